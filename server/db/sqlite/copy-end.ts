import { existsSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { type CopyEnd, CopyError, olderVersion } from '../copy/copy-end.ts';
import type { TableCopy } from '../copy/decisions.ts';
import { anyTable, type Row, type Value } from '../copy/rows.ts';
import type { Db } from '../engine.ts';
import type { Tables } from '../tables.ts';
import { Dialect } from './dialect.ts';
import { isLocked, lockDatabase } from './lock.ts';
import { isUpToDate, versionOf } from './migrate.ts';
import { openDatabase } from './open.ts';
import { openFailure } from './open-failure.ts';
import { openFile } from './prepared.ts';

/**
 * Opens a file to copy it; a server may have it open. Nothing is changed.
 * @returns null when there is no such file, or no schema in it
 * @throws CopyError when its schema is older than this program; ConfigError when it can't be opened
 */
export async function openForReading(file: string): Promise<CopyEnd | null> {
  if (!existsSync(file)) return null;
  try {
    const sqlite = openFile(file, { timeout: 5_000, fileMustExist: true });
    const db = new Kysely<Tables>({ dialect: new Dialect(sqlite) });
    if (!isUpToDate(sqlite, file)) {
      const isEmpty = versionOf(sqlite) === 0;
      await db.destroy();
      if (isEmpty) return null;
      throw olderVersion();
    }
    sqlite.exec('PRAGMA query_only = ON');
    return endOf(file, db, () => db.destroy());
  } catch (error) {
    throw error instanceof CopyError ? error : openFailure(file, error);
  }
}

/**
 * Opens a file to copy into it, and creates or migrates it as needed.
 * @throws ConfigError when a server has it open, or when it can't be opened or migrated
 */
export async function openForWriting(file: string): Promise<CopyEnd> {
  const lock = lockDatabase(file);
  try {
    const engine = await openDatabase(file, lock);
    const end = endOf(file, engine.db, async () => {
      await engine.close();
      lock.release();
    });
    return {
      ...end,
      inTransaction: (work) =>
        engine.db.transaction().execute(async (transaction) => {
          // Begins to write at once, so that no command comes between what is read first and what is written.
          await sql`update revisions set revision = revision`.execute(transaction);
          return work(transaction);
        }),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function endOf(file: string, db: Db, close: () => Promise<void>): CopyEnd {
  return {
    kind: 'sqlite',
    forbids: null,
    isServed: () => Promise.resolve(isLocked(file)),
    inTransaction: (work) => db.transaction().setAccessMode('read only').execute(work),
    insert,
    lastId,
    async continueAbove(transaction, { name }, id) {
      await sql`delete from sqlite_sequence where name = ${name}`.execute(transaction);
      await sql`insert into sqlite_sequence (name, seq) values (${name}, ${id})`.execute(transaction);
    },
    close,
  };
}

/** Row by row: one prepared statement. */
async function insert(db: Db, { name, columns }: TableCopy, rows: readonly Row[]): Promise<void> {
  const minutes = columns.filter(({ kind }) => kind === 'minutes').map((column) => column.name);
  for (const row of rows) {
    const asNumbers = minutes.map((column): [string, Value] => [column, minutesOf(row[column] ?? null)]);
    await anyTable(db)
      .insertInto(name)
      .values({ ...row, ...Object.fromEntries(asNumbers) })
      .execute();
  }
}

/** PostgreSQL has digits where SQLite has a number. */
function minutesOf(value: Value): Value {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
}

async function lastId(db: Db, { name, key }: TableCopy): Promise<number | null> {
  const { rows } = await sql<{ keeps: number; last: number | null }>`
    select sql like '%autoincrement%' as keeps, (select max(seq) from sqlite_sequence where name = ${name}) as last
    from sqlite_schema where type = 'table' and name = ${name}
  `.execute(db);
  const [table] = rows;
  if (table === undefined || table.keeps === 0) return null;
  const row = await anyTable(db)
    .selectFrom(name)
    .select(({ fn }) => fn.max(key).as('highest'))
    .executeTakeFirst();
  return Math.max(table.last ?? 0, Number(row?.highest ?? 0));
}
