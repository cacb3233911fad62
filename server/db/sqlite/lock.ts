import { accessSync, constants, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import SQLite from 'better-sqlite3';
import { folderProblem } from '../../folders.ts';
import { ConfigError } from '../../config.ts';
import { databaseProblem, openFailure } from './open-failure.ts';
import { openFile } from './prepared.ts';

/** Held by the one server of a database file, for as long as that lives. */
export interface DatabaseLock {
  release: () => void;
}

/**
 * Takes a database for this process alone. It is SQLite's own lock, on an empty file beside the database: the system
 * takes it back from whoever ends, however that ends, so nothing stale is left behind.
 * @param file the database, which need not exist yet; every path that leads to it meets the same lock
 * @throws ConfigError naming DATABASE_FILE when another process holds it, or when no database can be there
 */
export function lockDatabase(file: string): DatabaseLock {
  requirePlace(file);
  let lock: SQLite.Database | null = null;
  try {
    const path = `${realFile(file)}.lock`;
    lock = openFile(path, { timeout: 0 });
    accessSync(path, constants.W_OK); // SQLite opens what it may not write for reading, which locks nobody out
    // In memory: else a file beside it for what is never written.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (error instanceof SQLite.SqliteError && error.code === 'SQLITE_BUSY') {
      throw databaseProblem(
        file,
        'is in use by another Shingle server. Stop that one first, or set another file',
      );
    }
    throw openFailure(file, error);
  }
  const held = lock;
  return { release: () => held.close() };
}

/** @throws ConfigError when `file` is a folder, or lies in one that can't be written */
export function requirePlace(file: string): void {
  const problem = folderProblem(dirname(file));
  if (problem !== null) throw new ConfigError(`DATABASE_FILE: ${problem}.`);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true) {
    throw databaseProblem(file, 'is a folder; name a file in it, like shingle.db');
  }
}

/** Where `file` is, or would be made, with every link on the way followed. */
function realFile(file: string): string {
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if (isLink) return realFile(resolve(dirname(file), readlinkSync(file)));
  return join(realpathSync(dirname(file)), basename(file));
}
