import { existsSync } from 'node:fs';
import type BetterSqlite3 from 'better-sqlite3';
import { type Migration, migrations } from './migrations/index.ts';
import { prepared } from './prepared.ts';

/**
 * Brings the database to the newest shape, in one transaction; a file that holds something is copied first,
 * to `{file}.before-{migration}`.
 * @returns the names of the migrations that ran
 */
export function migrate(
  sqlite: BetterSqlite3.Database,
  file: string,
  list: readonly Migration[] = migrations,
): string[] {
  const applied = () => {
    const row = prepared(sqlite, 'PRAGMA user_version').get() as { user_version: number };
    return row.user_version;
  };
  const before = applied();
  if (before > list.length) {
    throw new Error(
      `The database is of a newer version (${before}) than this program knows (${list.length}).`,
    );
  }
  const next = list[before];
  if (next === undefined) return [];

  const copy = `${file}.before-${next.name}`;
  if (before > 0 && !existsSync(copy)) prepared(sqlite, 'VACUUM INTO ?').run(copy);

  return sqlite
    .transaction(() => {
      // Asked again under the lock: another copy may have migrated meanwhile.
      const pending = list.slice(applied());
      for (const migration of pending) sqlite.exec(migration.sql);
      sqlite.exec(`PRAGMA user_version = ${list.length}`);
      return pending.map((migration) => migration.name);
    })
    .immediate();
}
