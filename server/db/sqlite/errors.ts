import SQLite from 'better-sqlite3';
import { DayOffViolation, ForeignKeyViolation, StorageFull, UniqueViolation } from '../errors.ts';

/** Translates SQLite errors to those of repositories; other errors are returned unchanged. */
export function translateError(error: unknown): unknown {
  if (!(error instanceof SQLite.SqliteError)) return error;
  const { code, message } = error;
  if (code === 'SQLITE_CONSTRAINT_UNIQUE') {
    return new UniqueViolation(message, columnsOf(message), { cause: error });
  }
  // By its message: under ON DELETE RESTRICT the code is that of a trigger.
  if (message === 'FOREIGN KEY constraint failed') return new ForeignKeyViolation(message, { cause: error });
  if (message === 'day off') return new DayOffViolation(message, { cause: error });
  if (/^SQLITE_(FULL|IOERR|READONLY)/.test(code)) return new StorageFull(message, { cause: error });
  return error;
}

/** From "UNIQUE constraint failed: posts.slug, posts.title". */
function columnsOf(message: string): string[] {
  return Array.from(message.matchAll(/\w+\.(\w+)/g), ([, column = '']) => column);
}
