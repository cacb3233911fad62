import type { Side } from '../sides.ts';

/** Puts the caret into a cell. */
export function enterCell(cell: HTMLElement, at: 'start' | 'end' = 'end'): void {
  cell.focus();
  const range = cell.ownerDocument.createRange();
  range.selectNodeContents(cell);
  range.collapse(at === 'start');
  select(cell, range);
}

/** What is selected in a cell; null where the selection is elsewhere. */
export function rangeIn(cell: HTMLElement): Range | null {
  const selection = cell.ownerDocument.getSelection();
  if (selection === null || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  return cell.contains(range.commonAncestorContainer) ? range : null;
}

/** Selects all that is in a cell. */
export function selectCell(cell: HTMLElement): void {
  const range = cell.ownerDocument.createRange();
  range.selectNodeContents(cell);
  select(cell, range);
}

/** Whether all that is in a cell is selected; of an empty one there is nothing else. */
export function isAllSelected(cell: HTMLElement): boolean {
  return cell.textContent === '' || rangeIn(cell)?.toString() === cell.textContent;
}

/** Whether the caret can go no further to this side within the cell. */
export function isAtEdge(cell: HTMLElement, side: Side, caret = rangeIn(cell)): boolean {
  if (caret?.collapsed !== true) return false;
  if (side === 'left' || side === 'right') return isEmptyBeyond(cell, caret, side);
  const line = caret.getClientRects()[0];
  // At an element's edge a caret has no place of its own.
  if (line === undefined) return isEmptyBeyond(cell, caret, side === 'up' ? 'left' : 'right');
  const frame = cell.getBoundingClientRect();
  return side === 'up' ? line.top - frame.top < line.height : frame.bottom - line.bottom < line.height;
}

function isEmptyBeyond(cell: HTMLElement, caret: Range, side: 'left' | 'right'): boolean {
  const rest = cell.ownerDocument.createRange();
  rest.selectNodeContents(cell);
  if (side === 'left') rest.setEnd(caret.startContainer, caret.startOffset);
  else rest.setStart(caret.endContainer, caret.endOffset);
  const { textContent, lastChild, childNodes } = rest.cloneContents();
  // A break at the end only keeps its line open.
  const filler = side === 'right' ? lastChild : null;
  return textContent === '' && ![...childNodes].some((node) => node.nodeName === 'BR' && node !== filler);
}

/** The end of a selection that Shift and the arrows move; null where that is elsewhere. */
export function movedEndIn(cell: HTMLElement): Range | null {
  const { focusNode, focusOffset } = cell.ownerDocument.getSelection() ?? {};
  if (!focusNode || focusOffset === undefined || !cell.contains(focusNode)) return null;
  const end = cell.ownerDocument.createRange();
  end.setStart(focusNode, focusOffset);
  return end;
}

/** Begins a new line at the caret. */
export function breakLine(cell: HTMLElement): void {
  const range = rangeIn(cell);
  if (range === null) return;
  range.deleteContents();
  const needsFiller = isEmptyBeyond(cell, range, 'right') && cell.lastChild?.nodeName !== 'BR';
  const end = cell.ownerDocument.createElement('br');
  range.insertNode(end);
  if (needsFiller) end.after(cell.ownerDocument.createElement('br'));
  range.setStartAfter(end);
  range.collapse(true);
  select(cell, range);
}

/** Puts HTML that is safe into the place of what is selected; the caret is then behind it. */
export function insertInCell(cell: HTMLElement, html: string): void {
  const range = rangeIn(cell);
  if (range === null) return;
  const template = cell.ownerDocument.createElement('template');
  template.innerHTML = html;
  range.deleteContents();
  range.insertNode(template.content);
  range.collapse(false);
  select(cell, range);
}

/**
 * Notes what is selected in a cell by its place in the words: they are drawn anew once the focus goes.
 * @returns goes back into the cell, and selects it again
 */
export function holdSelection(cell: HTMLElement): () => void {
  const range = rangeIn(cell);
  if (range === null) return () => enterCell(cell);
  const start = lengthTo(cell, range.startContainer, range.startOffset);
  const end = lengthTo(cell, range.endContainer, range.endOffset);
  return () => {
    enterCell(cell);
    select(cell, rangeBetween(cell, start, end));
  };
}

/** How many signs of a cell's words are before a place. */
export function lengthTo(cell: HTMLElement, node: Node, offset: number): number {
  const before = cell.ownerDocument.createRange();
  before.selectNodeContents(cell);
  before.setEnd(node, offset);
  return before.toString().length;
}

/** A stretch of a cell's words, by the signs before its ends. */
export function rangeBetween(cell: HTMLElement, start: number, end: number): Range {
  const range = cell.ownerDocument.createRange();
  range.setStart(...pointAt(cell, start));
  range.setEnd(...pointAt(cell, end));
  return range;
}

/** The place behind so many signs of a cell's words. */
function pointAt(cell: HTMLElement, length: number): [node: Node, offset: number] {
  const texts = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  let left = length;
  while (texts.nextNode() !== null) {
    const size = texts.currentNode.textContent?.length ?? 0;
    if (left <= size) return [texts.currentNode, left];
    left -= size;
  }
  return [cell, cell.childNodes.length];
}

/** Selects a range that is in a cell. */
export function select(cell: HTMLElement, range: Range): void {
  const selection = cell.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
