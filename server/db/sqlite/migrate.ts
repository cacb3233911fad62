import { existsSync } from 'node:fs';
import type BetterSqlite3 from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { type Migration, migrations } from '../migrations/index.ts';
import { databaseProblem } from './open-failure.ts';
import { prepared } from './prepared.ts';

/**
 * Whether all migrations have run; in a new file none have.
 * @throws ConfigError when the database is of a newer version than this program
 */
export function isUpToDate(
  sqlite: BetterSqlite3.Database,
  file: string,
  list: readonly Migration[] = migrations,
): boolean {
  const version = versionOf(sqlite);
  if (version > list.length) {
    throw databaseProblem(
      file,
      `is of a newer version (${version}) than this program knows (${list.length}): start the newer program, or put back a copy from before its update`,
    );
  }
  return version === list.length;
}

/**
 * Runs the pending migrations in one transaction. A file with content is copied first, to `{file}.before-{migration}`.
 * @returns the names of the migrations that ran
 * @throws ConfigError when the database is of a newer version than this program
 */
export async function migrate(
  sqlite: BetterSqlite3.Database,
  file: string,
  list: readonly Migration[] = migrations,
): Promise<string[]> {
  const before = versionOf(sqlite);
  const next = isUpToDate(sqlite, file, list) ? undefined : list[before];
  if (next === undefined) return [];

  const copy = `${file}.before-${next.name}`;
  if (before > 0 && !existsSync(copy)) prepared(sqlite, 'VACUUM INTO ?').run(copy);

  sqlite.exec('BEGIN IMMEDIATE');
  try {
    // Checked again under the lock: another process may have migrated meanwhile.
    const pending = list.slice(versionOf(sqlite));
    for (const migration of pending) await run(migration, sqlite);
    sqlite.exec(`PRAGMA user_version = ${list.length}`);
    sqlite.exec('COMMIT');
    return pending.map((migration) => migration.name);
  } catch (error) {
    if (sqlite.inTransaction) sqlite.exec('ROLLBACK');
    throw error;
  }
}

async function run(migration: Migration, sqlite: BetterSqlite3.Database): Promise<void> {
  if ('sql' in migration) {
    sqlite.exec(migration.sql);
    return;
  }
  const database = { prepare: (query: string) => prepared(sqlite, query), close: () => undefined };
  await migration.up(new Kysely<unknown>({ dialect: new SqliteDialect({ database }) }));
}

/** The number of migrations that have run. */
function versionOf(sqlite: BetterSqlite3.Database): number {
  const row = prepared(sqlite, 'PRAGMA user_version').get() as { user_version: number };
  return row.user_version;
}
