import type SQLite from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type QueryResult,
  sql,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { type DatabaseLock, lockDatabase, requirePlace } from './lock.ts';
import { isUpToDate, migrate } from './migrate.ts';
import { translateError } from './errors.ts';
import { openFailure } from './open-failure.ts';
import { openFile, prepared } from './prepared.ts';
import { QueryCompiler } from './query-compiler.ts';
import type { Engine } from '../engine.ts';
import type { Tables } from '../tables.ts';

/**
 * Opens the file, creating and migrating it as needed. Acknowledged writes survive a kill and, because every commit is
 * flushed to the disk, a power loss.
 * @param lock the file's lock, held by a server. A process without it may run beside a server, but takes the lock while
 *   it migrates, so that no server meets an unknown schema.
 * @throws ConfigError naming DATABASE_FILE when the file cannot be opened or migrated
 */
export async function openDatabase(file: string, lock: DatabaseLock | null = null): Promise<Engine> {
  requirePlace(file);
  const sqlite = openUpToDate(file, lock);
  const db = new Kysely<Tables>({ dialect: new Dialect(sqlite) });
  const engine: Engine = {
    db,
    async ping() {
      await sql`select 1 from settings`.execute(db);
    },
    close: () => db.destroy(),
  };
  await engine.ping();
  return engine;
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

  override createQueryCompiler(): QueryCompiler {
    return new QueryCompiler();
  }
}

class Driver extends SqliteDriver {
  readonly #sqlite: SQLite.Database;
  /** The only connection. */
  #connection: DatabaseConnection | null = null;

  constructor(sqlite: SQLite.Database) {
    super({ database: keepingStatements(sqlite) });
    this.#sqlite = sqlite;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return (this.#connection ??= translating(connection));
  }

  /** On a full disk SQLite has already rolled back; a second rollback would hide the original error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Wraps a connection to throw the errors that repositories know. */
function translating(connection: DatabaseConnection): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      try {
        return await connection.executeQuery<Row>(query);
      } catch (error) {
        throw translateError(error);
      }
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}
