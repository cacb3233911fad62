import { rangeIn, select } from './cell-caret.ts';

/**
 * Gives the words of a range a mark, which is an element of its own, and selects them.
 * @param kind the selector of all marks that it takes the place of
 */
export function mark(cell: HTMLElement, range: Range, element: HTMLElement, kind = element.tagName): void {
  const words = range.extractContents();
  unwrapAll(words, kind);
  element.append(words);
  range.insertNode(element);
  dropEmpty(cell, kind);
  range.selectNodeContents(element);
  select(cell, range);
}

/** Takes the marks of a kind, which is a selector, from the words of a range, and selects them. */
export function unmark(cell: HTMLElement, range: Range, kind: string): void {
  const around = markAt(cell, range.commonAncestorContainer, kind);
  if (around !== null) {
    // What follows keeps the mark, as an element of its own.
    const rest = cell.ownerDocument.createRange();
    rest.setStart(range.endContainer, range.endOffset);
    rest.setEndAfter(around);
    around.after(rest.extractContents());
    range.setEndAfter(around);
  }
  const words = range.extractContents();
  unwrapAll(words, kind);
  const { firstChild: first, lastChild: last } = words;
  if (around === null) range.insertNode(words);
  else around.after(words);
  dropEmpty(cell, kind);
  if (first === null || last === null) return;
  range.setStartBefore(first);
  range.setEndAfter(last);
  select(cell, range);
}

const MARKS = ['strong', 'b', 'em', 'i', 'u', 's', 'strike', 'mark', 'code', 'a', 'span'];

/** Takes all marks, or those of one kind, from what is selected, and leaves it selected. */
export function clearMarks(cell: HTMLElement, kinds: readonly string[] = MARKS): void {
  for (const kind of kinds) {
    let range = rangeIn(cell);
    // One may be in another of its kind, as colours are.
    while (range !== null && !range.collapsed && hasMark(cell, range, kind)) {
      unmark(cell, range, kind);
      range = rangeIn(cell);
    }
  }
}

function hasMark(cell: HTMLElement, range: Range, kind: string): boolean {
  const isAround = markAt(cell, range.commonAncestorContainer, kind) !== null;
  return isAround || range.cloneContents().querySelector(kind) !== null;
}

/** The mark that a place of a cell is in; null for none. */
export function markAt(cell: HTMLElement, node: Node, kind: string): HTMLElement | null {
  const element = node instanceof Element ? node : node.parentElement;
  const found = element?.closest<HTMLElement>(kind) ?? null;
  return found !== null && cell.contains(found) ? found : null;
}

/** Whether all words of a range have a mark; of a caret, whether it is in one. */
export function isMarked(cell: HTMLElement, range: Range, kind: string): boolean {
  const texts = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (texts.nextNode() !== null) {
    const { currentNode: node } = texts;
    const start = node === range.startContainer ? range.startOffset : 0;
    const end = node === range.endContainer ? range.endOffset : (node.nodeValue ?? '').length;
    if (range.intersectsNode(node) && end > start) nodes.push(node);
  }
  const places = nodes.length === 0 ? [range.startContainer] : nodes;
  return places.every((node) => markAt(cell, node, kind) !== null);
}

function unwrapAll(words: DocumentFragment, kind: string): void {
  for (const same of words.querySelectorAll(kind)) same.replaceWith(...same.childNodes);
}

function dropEmpty(cell: HTMLElement, kind: string): void {
  for (const left of cell.querySelectorAll(kind)) {
    if (left.textContent === '') left.remove();
  }
}
