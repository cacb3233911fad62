import { rangeIn, select } from './cell-caret.ts';

/** Gives the words of a range a mark, which is an element of its own, and selects them. */
export function mark(cell: HTMLElement, range: Range, element: HTMLElement): void {
  const words = range.extractContents();
  unwrapAll(words, element.tagName);
  element.append(words);
  range.insertNode(element);
  dropEmpty(cell, element.tagName);
  range.selectNodeContents(element);
  select(cell, range);
}

/** Takes a mark from the words of a range, and selects them. */
export function unmark(cell: HTMLElement, range: Range, tag: string): void {
  const around = markAt(cell, range.commonAncestorContainer, tag);
  if (around !== null) {
    // What follows keeps the mark, as an element of its own.
    const rest = cell.ownerDocument.createRange();
    rest.setStart(range.endContainer, range.endOffset);
    rest.setEndAfter(around);
    around.after(rest.extractContents());
    range.setEndAfter(around);
  }
  const words = range.extractContents();
  unwrapAll(words, tag);
  const { firstChild: first, lastChild: last } = words;
  if (around === null) range.insertNode(words);
  else around.after(words);
  dropEmpty(cell, tag);
  if (first === null || last === null) return;
  range.setStartBefore(first);
  range.setEndAfter(last);
  select(cell, range);
}

const MARKS = ['strong', 'b', 'em', 'i', 'u', 's', 'strike', 'mark', 'code', 'a', 'span'];

/** Takes all marks from what is selected, and leaves it selected. */
export function clearMarks(cell: HTMLElement): void {
  for (const tag of MARKS) {
    let range = rangeIn(cell);
    // One may be in another of its kind, as colours are.
    while (range !== null && !range.collapsed && hasMark(cell, range, tag)) {
      unmark(cell, range, tag);
      range = rangeIn(cell);
    }
  }
}

function hasMark(cell: HTMLElement, range: Range, tag: string): boolean {
  const isAround = markAt(cell, range.commonAncestorContainer, tag) !== null;
  return isAround || range.cloneContents().querySelector(tag) !== null;
}

/** The mark that a place of a cell is in; null for none. */
export function markAt(cell: HTMLElement, node: Node, tag: string): HTMLElement | null {
  const element = node instanceof Element ? node : node.parentElement;
  const found = element?.closest<HTMLElement>(tag) ?? null;
  return found !== null && cell.contains(found) ? found : null;
}

/** Whether all words of a range have a mark; of a caret, whether it is in one. */
export function isMarked(cell: HTMLElement, range: Range, tag: string): boolean {
  const texts = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (texts.nextNode() !== null) {
    const { currentNode: node } = texts;
    const start = node === range.startContainer ? range.startOffset : 0;
    const end = node === range.endContainer ? range.endOffset : (node.nodeValue ?? '').length;
    if (range.intersectsNode(node) && end > start) nodes.push(node);
  }
  const places = nodes.length === 0 ? [range.startContainer] : nodes;
  return places.every((node) => markAt(cell, node, tag) !== null);
}

function unwrapAll(words: DocumentFragment, tag: string): void {
  for (const same of words.querySelectorAll(tag)) same.replaceWith(...same.childNodes);
}

function dropEmpty(cell: HTMLElement, tag: string): void {
  for (const left of cell.querySelectorAll(tag)) {
    if (left.textContent === '') left.remove();
  }
}
