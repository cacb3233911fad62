import { csvText } from '#shared/csv.ts';
import { parseCsv } from '../../csv.ts';
import { ImportFailure } from '../../import-failure.ts';

/** A row of a table of the export, by the names of its columns. */
export class CsvRow {
  readonly #cells: ReadonlyMap<string, string>;
  readonly #place: string;

  constructor(cells: ReadonlyMap<string, string>, place: string) {
    this.#cells = cells;
    this.#place = place;
  }

  /** Whether it has the column: older exports don't have all. */
  has(name: string): boolean {
    return this.#cells.has(name);
  }

  text(name: string): string {
    const cell = this.#cells.get(name);
    if (cell === undefined) throw new ImportFailure(`${this.#place}: the column ${name} is missing.`);
    return cell;
  }

  /** Null for an empty cell. */
  textOrNull(name: string): string | null {
    return this.text(name) || null;
  }

  number(name: string): number {
    const value = Number(this.text(name));
    if (!Number.isSafeInteger(value) || value < 0 || this.text(name) === '') throw this.#wrong(name);
    return value;
  }

  numberOrNull(name: string): number | null {
    return this.text(name) === '' ? null : this.number(name);
  }

  oneOf<Value extends string>(name: string, values: readonly Value[]): Value {
    const found = values.find((value) => value === this.text(name));
    if (found === undefined) throw this.#wrong(name);
    return found;
  }

  /** An instant, ISO 8601. */
  instant(name: string): string {
    const value = this.text(name);
    if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) || Number.isNaN(Date.parse(value))) throw this.#wrong(name);
    return value;
  }

  instantOrNull(name: string): string | null {
    return this.text(name) === '' ? null : this.instant(name);
  }

  #wrong(name: string): ImportFailure {
    return new ImportFailure(`${this.#place}: ${name} can’t be “${this.text(name)}”.`);
  }
}

/** The rows of a table, with every cell as it was before the export wrote it. */
export function csvRows(text: string, file: string): CsvRow[] {
  const [head = [], ...rows] = parseCsv(text);
  return rows.map(
    (cells, index) =>
      new CsvRow(
        new Map(head.map((name, at) => [name, csvText(cells[at] ?? '')])),
        `${file}, row ${index + 2}`,
      ),
  );
}
