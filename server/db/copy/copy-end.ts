import type { Db, Engine } from '../engine.ts';
import type { TableCopy } from './decisions.ts';
import type { Row } from './rows.ts';

/** A database that is copied from or to: what differs between the engines. */
export interface CopyEnd {
  kind: Engine['kind'];
  /** A character that its texts can't hold. */
  forbids: string | null;
  /** Whether a server seems to run on it. */
  isServed: () => Promise<boolean>;
  /**
   * Runs `work` in one transaction: of an end opened for reading all of it sees the same moment, and of one opened for
   * writing no other process writes meanwhile, and everything is undone when it throws.
   */
  inTransaction: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  /** Adds rows, all or none. */
  insert: (db: Db, table: TableCopy, rows: readonly Row[]) => Promise<void>;
  /** The highest id that a table's rows ever had; null where the engine gives the ids of deleted rows out again. */
  lastId: (db: Db, table: TableCopy) => Promise<number | null>;
  /** Has the table go on above an id; only where `lastId` is not null. */
  continueAbove: (db: Db, table: TableCopy, id: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Thrown when a database can't be copied. A sentence for the operator. */
export class CopyError extends Error {
  override name = 'CopyError';
}

/** The error when a database has to be migrated before it can be read. */
export function olderVersion(): CopyError {
  return new CopyError(
    'is of an older version than this program. Start this version of the server on it once: that brings it up to date.',
  );
}
