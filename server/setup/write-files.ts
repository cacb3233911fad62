import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { reasonOf } from '../folders.ts';
import { SetupError } from './setup-error.ts';

/** What becomes of a file: its text, or null to delete it. */
export interface FileChange {
  text: string | null;
  /** Readable by this account alone. */
  isSecret?: boolean;
}

/**
 * Writes all files, or none: each is written beside its place first, and they take their places in the end. Ctrl+C in
 * between waits.
 * @param changes by path below `root`
 * @throws SetupError naming the file that can't be written
 */
export function writeFiles(root: string, changes: ReadonlyMap<string, FileChange>): void {
  const written = new Map<string, string>();
  const ignore = () => undefined;
  process.on('SIGINT', ignore);
  try {
    for (const [path, { text, isSecret = false }] of changes) {
      if (text === null) continue;
      const file = join(root, path);
      const beside = join(dirname(file), `.${basename(file)}.setup`);
      written.set(file, beside);
      writing(path, () => {
        mkdirSync(dirname(file), { recursive: true });
        rmSync(beside, { force: true });
        writeFileSync(beside, text, { mode: isSecret ? 0o600 : 0o666 });
        if (isSecret) chmodSync(beside, 0o600);
      });
    }
    for (const [file, beside] of written) writing(file, () => renameSync(beside, file));
    for (const [path, { text }] of changes) if (text === null) rmSync(join(root, path), { force: true });
  } finally {
    for (const beside of written.values()) if (existsSync(beside)) rmSync(beside, { force: true });
    process.off('SIGINT', ignore);
  }
}

function writing(path: string, action: () => void): void {
  try {
    action();
  } catch (error) {
    throw new SetupError(`${path} can’t be written: ${reasonOf(error)}. Nothing was changed.`);
  }
}
