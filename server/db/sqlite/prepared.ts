import SQLite from 'better-sqlite3';
import { folded } from '#shared/folded.ts';

/**
 * Every database that this process has opened, with its statements by their SQL.
 * Where better-sqlite3 was compiled for Node.js 24.19 to 24.21, garbage-collecting a statement or a database ends the
 * process (nodejs/node#65446). So none is ever released. A closed database leaves only small objects behind.
 */
const statements = new Map<SQLite.Database, Map<string, SQLite.Statement>>();

/** Opens a database file, whose statements may use `folded`. All databases must be opened with this function. */
export function openFile(file: string, options: SQLite.Options = {}): SQLite.Database {
  const sqlite = new SQLite(file, options);
  sqlite.function('folded', { deterministic: true }, (text: unknown) =>
    typeof text === 'string' ? folded(text) : null,
  );
  statements.set(sqlite, new Map());
  return sqlite;
}

/** The prepared statement of an SQL text, cached after its first use; this at least halves the time of a query. */
export function prepared(sqlite: SQLite.Database, query: string): SQLite.Statement {
  const own = statements.get(sqlite);
  const statement = own?.get(query) ?? sqlite.prepare(query);
  own?.set(query, statement);
  return statement;
}
