import SQLite from 'better-sqlite3';
import {
  type DatabaseConnection,
  Kysely,
  sql,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { type DatabaseLock, lockDatabase, requirePlace } from './lock.ts';
import { isUpToDate, migrate } from './migrate.ts';
import { openFailure } from './open-failure.ts';
import { openFile, prepared } from './prepared.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** What is done in the same transaction as something else. */
export type InTransaction = (transaction: Db) => Promise<void>;

export interface OpenDatabase {
  db: Db;
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Opens the file, making and migrating it as needed. What a write acknowledged survives a kill and, because
 * every commit reaches the disk, a power loss.
 * @param lock the file's lock, which a server holds. Whoever has none may work beside a server, but takes the lock for
 *   as long as it migrates, so that no server meets a shape it does not know.
 * @throws ConfigError naming DATABASE_FILE when the file can't be opened or brought up to date
 */
export function openDatabase(file: string, lock: DatabaseLock | null = null): OpenDatabase {
  requirePlace(file);
  const sqlite = openUpToDate(file, lock);
  const db = new Kysely<Tables>({ dialect: new Dialect(sqlite) });
  return {
    db,
    async ping() {
      await sql`select 1 from settings`.execute(db);
    },
    close: () => db.destroy(),
  };
}

function openUpToDate(file: string, held: DatabaseLock | null): SQLite.Database {
  let sqlite: SQLite.Database | null = null;
  let lock: DatabaseLock | null = null;
  try {
    sqlite = openFile(file, { timeout: 5_000 });
    if (held === null && !isUpToDate(sqlite, file)) lock = lockDatabase(file);
    sqlite.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA cache_size = -4096; -- KB; the system keeps the rest of the file at hand
    `);
    migrate(sqlite, file);
    return sqlite;
  } catch (error) {
    sqlite?.close();
    throw openFailure(file, error);
  } finally {
    lock?.release();
  }
}

function keepingStatements(sqlite: SQLite.Database): SqliteDatabase {
  return { prepare: (query) => prepared(sqlite, query), close: () => sqlite.close() };
}

class Dialect extends SqliteDialect {
  readonly #sqlite: SQLite.Database;

  constructor(sqlite: SQLite.Database) {
    super({ database: keepingStatements(sqlite) });
    this.#sqlite = sqlite;
  }

  override createDriver(): SqliteDriver {
    return new Driver(this.#sqlite);
  }
}

class Driver extends SqliteDriver {
  readonly #sqlite: SQLite.Database;

  constructor(sqlite: SQLite.Database) {
    super({ database: keepingStatements(sqlite) });
    this.#sqlite = sqlite;
  }

  /** On a full disk SQLite has ended the transaction by itself; to say so again would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Whether `error` says that a row like this exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && error.code === 'SQLITE_CONSTRAINT_UNIQUE';
}

/** Whether `error` says that the owner takes no consultations on that day. */
export function isDayOff(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && error.message === 'day off';
}

/** Whether `error` says that another row still refers to this one, or that a row referred to is not there. */
export function isForeignKeyViolation(error: unknown): boolean {
  // By its words: under ON DELETE RESTRICT the code is a trigger's.
  return error instanceof SQLite.SqliteError && error.message === 'FOREIGN KEY constraint failed';
}

/** Whether `error` says that the disk has no room, or does not take writes. */
export function isStorageFull(error: unknown): boolean {
  if (error instanceof SQLite.SqliteError) return /^SQLITE_(FULL|IOERR|READONLY)/.test(error.code);
  return ['ENOSPC', 'EDQUOT', 'EROFS'].includes((error as NodeJS.ErrnoException | null)?.code ?? '');
}
