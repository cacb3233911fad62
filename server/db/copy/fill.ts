import { sql } from 'kysely';
import type { Db } from '../engine.ts';
import { UniqueViolation } from '../errors.ts';
import { type CopyEnd, CopyError } from './copy-end.ts';
import type { TableCopy } from './decisions.ts';
import { batches, type Contents, ContentsOf, type Row } from './rows.ts';

/**
 * Copies a table's rows.
 * @returns the contents of the source's table
 * @throws CopyError naming a row that the target does not take
 */
export async function fill(table: TableCopy, source: Db, to: CopyEnd, target: Db): Promise<Contents> {
  const contents = new ContentsOf(table);
  for await (const rows of batches(source, table)) {
    contents.add(rows);
    for (const row of rows) requireStorable(to, table, row);
    await insert(to, target, table, rows);
  }
  return contents.done();
}

/** @throws CopyError naming the row that the target does not take */
async function insert(to: CopyEnd, target: Db, table: TableCopy, rows: readonly Row[]): Promise<void> {
  await sql`savepoint batch`.execute(target);
  try {
    await to.insert(target, table, rows);
  } catch (error) {
    const isOver = await sql`rollback to savepoint batch`.execute(target).catch(() => null);
    const [first, ...others] = rows;
    if (isOver === null || first === undefined) throw error; // the transaction has ended: the disk is full, say
    if (others.length === 0) throw refusedRow(table, first, error);
    for (const row of rows) await insert(to, target, table, [row]);
    throw error; // each fits alone, but not together with the others
  }
  await sql`release savepoint batch`.execute(target);
}

function refusedRow(table: TableCopy, row: Row, error: unknown): CopyError {
  const reason =
    error instanceof UniqueViolation
      ? `another row has the same ${error.columns.join(' and ')}; PostgreSQL ignores case in more letters than A to Z`
      : (error as Error).message;
  return new CopyError(`${nameOf(table, row)} can’t be copied: ${reason}. Nothing was copied.`, {
    cause: error,
  });
}

function requireStorable({ forbids }: CopyEnd, table: TableCopy, row: Row): void {
  if (forbids === null) return;
  for (const { name } of table.columns) {
    const value = row[name];
    if (typeof value !== 'string' || !value.includes(forbids)) continue;
    const code = (forbids.codePointAt(0) ?? 0).toString(16).padStart(4, '0').toUpperCase();
    throw new CopyError(
      `${nameOf(table, row)} can’t be copied: its ${name} contains the character U+${code}, which PostgreSQL can’t store. Take it out first. Nothing was copied.`,
    );
  }
}

function nameOf({ name, key }: TableCopy, row: Row): string {
  return `The row of ${name} with ${key} ${row[key] ?? ''}`;
}
