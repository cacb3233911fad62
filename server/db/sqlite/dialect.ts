import { setTimeout } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import { translateError } from './errors.ts';
import { prepared } from './prepared.ts';
import { QueryCompiler } from './query-compiler.ts';

/** How long somebody waits who wants to write while another process does. */
export const BUSY_TIMEOUT_MS = 5_000;
const RETRY_MS = 10;

/** Kysely's dialect for SQLite: with cached statements, the errors of repositories, and migrations in a transaction. */
export class Dialect extends SqliteDialect {
  readonly #sqlite: SQLite.Database;

  constructor(sqlite: SQLite.Database) {
    super({ database: keepingStatements(sqlite) });
    this.#sqlite = sqlite;
  }

  override createDriver(): SqliteDriver {
    return new Driver(this.#sqlite);
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }

  override createQueryCompiler(): QueryCompiler {
    return new QueryCompiler();
  }
}

function keepingStatements(sqlite: SQLite.Database): SqliteDatabase {
  return { prepare: (query) => prepared(sqlite, query), close: () => sqlite.close() };
}

class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
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

  /**
   * A transaction that began by reading could not write any more once a command beside the server has written, and would
   * fail instead of waiting. So each that may write waits for its turn at the beginning, and leaves the process free to
   * do other things meanwhile: SQLite's own waiting would hold it up.
   */
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    if (accessMode === 'read only') {
      await connection.executeQuery(CompiledQuery.raw('begin'));
      return;
    }
    const until = performance.now() + BUSY_TIMEOUT_MS;
    while (!this.#beginAtOnce(performance.now() < until)) await setTimeout(RETRY_MS);
  }

  /** @returns false when another process is writing. @throws what SQLite says, of that only when nobody waits longer */
  #beginAtOnce(canWait: boolean): boolean {
    this.#sqlite.exec('PRAGMA busy_timeout = 0');
    try {
      prepared(this.#sqlite, 'begin immediate').run();
      return true;
    } catch (error) {
      if (canWait && error instanceof SQLite.SqliteError && error.code === 'SQLITE_BUSY') return false;
      throw translateError(error);
    } finally {
      this.#sqlite.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    }
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
