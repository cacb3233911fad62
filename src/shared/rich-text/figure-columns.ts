/** Longer content of a cell is no figure. */
export const MAX_FIGURE = 24;
/** A number, with its sign, currency or unit: `$2,500`, `−3,5 %`, `1 200 €`, `358 px`, `≈ 2 h`. */
const FIGURE =
  /^[~≈<>≤≥±]? ?[+\-−–]? ?(?:\p{L}{0,3}\p{Sc} ?)?(?:\d{1,3}(?:[.,'’ ]\d{3})+|\d+)(?:[.,]\d+)?(?: ?(?:%|‰|°|\p{Sc}|[\p{L}µ]{1,3}))?$/u;
/** From one to another: `$500 to $1,500`, `3–5`. */
const RANGE = /^(.*\d)(?: ?[–-] ?| \p{L}{1,3} )(\W{0,3}\d.*)$/u;
/** Begins with one: `2 to 6 weeks`, `$500 to $1,500`. */
const BEGINS_WITH_FIGURE = /^\W{0,3}\d/;
/** Stands for a figure that there is none of. */
const NONE = /^[-–—]?$/;

/** Sets columns of figures to the right, as narrow as they are: classes of the cells. */
export function alignFigures(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const body = rows.filter((row) => row.parentElement?.tagName !== 'THEAD');
  const texts = body.map((row) => [...row.cells].map((cell) => cell.textContent));
  for (const cell of body.flatMap((row) => [...row.cells])) {
    const text = cell.textContent.trim();
    if (text.length <= MAX_FIGURE && BEGINS_WITH_FIGURE.test(text)) cell.classList.add('unbroken');
  }
  for (const [column, isOfFigures] of figureColumns(texts).entries()) {
    if (!isOfFigures) continue;
    const shares = texts.every((row) => /^(?:[-–—]?|.*%)$/s.test((row[column] ?? '').trim()));
    // The first one names the rows.
    const classes = column === 0 ? ['narrow'] : ['figures', ...(shares ? ['shares'] : [])];
    for (const row of rows) row.cells[column]?.classList.add(...classes);
  }
}

/** Which columns of a table's body hold figures and nothing else. */
export function figureColumns(rows: readonly (readonly string[])[]): boolean[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, column) => {
    const texts = rows.map((row) => (row[column] ?? '').replace(/\s+/g, ' ').trim());
    const filled = texts.filter((text) => !NONE.test(text));
    return filled.length > 0 && filled.every(isFigure);
  });
}

function isFigure(text: string): boolean {
  if (text.length > MAX_FIGURE) return false;
  if (FIGURE.test(text)) return true;
  const [, from = '', to = ''] = RANGE.exec(text) ?? [];
  return FIGURE.test(from) && FIGURE.test(to);
}
