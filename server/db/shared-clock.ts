import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from './engine.ts';

/**
 * The current instant by one clock for all processes on a database. For instants that one process writes and another
 * compares. Called in the transaction that compares, after its locks.
 */
export type SharedClock = (db: Db) => Promise<Date>;

/** The shared clock of a database that has one process: that process's own. */
export function ownClock(clock: Clock): SharedClock {
  return () => Promise.resolve(clock());
}

/** The shared clock of a database that several machines use: the database's. */
export const databaseClock: SharedClock = async (db) => {
  const { rows } = await sql<{ now: number }>`
    select extract(epoch from clock_timestamp()) * 1000 as now
  `.execute(db);
  const [{ now } = { now: Number.NaN }] = rows;
  return new Date(now);
};
