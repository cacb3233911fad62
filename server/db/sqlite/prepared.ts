import SQLite from 'better-sqlite3';

/**
 * Every database that this process has opened, with its statements by their SQL.
 *
 * Where better-sqlite3 was compiled for Node.js 24.19 to 24.21, a statement or a database that is collected as garbage
 * ends the process (nodejs/node#65446). So none is let go of: after a database is closed nothing is left of them but names.
 */
const statements = new Map<SQLite.Database, Map<string, SQLite.Statement>>();

/** Opens a database file, as all that are opened must be. */
export function openFile(file: string, options: SQLite.Options = {}): SQLite.Database {
  const sqlite = new SQLite(file, options);
  statements.set(sqlite, new Map());
  return sqlite;
}

/**
 * The statement for an SQL text, prepared when it is first asked for and then kept; a query takes half the time or less
 * that way.
 */
export function prepared(sqlite: SQLite.Database, query: string): SQLite.Statement {
  const own = statements.get(sqlite);
  const statement = own?.get(query) ?? sqlite.prepare(query);
  own?.set(query, statement);
  return statement;
}
