import { type DiffRow, paragraphDiff } from './paragraph-diff.ts';
import type { Line, LineStyle } from './text-lines.ts';

/** A text that is compared. */
export interface ComparedText {
  title: string;
  lines: readonly Line[];
}

/** A row of a comparison, and what it is in its text. */
export interface ComparedRow {
  row: DiffRow;
  style: LineStyle | 'title';
  /** Its place in a numbered list. */
  number?: number | undefined;
  /** In how many lists an item's own one is. */
  depth?: number | undefined;
}

/** The differences of two texts: first those of their titles, then those of their lines, each as it stands in its text. */
export function comparedRows(before: ComparedText, after: ComparedText): ComparedRow[] {
  const titles = paragraphDiff(before.title.trim(), after.title.trim()).map((row): ComparedRow => ({
    row,
    style: 'title',
  }));
  const join = ({ lines }: ComparedText) => lines.map(({ text }) => text).join('\n');
  let [old, now] = [0, 0];
  const texts = paragraphDiff(join(before), join(after)).map((row): ComparedRow => {
    const line = row.kind === 'removed' ? before.lines[old] : after.lines[now];
    if (row.kind !== 'added') old += 1;
    if (row.kind !== 'removed') now += 1;
    return { row, style: line?.style ?? 'text', number: line?.number, depth: line?.depth };
  });
  return [...titles, ...texts];
}
