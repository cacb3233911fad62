import { existsSync } from 'node:fs';
import type BetterSqlite3 from 'better-sqlite3';
import type { Db } from '../engine.ts';
import { migrateToLatest } from '../migrate.ts';
import { migrations } from './migrations/index.ts';
import { databaseProblem } from './open-failure.ts';
import { prepared } from './prepared.ts';

/**
 * Whether all migrations have run; in a new file none have.
 * @throws ConfigError when the database is of a newer version than this program
 */
export function isUpToDate(sqlite: BetterSqlite3.Database, file: string): boolean {
  const version = versionOf(sqlite);
  if (version > migrations.length) {
    throw databaseProblem(
      file,
      `is of a newer version (${version}) than this program knows (${migrations.length}): start the newer program, or put back a copy from before its update`,
    );
  }
  return version === migrations.length;
}

/**
 * Runs the pending migrations. A file with content is copied first, to `{file}.before-{migration}`.
 * @param db the same database; no other process may migrate it meanwhile
 */
export async function migrate(sqlite: BetterSqlite3.Database, db: Db, file: string): Promise<void> {
  const before = versionOf(sqlite);
  const next = migrations[before];
  if (next === undefined) return;
  const copy = `${file}.before-${next.name}`;
  if (before > 0 && !existsSync(copy)) prepared(sqlite, 'VACUUM INTO ?').run(copy);
  adopt(sqlite, before);
  await migrateToLatest(db, migrations, (script) => Promise.resolve(void sqlite.exec(script)));
  sqlite.exec(`PRAGMA user_version = ${migrations.length}`);
}

/** Tells the migrator what ran before there was one: earlier releases only kept the number of migrations. */
function adopt(sqlite: BetterSqlite3.Database, version: number): void {
  if (version === 0) return;
  sqlite.exec(`
    CREATE TABLE IF NOT EXISTS kysely_migration (
      name varchar(255) NOT NULL PRIMARY KEY, timestamp varchar(255) NOT NULL
    )
  `);
  const note = prepared(sqlite, 'INSERT OR IGNORE INTO kysely_migration (name, timestamp) VALUES (?, ?)');
  for (const { name } of migrations.slice(0, version)) note.run(name, new Date().toISOString());
}

/** The number of migrations that have run. Kept beside the migrator's table, since earlier releases look at it. */
export function versionOf(sqlite: BetterSqlite3.Database): number {
  const row = prepared(sqlite, 'PRAGMA user_version').get() as { user_version: number };
  return row.user_version;
}
