import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const REASONS: Partial<Record<string, string>> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'that file system is read-only',
  ENOTDIR: 'a file stands in the way',
  EISDIR: 'a folder stands in the way',
  EEXIST: 'a file stands in the way',
  ENOENT: 'nothing can be made there',
  ENOSPC: 'the disk is full',
};

/**
 * Creates a folder and its parents. Node's `recursive: true` would loop forever on file systems that report ENOENT,
 * such as /proc.
 * @throws the system's error
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // another process created it first
  }
}

/**
 * Ensures that a folder exists and is writable.
 * @returns an error message for people; null when it is
 */
export function folderProblem(folder: string): string | null {
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) return `${folder} is a file, and must be a folder`;
    accessSync(folder, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return `the folder ${folder} can’t be used: ${reasonOf(error)}`;
  }
}

/** The system's error in words. */
export function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}
