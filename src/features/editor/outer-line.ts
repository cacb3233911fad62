import type Quill from 'quill';
import type { Line } from './line.ts';

/** Whether the caret is in the first or the last line as shown of a paragraph. */
export function isOnOuterLine(quill: Quill, index: number, line: Line, side: 'up' | 'down'): boolean {
  const start = line.offset(quill.scroll);
  const caret = quill.selection.getBounds(index);
  const outer = quill.selection.getBounds(side === 'up' ? start : start + line.length() - 1);
  if (caret === null || outer === null) return true;
  const middle = caret.top + caret.height / 2;
  return side === 'up' ? middle <= outer.bottom : middle >= outer.top;
}
