import { accessSync, constants, existsSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { folderProblem } from '../../folders.ts';
import { ConfigError } from '../../config.ts';
import { databaseProblem, openFailure } from './open-failure.ts';
import { openFile } from './prepared.ts';

/** The lock on a database file, held by its one server process. */
export interface DatabaseLock {
  release: () => void;
}

/**
 * Locks a database for this process. The lock is SQLite's own, on an empty file beside the database. The system
 * releases it when the process ends in any way, so it is never stale.
 * @param file the database, which need not exist yet; every path to it leads to the same lock
 * @throws ConfigError naming DATABASE_FILE when another process holds the lock, or when no database can be there
 */
export function lockDatabase(file: string): DatabaseLock {
  requirePlace(file);
  let lock: DatabaseLock | null;
  try {
    lock = lockFile(`${realFile(file)}.lock`);
  } catch (error) {
    throw openFailure(file, error);
  }
  if (lock !== null) return lock;
  throw databaseProblem(
    file,
    'is in use by another Shingle server. Stop that one first, or set another file',
  );
}

/**
 * Locks an empty file, made as needed, in the same way.
 * @returns null when another process holds the lock
 */
export function lockFile(path: string): DatabaseLock | null {
  let lock: SQLite.Database | null = null;
  try {
    lock = openFile(path, { timeout: 0 });
    accessSync(path, constants.W_OK); // SQLite opens a file without write permission read-only, which locks nobody out
    // In memory, to create no journal file.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (error instanceof SQLite.SqliteError && error.code === 'SQLITE_BUSY') return null;
    throw error;
  }
  const held = lock;
  return { release: () => held.close() };
}

/** Whether another process holds the database's lock. */
export function isLocked(file: string): boolean {
  const path = `${realFile(file)}.lock`;
  if (!existsSync(path)) return false;
  const lock = openFile(path, { timeout: 0, readonly: true });
  try {
    lock.exec('SELECT 1 FROM sqlite_schema');
    return false;
  } catch {
    return true;
  } finally {
    lock.close();
  }
}

/** @throws ConfigError when `file` is a folder, or its folder cannot be written */
export function requirePlace(file: string): void {
  const problem = folderProblem(dirname(file));
  if (problem !== null) throw new ConfigError(`DATABASE_FILE: ${problem}.`);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true) {
    throw databaseProblem(file, 'is a folder; name a file in it, like shingle.db');
  }
}

/** The real path of `file`, which may not exist yet, with all symbolic links resolved. */
function realFile(file: string): string {
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if (isLink) return realFile(resolve(dirname(file), readlinkSync(file)));
  return join(realpathSync(dirname(file)), basename(file));
}
