import type SQLite from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { Revisions } from '../revisions.ts';
import type { Tables } from '../tables.ts';
import { BUSY_TIMEOUT_MS, Dialect } from './dialect.ts';
import { type DatabaseLock, lockDatabase, requirePlace } from './lock.ts';
import { isUpToDate, migrate } from './migrate.ts';
import { openFailure } from './open-failure.ts';
import { openFile, prepared } from './prepared.ts';

/**
 * Opens the file, creating and migrating it as needed. Acknowledged writes survive a kill and, because every commit is
 * flushed to the disk, a power loss.
 * @param lock the file's lock, held by a server. A process without it may run beside a server, but takes the lock while
 *   it migrates, so that no server meets an unknown schema.
 * @throws ConfigError naming DATABASE_FILE when the file cannot be opened or migrated
 */
export async function openDatabase(file: string, lock: DatabaseLock | null = null): Promise<Engine> {
  requirePlace(file);
  const { sqlite, db } = await openUpToDate(file, lock);
  const revisions = new Revisions(db, changedByOthers(sqlite));
  const engine: Engine = {
    kind: 'sqlite',
    db,
    async ping() {
      await sql`select 1 from settings`.execute(db);
    },
    watch: (watcher) => revisions.watch(watcher),
    async close() {
      await revisions.stop();
      await db.destroy();
    },
  };
  await engine.ping();
  return engine;
}

async function openUpToDate(file: string, held: DatabaseLock | null) {
  let sqlite: SQLite.Database | null = null;
  let lock: DatabaseLock | null = null;
  try {
    sqlite = openFile(file, { timeout: BUSY_TIMEOUT_MS });
    if (held === null && !isUpToDate(sqlite, file)) lock = lockDatabase(file);
    sqlite.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA cache_size = -4096; -- KB; the system keeps the rest of the file at hand
    `);
    const db = new Kysely<Tables>({ dialect: new Dialect(sqlite) });
    if (!isUpToDate(sqlite, file)) await migrate(sqlite, db, file);
    return { sqlite, db };
  } catch (error) {
    sqlite?.close();
    throw openFailure(file, error);
  } finally {
    lock?.release();
  }
}

/** Returns a function that tells whether another process wrote to the file since its last call. */
function changedByOthers(sqlite: SQLite.Database): () => boolean {
  const version = () =>
    (prepared(sqlite, 'PRAGMA data_version').get() as { data_version: number }).data_version;
  let known = version();
  return () => {
    const now = version();
    const changed = now !== known;
    known = now;
    return changed;
  };
}
