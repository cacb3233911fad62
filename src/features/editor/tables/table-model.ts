import { ALIGNMENTS } from '../formats.ts';
import { hasOnly } from '../read-inline.ts';
import { isPlainText } from './cell-text.ts';

/** A column's alignment, by the classes of the text; '' for the left. */
export type Align = '' | (typeof ALIGNMENTS)[number];

/** A table that the editor can change: rows of equal length, whose cells hold text and its marks. */
export interface TableModel {
  /** Inline HTML; '' for none. */
  caption: string;
  /** Whether the first row names the columns. */
  hasHeader: boolean;
  /** Whether the first column names the rows. */
  hasRowNames: boolean;
  /** One a column. */
  align: Align[];
  /** The cells' inline HTML, row by row, with the header. Never empty. */
  rows: string[][];
}

/** What a table holds; null for one that could not be written back with all that it has. */
export function readTable(table: HTMLTableElement): TableModel | null {
  const rows = [...table.rows];
  const cells = rows.map((row) => [...row.cells]);
  const isKnown = (element: Element) => element.matches('caption, thead, tbody, tr, th, td');
  const parts = [...table.querySelectorAll('*')].filter(
    (element) => element.parentElement?.closest('td, th, caption') === null,
  );
  const isBare = (part: Element) => hasOnly(part, []) || part.matches('td, th');
  if (rows.length === 0 || !parts.every((part) => isKnown(part) && isBare(part))) return null;
  if (!hasOnly(table, []) || table.tBodies.length > 1 || !cells.flat().every(isPlain)) return null;
  if (!isPlainText(table.caption?.childNodes ?? [])) return null;

  const columns = Math.max(...cells.map((row) => row.length));
  const align = Array.from({ length: columns }, (_, column) => alignOf(cells, column));
  const [first = [], ...others] = cells;
  const isHeading = (cell: Element | undefined) => cell?.tagName === 'TH';
  const hasHeader = first.every(isHeading) && first.length > 0;
  const body = hasHeader ? others : cells;
  const hasRowNames = body.length > 0 && body.every(([name]) => isHeading(name));
  const isMixed = body.some((row) => row.some((cell, at) => isHeading(cell) && !(hasRowNames && at === 0)));
  const known = align.filter((name) => name !== null);
  if (isMixed || known.length < columns || columns === 0) return null;
  return {
    caption: table.caption?.innerHTML.trim() ?? '',
    hasHeader,
    hasRowNames,
    align: known,
    rows: cells.map((row) => Array.from({ length: columns }, (_, at) => row[at]?.innerHTML.trim() ?? '')),
  };
}

/** A cell with text and its marks only, and no attribute but its alignment. */
function isPlain(cell: Element): boolean {
  const alignment = ALIGNMENTS.some((name) => cell.className === `ql-align-${name}`);
  return hasOnly(cell, ['class']) && (cell.className === '' || alignment) && isPlainText(cell.childNodes);
}

/** The alignment that all cells of a column share; null where they differ. */
function alignOf(cells: readonly Element[][], column: number): Align | null {
  const names = new Set(cells.flatMap((row) => row[column]?.className.replace('ql-align-', '') ?? []));
  const [only = ''] = names;
  return names.size > 1 ? null : (ALIGNMENTS.find((name) => name === only) ?? '');
}

/** The table as it is saved: `thead` for the header, and a class for a column's alignment on each of its cells. */
export function writeTable({ caption, hasHeader, hasRowNames, align, rows }: TableModel): string {
  const row = (cells: readonly string[], isHeader: boolean) => {
    const written = cells.map((html, at) => {
      const tag = isHeader || (hasRowNames && at === 0) ? 'th' : 'td';
      const aligned = align[at] ? ` class="ql-align-${align[at]}"` : '';
      return `<${tag}${aligned}>${html}</${tag}>`;
    });
    return `<tr>${written.join('')}</tr>`;
  };
  const [first = [], ...others] = rows;
  const body = (hasHeader ? others : rows).map((cells) => row(cells, false)).join('\n');
  return [
    '<table>',
    ...(caption === '' ? [] : [`<caption>${caption}</caption>`]),
    ...(hasHeader ? [`<thead>\n${row(first, true)}\n</thead>`] : []),
    ...(body === '' ? [] : [`<tbody>\n${body}\n</tbody>`]),
    '</table>',
  ].join('\n');
}

/** An empty table with a header. */
export function newTable(rows: number, columns: number): TableModel {
  return {
    caption: '',
    hasHeader: true,
    hasRowNames: false,
    align: Array.from({ length: columns }, () => '' as const),
    rows: Array.from({ length: rows }, () => Array.from({ length: columns }, () => '')),
  };
}
