import { copyFile, link, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ConfigError } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { syncFolder } from '../files/write-durably.ts';
import { BackupError } from './backup-error.ts';

/**
 * Puts a prepared file in the place of a database in one step.
 * @param file locked by this process
 * @param replacement on the same disk
 * @param keep whether what is there is kept
 * @returns where what was there is now; null when nothing was kept
 */
export async function swapDatabase(file: string, replacement: string, keep: boolean): Promise<string | null> {
  await syncFile(replacement);
  const isWhole = await writeBackLog(file);
  const kept = keep ? `${file}.before-restore-${new Date().toISOString().replace(/[:.]/g, '')}` : null;
  if (kept !== null) {
    for (const ending of ['', '-wal', '-shm']) await keepFile(`${file}${ending}`, `${kept}${ending}`);
    await syncFolder(dirname(file));
  }
  if (!isWhole) {
    // The log of a damaged database; SQLite would write it into the restored one.
    for (const ending of ['-wal', '-shm']) await rm(`${file}${ending}`, { force: true });
  }
  await rename(replacement, file);
  await syncFolder(dirname(file));
  return kept;
}

/**
 * Brings all of a database into its one file.
 * @returns false when it can't be opened
 * @throws BackupError when another program has it open
 */
async function writeBackLog(file: string): Promise<boolean> {
  if ((await sizeOf(file)) === null) return false;
  try {
    await (await openDatabase({ databaseFile: file, postgres: null })).close();
  } catch (error) {
    if (error instanceof ConfigError) return false;
    throw error;
  }
  if ((await sizeOf(`${file}-wal`)) === null) return true;
  throw new BackupError(
    `DATABASE_FILE: another program has ${file} open. Stop it first. Nothing was changed.`,
  );
}

/** Under another name, too; the contents are there once where the disk can do that. */
async function keepFile(from: string, to: string): Promise<void> {
  if ((await sizeOf(from)) === null) return;
  await link(from, to).catch(() => copyFile(from, to));
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function sizeOf(path: string): Promise<number | null> {
  return stat(path).then(
    ({ size }) => size,
    () => null,
  );
}
