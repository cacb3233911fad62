import type Quill from 'quill';

/** Whether the caret is in the first or the last line as shown of a paragraph. */
export function isOnOuterLine(quill: Quill, index: number, line: Node, side: 'up' | 'down'): boolean {
  const caret = quill.selection.getBounds(index);
  if (caret === null || !(line instanceof Element)) return true;
  const { top, bottom } = line.getBoundingClientRect();
  return side === 'up' ? caret.top - top < caret.height : bottom - caret.bottom < caret.height;
}
