import type Quill from 'quill';
import { Callout } from '../callout.ts';
import { currentRange } from '../commands.ts';

/** The lines of a callout. */
export interface CalloutRange {
  index: number;
  length: number;
}

/** All of the callout that this place of the text is in; null for none. */
export function calloutAt(quill: Quill, index: number): CalloutRange | null {
  const [at] = quill.getLine(index);
  if (!(at instanceof Callout)) return null;
  const isOfIt = (blot: unknown): blot is Callout =>
    blot instanceof Callout && blot.domNode.dataset.kind === at.domNode.dataset.kind;
  let [first, last] = [at, at];
  while (isOfIt(first.prev)) first = first.prev;
  while (isOfIt(last.next)) last = last.next;
  const start = first.offset(quill.scroll);
  return { index: start, length: last.offset(quill.scroll) + last.length() - start };
}

/** Makes paragraphs of the callouts that the selection is in. */
export function removeCallouts(quill: Quill): void {
  const { index, length } = currentRange(quill);
  const first = calloutAt(quill, index) ?? { index, length };
  const last = calloutAt(quill, index + length) ?? { index, length };
  quill.formatLine(first.index, last.index + last.length - first.index, 'callout', false, 'user');
}
