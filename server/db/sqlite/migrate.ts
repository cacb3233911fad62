import { existsSync } from 'node:fs';
import type BetterSqlite3 from 'better-sqlite3';
import { type Migration, migrations } from '../migrations/index.ts';
import { databaseProblem } from './open-failure.ts';
import { prepared } from './prepared.ts';

/**
 * Whether the database has the newest shape already; a new file has none.
 * @throws ConfigError when it is of a newer version than this program
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
 * Brings the database to the newest shape, in one transaction; a file that holds something is copied first,
 * to `{file}.before-{migration}`.
 * @returns the names of the migrations that ran
 * @throws ConfigError when it is of a newer version than this program
 */
export function migrate(
  sqlite: BetterSqlite3.Database,
  file: string,
  list: readonly Migration[] = migrations,
): string[] {
  const before = versionOf(sqlite);
  const next = isUpToDate(sqlite, file, list) ? undefined : list[before];
  if (next === undefined) return [];

  const copy = `${file}.before-${next.name}`;
  if (before > 0 && !existsSync(copy)) prepared(sqlite, 'VACUUM INTO ?').run(copy);

  return sqlite
    .transaction(() => {
      // Asked again under the lock: another copy may have migrated meanwhile.
      const pending = list.slice(versionOf(sqlite));
      for (const migration of pending) sqlite.exec(migration.sql);
      sqlite.exec(`PRAGMA user_version = ${list.length}`);
      return pending.map((migration) => migration.name);
    })
    .immediate();
}

/** How many of the migrations have run. */
function versionOf(sqlite: BetterSqlite3.Database): number {
  const row = prepared(sqlite, 'PRAGMA user_version').get() as { user_version: number };
  return row.user_version;
}
