import type { PostgresSettings } from '../database-url.ts';
import type { CopyEnd } from './copy/copy-end.ts';
import type { Engine } from './engine.ts';
import type { DatabaseLock } from './sqlite/lock.ts';

/** Where the data is. */
export interface DatabasePlace {
  databaseFile: string;
  /** Used instead of the file, unless null. */
  postgres: PostgresSettings | null;
}

/**
 * Opens the database, creating its schema or bringing it up to date. Each engine is loaded only when it is used.
 * @param lock the SQLite file's lock, held by a server; see the engine
 * @throws ConfigError naming the variable whose database can't be opened
 */
export async function openDatabase(
  { databaseFile, postgres }: DatabasePlace,
  lock: DatabaseLock | null = null,
): Promise<Engine> {
  if (postgres === null) return (await import('./sqlite/open.ts')).openDatabase(databaseFile, lock);
  return (await import('./postgres/open.ts')).openDatabase(postgres);
}

/**
 * Opens one end of a move. A source stays as it is; a target is created or migrated as needed.
 * @returns null when the source is not there, or has no schema
 * @throws CopyError or ConfigError when it can't be opened
 */
export async function openCopyEnd(
  { databaseFile, postgres }: DatabasePlace,
  purpose: 'source' | 'target',
): Promise<CopyEnd | null> {
  if (postgres !== null) {
    const { openForReading, openForWriting } = await import('./postgres/copy-end.ts');
    return purpose === 'source' ? openForReading(postgres) : openForWriting(postgres);
  }
  const { openForReading, openForWriting } = await import('./sqlite/copy-end.ts');
  return purpose === 'source' ? openForReading(databaseFile) : openForWriting(databaseFile);
}
