import type Quill from 'quill';
import { useEffect } from 'react';
import { business } from '#content/business.ts';
import { quotesOf, TYPED_SIGNS, typographicAtEnd } from '../writing/typographic.ts';
import { useTypographicSetting } from '../writing/typographic-setting.ts';
import { lengthTo, rangeBetween, rangeIn, select } from './cell-caret.ts';
import { listenInCells } from './cell-events.ts';
import { isMarked } from './cell-marks.ts';
import { lineBefore } from './cell-markdown.ts';
import { changeCell } from './format-cell.ts';

const QUOTES = quotesOf(business.language.locale);

/** What was just made in a cell: Backspace brings back what was typed. */
interface Made {
  cell: HTMLElement;
  start: number;
  end: number;
  typed: string;
}

/** Makes quotes and dashes typographic in the cells of tables, as in the text. */
export function useTypographicCells(quill: Quill): void {
  const { isTypographic } = useTypographicSetting();
  useEffect(() => {
    if (!isTypographic) return undefined;
    const listening = new AbortController();
    const inCell = listenInCells(quill.container, { capture: true, signal: listening.signal });
    let made: Made | null = null;
    inCell('input', (event, cell) => {
      made =
        event instanceof InputEvent && !event.isComposing ? makeTypographic(quill, cell, event.data) : null;
    });
    inCell('keydown', (event, cell) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const back = made;
      if (key !== 'Shift') made = null;
      if (key !== 'Backspace' || ctrlKey || metaKey || altKey || shiftKey) return;
      if (back?.cell !== cell || caretIn(cell) !== back.end) return;
      event.preventDefault();
      changeCell(quill, cell, () => replace(cell, back.start, back.end, back.typed));
    });
    return () => listening.abort();
  }, [quill, isTypographic]);
}

/** Changes what the words before the caret end with. @returns what was made; null for nothing */
function makeTypographic(quill: Quill, cell: HTMLElement, sign: string | null): Made | null {
  const caret = rangeIn(cell);
  if (sign === null || !TYPED_SIGNS.includes(sign) || caret?.collapsed !== true) return null;
  if (isMarked(cell, caret, 'code')) return null;
  const line = lineBefore(cell, caret);
  const found = typographicAtEnd(line, QUOTES);
  if (found === null) return null;
  const end = lengthTo(cell, caret.startContainer, caret.startOffset);
  const start = end - line.length + found.start;
  const typed = line.slice(found.start, found.start + found.length);
  const behind = line.slice(found.start + found.length);
  changeCell(quill, cell, () => replace(cell, start, end, found.text + behind));
  return { cell, start, end: start + found.text.length + behind.length, typed: typed + behind };
}

/** Puts words in the place of others of a cell, with the caret behind them. */
function replace(cell: HTMLElement, start: number, end: number, text: string): void {
  const range = rangeBetween(cell, start, end);
  const { startContainer: node, startOffset: offset } = range;
  range.deleteContents();
  if (node.nodeType === node.TEXT_NODE) (node as Text).insertData(offset, text);
  else range.insertNode(cell.ownerDocument.createTextNode(text));
  select(cell, rangeBetween(cell, start + text.length, start + text.length));
}

/** How many characters are before the caret. */
function caretIn(cell: HTMLElement): number | null {
  const caret = rangeIn(cell);
  return caret?.collapsed === true ? lengthTo(cell, caret.startContainer, caret.startOffset) : null;
}
