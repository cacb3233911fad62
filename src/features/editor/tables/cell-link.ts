import type Quill from 'quill';
import { escapeAttribute, escapeText } from '../inline-html.ts';
import type { LinkPlace } from '../link-place.ts';
import { enterCell, insertInCell, lengthTo, rangeBetween, rangeIn, select } from './cell-caret.ts';
import { writtenCell } from './cell-events.ts';
import { markAt } from './cell-marks.ts';
import { changeCell, execute } from './format-cell.ts';

/**
 * The link at the caret in a table's cell, or else what is selected there; null while nobody writes in one. By its place in the
 * words: they are drawn anew once the focus goes.
 */
export function linkInCell(quill: Quill): LinkPlace | null {
  const cell = writtenCell(quill);
  const range = cell === null ? null : rangeIn(cell);
  if (cell === null || range === null) return null;
  const link = markAt(cell, range.commonAncestorContainer, 'a');
  const chosen = range.cloneRange();
  if (link !== null && range.collapsed) chosen.selectNodeContents(link);
  const start = lengthTo(cell, chosen.startContainer, chosen.startOffset);
  const end = lengthTo(cell, chosen.endContainer, chosen.endOffset);
  // A blank that ends the cell goes with the focus.
  const isSpaced = /\s$/.test(rangeBetween(cell, 0, start).toString());
  const words = () => rangeBetween(cell, start, end);
  function resume() {
    if (cell === null) return;
    enterCell(cell);
    select(cell, words());
  }
  return {
    words: chosen.toString(),
    address: link?.getAttribute('href') ?? '',
    isButton: false,
    range: words,
    bounds: () => {
      const frame = quill.container.getBoundingClientRect();
      const range = words();
      const place = (range.collapsed ? cell : range).getBoundingClientRect();
      return { left: place.left - frame.left, top: place.top - frame.top, bottom: place.bottom - frame.top };
    },
    set: (address, title) => {
      resume();
      changeCell(quill, cell, () => {
        if (address !== null && words().collapsed)
          insertLink(cell, { address, words: title ?? address }, isSpaced);
        else execute(cell, address === null ? 'unlink' : 'createLink', address ?? undefined);
        cell.ownerDocument.getSelection()?.collapseToEnd();
      });
    },
    resume,
  };
}

function insertLink(
  cell: HTMLElement,
  { address, words }: { address: string; words: string },
  isSpaced: boolean,
): void {
  const caret = rangeIn(cell);
  const before =
    caret === null
      ? ''
      : rangeBetween(cell, 0, lengthTo(cell, caret.startContainer, caret.startOffset)).toString();
  const gap = isSpaced && before !== '' && !/\s$/.test(before) ? ' ' : '';
  insertInCell(cell, `${gap}<a href="${escapeAttribute(address)}">${escapeText(words)}</a>`);
}
