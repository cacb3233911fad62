import { loneAddress } from '../addresses.ts';
import { escapeAttribute, escapeText } from '../inline-html.ts';
import { NOTES_CLASS } from '../paste/copied-notes.ts';
import { pastedInline } from '../paste/pasted-inline.ts';
import { tableOf } from '../paste/pasted-table.ts';
import { withoutStyles } from '../paste/pasted-styles.ts';
import { insertInCell, rangeIn } from './cell-caret.ts';
import { cellHtml } from './cell-text.ts';
import { readTable } from './table-model.ts';

/** The cells on a clipboard, row by row, as HTML that is safe: of a table, or of words with tabs between. Null for none. */
export function pastedCells({ html, text }: Pasted): string[][] | null {
  const table = bodyOf(html).querySelector('table');
  const rows = table === null ? null : rowsOf(table);
  if (rows !== null) return rows.flat().length > 1 ? rows : null;
  if (!text.includes('\t')) return null;
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => escapeText(cell.trim())));
}

/** Puts what is on a clipboard into the place of what is selected in a cell: an address makes a link of it. */
export function pasteWords(cell: HTMLElement, pasted: Pasted): void {
  const chosen = rangeIn(cell);
  const words = chosen === null ? '' : cellHtml(chosen.cloneContents().childNodes);
  const link = words === '' ? null : pastedLink(pasted, words);
  insertInCell(cell, link ?? pastedWords(pasted));
}

/** What is on a clipboard as the words of one cell, as HTML that is safe. */
export function pastedWords({ html, text }: Pasted): string {
  if (html !== '') return linesOf(bodyOf(html));
  return text.replace(/\r\n?/g, '\n').trim().split('\n').map(escapeText).join('<br>');
}

/** The words as a link, where the clipboard holds an address and nothing else; null for anything else. */
export function pastedLink({ text }: Pasted, words: string): string | null {
  const address = loneAddress(text);
  return address === null ? null : `<a href="${escapeAttribute(address)}">${words}</a>`;
}

const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, li, pre, blockquote, tr';

/** Each block's words as a line; pictures are left behind. */
function linesOf(body: HTMLElement): string {
  for (const block of body.querySelectorAll(BLOCKS)) block.append(block.ownerDocument.createElement('br'));
  return pastedInline(body.childNodes)
    .replace(/<img[^>]*>/g, '')
    .replace(/(?:\s*<br>\s*)+/g, '<br>');
}

export interface Pasted {
  html: string;
  text: string;
}

/** What an event brings. */
export function pastedOf({ clipboardData }: ClipboardEvent): Pasted {
  const read = (type: string) => clipboardData?.getData(type) ?? '';
  return { html: read('text/html'), text: read('text/plain') };
}

function rowsOf(table: HTMLTableElement): string[][] | null {
  const written = bodyOf(tableOf(table)).querySelector('table');
  const rows = written === null ? undefined : readTable(written)?.rows;
  return rows?.map((cells) => cells.map((html) => cellHtml(bodyOf(html).childNodes))) ?? null;
}

function bodyOf(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  // A cell has no footnotes.
  const copied = `.${NOTES_CLASS}`;
  for (const part of body.querySelectorAll(`${copied} > ol:last-child, ${copied} a[href^="#fn-"]`))
    part.remove();
  return body;
}
