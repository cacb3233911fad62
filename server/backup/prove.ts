import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tableDigests } from '../db/copy/copy-database.ts';
import { openCopyEnd } from '../db/open.ts';
import { integrityProblem } from '../db/sqlite-files.ts';
import { FolderFiles } from '../files/folder-files.ts';
import { BackupError } from './backup-error.ts';
import { type BackupFolder, DATABASE } from './backup-folder.ts';
import type { Manifest } from './manifest.ts';
import { restoreImages } from './restore-images.ts';

/**
 * Restores a backup into a temporary place, and compares what came back with what was there when it was made.
 * @param unfinished its folder
 * @throws BackupError when anything differs
 */
export async function prove(folder: BackupFolder, unfinished: string, manifest: Manifest): Promise<void> {
  const place = join(unfinished, '.proof');
  await mkdir(place);
  try {
    const file = join(place, DATABASE);
    await cp(join(unfinished, DATABASE), file);
    const problem = integrityProblem(file) ?? (await differingTable(file, manifest));
    if (problem !== null) throw new BackupError(`The backup did not come back whole: ${problem}.`);
    await restoreImages(manifest.images, folder.images, new FolderFiles(join(place, 'uploads')));
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function differingTable(file: string, { tables }: Manifest): Promise<string | null> {
  const restored = await openCopyEnd({ databaseFile: file, postgres: null }, 'source');
  if (restored === null) return 'its database is empty';
  try {
    const digests = new Map((await tableDigests(restored)).map(({ name, digest }) => [name, digest]));
    const other = tables.find(({ name, digest }) => digests.get(name) !== digest);
    return other === undefined ? null : `the table ${other.name} has other contents`;
  } finally {
    await restored.close();
  }
}
