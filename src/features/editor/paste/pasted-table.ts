import { ALIGNMENTS } from '../formats.ts';
import { type Align, type TableModel, writeTable } from '../tables/table-model.ts';
import { pastedInline } from './pasted-inline.ts';
import { styleOf } from './pasted-styles.ts';

/** A table as the editor writes it. Cells that span several places are followed by empty ones. '' for an empty one. */
export function tableOf(table: HTMLTableElement): string {
  const rows = [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => [
      cell,
      ...Array.from({ length: Math.max(0, cell.colSpan - 1) }, () => null),
    ]),
  );
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const [first = []] = rows;
  if (columns === 0) return '';
  const isHeading = (cell: HTMLTableCellElement | null | undefined) => cell?.tagName === 'TH';
  const hasHeader = table.tHead !== null || (first.length > 0 && first.every(isHeading));
  const body = hasHeader ? rows.slice(1) : rows;
  const model: TableModel = {
    caption: table.caption === null ? '' : pastedInline(table.caption.childNodes),
    hasHeader,
    hasRowNames: body.length > 0 && body.every(([name]) => isHeading(name)),
    align: Array.from({ length: columns }, (_, at) => alignOf(body.at(-1)?.[at] ?? null)),
    rows: rows.map((row) => Array.from({ length: columns }, (_, at) => wordsOf(row[at] ?? null))),
  };
  return writeTable(model);
}

/** A cell's lines; pictures in a cell are left behind. */
function wordsOf(cell: HTMLTableCellElement | null): string {
  if (cell === null) return '';
  const lines = [...cell.querySelectorAll('p, div, li')].filter(
    (block) => block.querySelector('p, div, li') === null,
  );
  const html = (lines.length === 0 ? [cell] : lines)
    .map((line) => pastedInline(line.childNodes))
    .filter(Boolean);
  return html.join('<br>').replace(/<img[^>]*>/g, '');
}

function alignOf(cell: HTMLTableCellElement | null): Align {
  const inside = cell?.querySelector('p') ?? null;
  const styles = [cell, inside].map(styleOf).join(';');
  const named = /text-align:\s*(\w+)/.exec(styles)?.[1] ?? cell?.getAttribute('align') ?? '';
  return ALIGNMENTS.find((name) => name === named && name !== 'justify') ?? '';
}
