import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The query builder, for repositories only. */
export type Db = Kysely<Tables>;

/** A database engine. It throws the errors of `errors.ts` instead of its driver's. */
export interface Engine {
  db: Db;
  /** Rejects when the database does not respond. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
}
