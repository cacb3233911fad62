import { type CaptionPiece, captionOf, captionPieces, captionWords } from '#shared/rich-text/caption.ts';
import { isFigureValue } from '../figure-ops.ts';
import type { Op } from '../formats.ts';
import { cellHtml } from '../tables/cell-text.ts';
import type { CellPlace } from '../tables/draw-table.ts';
import { CAPTION, setText, textAt } from '../tables/table-changes.ts';
import { readTable, type TableModel, writeTable } from '../tables/table-model.ts';

/** Where words of a block are written: a cell or the caption of a table, or a picture's caption. */
export type FieldPlace = CellPlace | 'caption';

interface Field {
  place: FieldPlace;
  /** As it is seen; a line break is one sign. */
  text: string;
}

/** A stretch of a field's text. */
interface Stretch {
  start: number;
  length: number;
}

/** The words that are written in a block, in the order of reading; none for what is no block, or has none. */
export function fieldsOf(insert: Op['insert']): Field[] {
  if (typeof insert !== 'object') return [];
  const { figure, grid } = insert;
  if (isFigureValue(figure)) {
    const { title } = figure.attributes;
    return typeof title === 'string' && title !== '' ? [{ place: 'caption', text: captionWords(title) }] : [];
  }
  const table = modelOf(grid);
  if (table === null) return [];
  const places = [
    ...(table.caption === '' ? [] : [{ row: CAPTION, column: 0 }]),
    ...table.rows.flatMap((cells, row) => cells.map((_, column) => ({ row, column }))),
  ];
  return places.map((place) => ({
    place,
    text: piecesOf(bodyOf(textAt(table, place.row, place.column)))
      .map(textOf)
      .join(''),
  }));
}

/** A block with other words in the place of some, which keep their marks. */
export function withWords(
  insert: Record<string, unknown>,
  found: readonly (Stretch & { place: FieldPlace })[],
  words: string,
): Record<string, unknown> {
  const { figure, grid } = insert;
  if (isFigureValue(figure)) {
    const { title, ...untitled } = figure.attributes;
    const caption = withCaptionWords(typeof title === 'string' ? title : '', found, words);
    const named = caption === '' ? untitled : { ...untitled, title: caption };
    return { figure: { ...figure, attributes: named } };
  }
  const table = modelOf(grid);
  if (table === null) return insert;
  const next = found.reduce((all, { place }, at) => {
    if (place === 'caption') return all;
    const { row, column } = place;
    const isHere = (other: FieldPlace) => other !== 'caption' && other.row === row && other.column === column;
    const isDone = found.findIndex((other) => isHere(other.place)) < at;
    const stretches = found.filter((other) => isHere(other.place));
    return isDone
      ? all
      : setText(all, row, column, withCellWords(textAt(all, row, column), stretches, words));
  }, table);
  return { grid: writeTable(next) };
}

/** The text nodes and the line breaks of an element, in their order. */
export function piecesOf(root: Node): Node[] {
  return [...root.childNodes].flatMap((node) => {
    const isPiece = node.nodeType === node.TEXT_NODE || node.nodeName === 'BR';
    return isPiece ? [node] : piecesOf(node);
  });
}

/** What a piece is in a field's text. */
export function textOf(node: Node): string {
  return node.nodeName === 'BR' ? '\n' : (node.nodeValue ?? '');
}

function modelOf(html: unknown): TableModel | null {
  const table = typeof html === 'string' ? bodyOf(html).querySelector('table') : null;
  return table === null ? null : readTable(table);
}

function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

function withCellWords(html: string, found: readonly Stretch[], words: string): string {
  const body = bodyOf(html);
  const pieces = piecesOf(body);
  const texts = replaced(pieces.map(textOf), found, words);
  for (const [at, piece] of pieces.entries()) {
    if (piece.nodeType === piece.TEXT_NODE) piece.nodeValue = texts[at] ?? '';
  }
  return cellHtml(body.childNodes);
}

function withCaptionWords(caption: string, found: readonly Stretch[], words: string): string {
  const pieces = captionPieces(caption);
  const texts = replaced(leavesOf(pieces), found, words);
  const filled = (all: readonly CaptionPiece[]): CaptionPiece[] =>
    all.map((piece) =>
      typeof piece === 'string' ? (texts.shift() ?? '') : { ...piece, inside: filled(piece.inside) },
    );
  return captionOf(filled(pieces));
}

function leavesOf(pieces: readonly CaptionPiece[]): string[] {
  return pieces.flatMap((piece) => (typeof piece === 'string' ? [piece] : leavesOf(piece.inside)));
}

/** The pieces of a text with other words in the place of some: these are in the piece in which the first ones began. */
function replaced(pieces: readonly string[], found: readonly Stretch[], words: string): string[] {
  let begin = 0;
  return pieces.map((piece) => {
    const start = begin;
    begin += piece.length;
    let text = '';
    let at = 0;
    for (const stretch of found) {
      const from = stretch.start - start;
      const to = from + stretch.length;
      if (to <= 0 || from >= piece.length) continue;
      text += piece.slice(at, Math.max(0, from)) + (from >= 0 ? words : '');
      at = Math.min(piece.length, to);
    }
    return text + piece.slice(at);
  });
}
