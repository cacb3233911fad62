import type { Kysely } from 'kysely';
import type { Subject } from './subject.ts';
import type { Tables } from './tables.ts';

/** The query builder, for repositories only. */
export type Db = Kysely<Tables>;

/** Told of the changes of other processes. */
export interface Watcher {
  /** Called within a second of the commit. */
  onChange: (subjects: readonly Subject[]) => void;
  /** Called when another process has added emails, on PostgreSQL where notifications come through. */
  onEmails: () => void;
  /** Called when changes can not be looked for; they are found as soon as the database responds again. */
  onFailure: (error: unknown) => void;
}

/** A database engine. It throws the errors of `errors.ts` instead of its driver's. */
export interface Engine {
  kind: 'sqlite' | 'postgres';
  db: Db;
  /** Rejects when the database does not respond. */
  ping: () => Promise<void>;
  /**
   * Watches for changes by other processes; on PostgreSQL this process's own are reported, too. Resolves once every
   * later change is reported.
   */
  watch: (watcher: Watcher) => Promise<void>;
  close: () => Promise<void>;
}
