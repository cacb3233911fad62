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
    node.dataset.kind = known(kind);
    return node;
  }

  static override formats(node: HTMLElement): string {
    return known(node.dataset.kind);
  }

  override format(name: string, value: unknown): void {
    if (name === Callout.blotName && value) this.domNode.dataset.kind = known(value);
    else if (!listInFrame(this, [name, value], [Callout.blotName, Callout.formats(this.domNode)]))
      super.format(name, value);
  }
}

function known(kind: unknown): string {
  return CALLOUTS.find((name) => name === kind) ?? CALLOUTS[0];
}
