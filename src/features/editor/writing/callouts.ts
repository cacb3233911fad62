import type Quill from 'quill';
import { currentRange } from '../commands.ts';
import { formatsOf } from '../line.ts';
import { partOf } from './parts.ts';

/** The lines of a callout. */
export interface CalloutRange {
  index: number;
  length: number;
}

/** All of the callout that this place of the text is in; null for none. */
export function calloutAt(quill: Quill, index: number): CalloutRange | null {
  const [line] = quill.getLine(index);
  if (line === null || !('callout' in formatsOf(line))) return null;
  const { start, end } = partOf(quill, line);
  return { index: start, length: end - start };
}

/** Takes away the callouts that the selection is in: paragraphs and lists are left. */
export function removeCallouts(quill: Quill): void {
  const { index, length } = currentRange(quill);
  const first = calloutAt(quill, index) ?? { index, length };
  const last = calloutAt(quill, index + length) ?? { index, length };
  quill.formatLine(first.index, last.index + last.length - first.index, 'callout', false, 'user');
}
