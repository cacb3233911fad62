import { ConfigError } from '../../config.ts';
import { reasonOf } from '../../folders.ts';

/** SQLite error codes, by prefix, and what they mean for the operator. */
const MEANINGS: readonly (readonly [code: string, meaning: string])[] = [
  ['SQLITE_NOTADB', 'is no SQLite database'],
  ['SQLITE_CORRUPT', 'is damaged: put a backup in its place'],
  ['SQLITE_CANTOPEN', 'can’t be opened: this account can’t read and write it, and its folder, there'],
  ['SQLITE_READONLY', 'can’t be written by this account'],
  ['SQLITE_FULL', 'can’t be written: the disk is full'],
  ['SQLITE_BUSY', 'is locked by another program'],
];

/** The error when the database cannot be opened or migrated, naming the environment variable of its path. */
export function openFailure(file: string, error: unknown): ConfigError {
  if (error instanceof ConfigError) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  const meaning = MEANINGS.find(([beginning]) => code.startsWith(beginning))?.[1];
  return databaseProblem(file, meaning ?? `can’t be opened or brought up to date: ${reasonOf(error)}`);
}

/** @param problem completes a sentence about the file */
export function databaseProblem(file: string, problem: string): ConfigError {
  return new ConfigError(`DATABASE_FILE: ${file} ${problem}.`);
}
