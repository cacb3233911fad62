import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../folders.ts';
import { damaged } from './backup-error.ts';
import { type BackupFolder, DATABASE } from './backup-folder.ts';
import { sha256OfFile } from './hashes.ts';
import type { Manifest } from './manifest.ts';

/**
 * Reads every file of a backup, and compares it with the manifest.
 * @throws BackupError naming the backup, the first file that is not as it was made, and what is wrong with it
 */
export async function verifyBackup(folder: BackupFolder, name: string): Promise<Manifest> {
  const manifest = await folder.manifest(name);
  const problem = await databaseProblem(join(folder.pathOf(name), DATABASE), manifest);
  if (problem !== null) throw damaged(name, `${DATABASE} ${problem}`);
  for (const image of manifest.images) {
    const contents = await folder.images.read(image.sha256);
    if (contents === null) throw damaged(name, `images/${image.sha256}, the image ${image.name}, is missing`);
    if (contents === 'damaged') {
      throw damaged(
        name,
        `images/${image.sha256}, the image ${image.name}, has other contents than when it was made`,
      );
    }
  }
  return manifest;
}

async function databaseProblem(file: string, { database }: Manifest): Promise<string | null> {
  try {
    const { size } = await stat(file);
    if (size !== database.bytes) return `has ${size} bytes instead of ${database.bytes}`;
    return (await sha256OfFile(file)) === database.sha256 ? null : 'has other contents than when it was made';
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return isMissing ? 'is missing' : `can’t be read: ${reasonOf(error)}`;
  }
}
