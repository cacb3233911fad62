import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { reasonOf } from '../folders.ts';
import { SetupError } from './setup-error.ts';

/** What becomes of a file: its text, or null to delete it. */
export interface FileChange {
  text: string | null;
  /** Readable by this account alone. */
  isSecret?: boolean;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Writes all files, or none: each is written beside its place first, and they take their places in the end. Signals to
 * stop wait until then. A link stays one: what it leads to is written.
 * @param changes by path below `root`
 * @throws SetupError naming the file that can't be written
 */
export function writeFiles(root: string, changes: ReadonlyMap<string, FileChange>): void {
  const written = new Map<string, string>();
  const ignore = () => undefined;
  for (const signal of SIGNALS) process.on(signal, ignore);
  try {
    for (const [path, { text, isSecret = false }] of changes) {
      if (text === null) continue;
      writing(path, () => {
        const file = placeOf(join(root, path));
        const beside = join(dirname(file), `.${basename(file)}.setup`);
        written.set(file, beside);
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
    for (const signal of SIGNALS) process.off(signal, ignore);
  }
}

/** @throws when there is something that can't be written, such as a folder */
function placeOf(file: string): string {
  if (!existsSync(file)) return file;
  closeSync(openSync(file, 'r+'));
  return realpathSync(file);
}

function writing(path: string, action: () => void): void {
  try {
    action();
  } catch (error) {
    throw new SetupError(`${path} can’t be written: ${reasonOf(error)}. Nothing was changed.`);
  }
}
