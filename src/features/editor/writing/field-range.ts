import type Quill from 'quill';
import { fieldAt } from '../tables/draw-table.ts';
import { quietly } from './quietly.ts';
import type { Match } from './text-search.ts';
import { type FieldPlace, piecesOf, textOf } from './words-in-blocks.ts';

/** Captions that are drawn for a search: a browser marks no words of a field. */
const drawn = new Map<Element, Quill>();

/** The element that shows the words of a block; for a picture's caption that has no marks, it is drawn. */
function shownField(quill: Quill, index: number, place: FieldPlace): Element | null {
  const block = quill.getLine(index)[0]?.domNode;
  if (!(block instanceof Element)) return null;
  if (place !== 'caption') return fieldAt(block, place);
  const look = block.querySelector('.ql-caption-look');
  const caption = block.querySelector('textarea');
  if (look !== null && caption !== null && look.childNodes.length === 0) {
    quietly(quill, () => look.append(caption.value));
    drawn.set(look, quill);
  }
  return look;
}

/** The part of the page that holds a match in a block. */
export function fieldRange(quill: Quill, { index, start = 0, length, place }: Match): Range | null {
  const field = place === undefined ? null : shownField(quill, index, place);
  if (field === null) return null;
  const range = field.ownerDocument.createRange();
  let begin = 0;
  let isBegun = false;
  for (const piece of piecesOf(field)) {
    const end = begin + textOf(piece).length;
    const isText = piece.nodeType === piece.TEXT_NODE;
    if (isText && !isBegun && start < end) {
      range.setStart(piece, start - begin);
      isBegun = true;
    }
    if (isText && isBegun && start + length <= end) {
      range.setEnd(piece, start + length - begin);
      return range;
    }
    begin = end;
  }
  return null;
}

/** Captions are seen again as they are without a search. */
export function hideDrawnCaptions(): void {
  for (const [look, quill] of drawn) quietly(quill, () => look.replaceChildren());
  drawn.clear();
}

/** Puts the caret at a match in a block. */
export function enterField(quill: Quill, match: Match): void {
  const { place } = match;
  const block = quill.getLine(match.index)[0]?.domNode;
  if (place === 'caption' && block instanceof Element) {
    block.querySelector('textarea')?.focus({ preventScroll: true });
    return;
  }
  const range = fieldRange(quill, match);
  const cell = range?.startContainer.parentElement?.closest<HTMLElement>('.ql-cell');
  if (range === null || cell === null || cell === undefined) return;
  cell.focus({ preventScroll: true });
  const selection = cell.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
