import { stripVTControlCharacters } from 'node:util';

interface Row {
  where: string;
  what: string;
  passed: boolean;
  note: string;
  seconds: number;
}

/** What was checked, and what came of it. */
export class Report {
  readonly #rows: Row[] = [];

  get failures(): number {
    return this.#rows.filter(({ passed }) => !passed).length;
  }

  /**
   * Runs one check and notes how it went; a failure ends nothing but the check itself.
   * @param check gives what is worth telling of its success, and throws when it fails
   * @returns whether it passed
   */
  async check(where: string, what: string, check: () => Promise<string> | string): Promise<boolean> {
    const begun = performance.now();
    const row: Row = { where, what, passed: false, note: '', seconds: 0 };
    try {
      row.note = await check();
      row.passed = true;
    } catch (error) {
      row.note = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
    }
    row.seconds = (performance.now() - begun) / 1_000;
    this.#rows.push(row);
    console.log(line({ ...row, note: row.note.split('\n')[0] ?? '' }));
    return row.passed;
  }

  print(): void {
    const failed = this.#rows.filter(({ passed }) => !passed);
    console.log(`\n${this.#rows.length - failed.length} of ${this.#rows.length} checks passed`);
    for (const row of failed) console.log(line(row));
  }
}

function line({ where, what, passed, note, seconds }: Row): string {
  return `${passed ? 'ok  ' : 'FAIL'} ${where.padEnd(18)} ${what.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s  ${note}`;
}
