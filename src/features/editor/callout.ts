import { bareValue, numberedValue, partOfValue } from './block-parts.ts';
import { CALLOUTS } from './formats.ts';
import { Paragraph } from './line-break.ts';
import { listInFrame } from './list-frames.ts';

/** A line of a callout. Lines of one kind that follow each other are one callout, as with Quill's quotes. */
export class Callout extends Paragraph {
  static override blotName = 'callout';
  static override tagName = 'DIV';
  static override className = 'ql-callout';

  static override create(kind: unknown): HTMLElement {
    // A blot with a tag of its own makes an element of it.
    const node = super.create();
    setCallout(node, kind);
    return node;
  }

  static override formats(node: HTMLElement): string {
    return calloutValue(node);
  }

  override format(name: string, value: unknown): void {
    if (name === Callout.blotName && value) setCallout(this.domNode, value);
    else if (!listInFrame(this, [name, value], [Callout.blotName, calloutValue(this.domNode)]))
      super.format(name, value);
  }
}

/** Says of a line, or of a list of them, which callout it is of: its kind, and the number that tells it from its neighbour. */
export function setCallout({ dataset }: HTMLElement, value: unknown): void {
  const text = typeof value === 'string' ? value : '';
  const part = partOfValue(text);
  dataset.kind = CALLOUTS.find((name) => name === bareValue(text)) ?? CALLOUTS[0];
  if (part > 0) dataset.part = String(part);
  else delete dataset.part;
}

/** The value of the callout that a line is of. */
export function calloutValue({ dataset: { kind, part } }: HTMLElement): string {
  return numberedValue(Number(part ?? 0), CALLOUTS.find((name) => name === kind) ?? CALLOUTS[0]);
}
