import SQLite from 'better-sqlite3';
import { DayOffViolation, ForeignKeyViolation, StorageFull, UniqueViolation } from '../errors.ts';

/** What an error of SQLite means to repositories; one without a meaning to them stays as it is. */
export function translateError(error: unknown): unknown {
  if (!(error instanceof SQLite.SqliteError)) return error;
  const { code, message } = error;
  if (code === 'SQLITE_CONSTRAINT_UNIQUE') return new UniqueViolation(message, { cause: error });
  // By its words: under ON DELETE RESTRICT the code is a trigger's.
  if (message === 'FOREIGN KEY constraint failed') return new ForeignKeyViolation(message, { cause: error });
  if (message === 'day off') return new DayOffViolation(message, { cause: error });
  if (/^SQLITE_(FULL|IOERR|READONLY)/.test(code)) return new StorageFull(message, { cause: error });
  return error;
}
