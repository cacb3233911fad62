import type SQLite from 'better-sqlite3';

/** The statements of every database that this process has opened, by their SQL. */
const statements = new Map<SQLite.Database, Map<string, SQLite.Statement>>();

/**
 * The statement for an SQL text, prepared when it is first asked for and kept as long as the process runs.
 *
 * A query takes half the time or less that way. And where better-sqlite3 was compiled for Node.js 24.19 to 24.21, a
 * statement that is collected as garbage ends the process (nodejs/node#65446), so none may be: all SQL comes through here,
 * and a database keeps its own after it is closed, when nothing is left of them but names.
 */
export function prepared(sqlite: SQLite.Database, query: string): SQLite.Statement {
  const own = statements.get(sqlite) ?? new Map<string, SQLite.Statement>();
  statements.set(sqlite, own);
  const statement = own.get(query) ?? sqlite.prepare(query);
  own.set(query, statement);
  return statement;
}
