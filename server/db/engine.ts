import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The database, for repositories alone. */
export type Db = Kysely<Tables>;

/** What a database engine gives. Its errors are those of `errors.ts`, whatever its driver calls them. */
export interface Engine {
  db: Db;
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
}
