import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Config } from '../config.ts';
import { copyDatabase, type TableDigest, tableDigests } from '../db/copy/copy-database.ts';
import { openCopyEnd } from '../db/open.ts';
import type { ImageFiles } from '../files/image-files.ts';
import { openFiles } from '../files/open-files.ts';
import { writeDurably } from '../files/write-durably.ts';
import { createLogger } from '../log.ts';
import { BackupError } from './backup-error.ts';
import { type BackupFolder, DATABASE, MANIFEST } from './backup-folder.ts';
import { sha256, sha256OfFile } from './hashes.ts';
import type { ImageStore } from './image-store.ts';
import { type BackedUpImage, type Manifest, manifestText } from './manifest.ts';
import { prove } from './prove.ts';

/** Images in memory at once. */
const MAX_AT_ONCE = 8;

export interface MadeBackup {
  name: string;
  manifest: Manifest;
}

/**
 * Copies the database, as it is at one moment, and all images, restores the copy into a temporary place, and gives it
 * its name only when it came back whole. Servers may run meanwhile.
 * @param folder locked
 * @throws BackupError, CopyError or ConfigError; there is no backup then
 */
export async function makeBackup(
  config: Pick<Config, 'databaseFile' | 'postgres' | 'objectStore' | 'uploadsDir'>,
  folder: BackupFolder,
): Promise<MadeBackup> {
  const unfinished = await folder.makeUnfinished();
  try {
    const madeAt = new Date().toISOString();
    const file = join(unfinished, DATABASE);
    const tables = await takeDatabase(config, file);
    const files = await openFiles(config, createLogger({ production: true, logLevel: 'silent' }));
    const manifest: Manifest = {
      format: 1,
      madeAt,
      database: { bytes: (await stat(file)).size, sha256: await sha256OfFile(file) },
      tables,
      // After the database: every image that it names is there by then.
      images: await takeImages(files, folder.images, await knownImages(folder)),
    };
    await writeDurably(join(unfinished, MANIFEST), Buffer.from(manifestText(manifest)));
    await prove(folder, unfinished, manifest);
    return { name: await folder.finish(unfinished, madeAt), manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Row by row, so that it is the same file for both engines; compared with the source in its one transaction. */
async function takeDatabase(
  config: Pick<Config, 'databaseFile' | 'postgres'>,
  file: string,
): Promise<TableDigest[]> {
  const from = await openCopyEnd(config, 'source');
  if (from === null) throw new BackupError('There is no site yet, so there is nothing to back up.');
  try {
    const to = await openCopyEnd({ databaseFile: file, postgres: null }, 'target');
    if (to === null) throw new BackupError(`${file} can’t be made.`);
    try {
      await copyDatabase({ from, to, replace: false });
      return await tableDigests(to);
    } finally {
      await to.close();
      await rm(`${file}.lock`, { force: true });
    }
  } finally {
    await from.close();
  }
}

/** The images of the newest backup, by their names. */
async function knownImages(folder: BackupFolder): Promise<Map<string, BackedUpImage>> {
  const newest = (await folder.names()).at(-1);
  const manifest = newest === undefined ? null : await folder.manifest(newest).catch(() => null);
  return new Map((manifest?.images ?? []).map((image) => [image.name, image]));
}

/** A name is never used for other contents, so what an earlier backup has is not read from the site again. */
async function takeImages(
  files: ImageFiles,
  store: ImageStore,
  known: ReadonlyMap<string, BackedUpImage>,
): Promise<BackedUpImage[]> {
  const images: BackedUpImage[] = [];
  const limit = pLimit(MAX_AT_ONCE);

  async function take(name: string): Promise<void> {
    const before = known.get(name);
    if (before !== undefined && (await store.isWhole(before.sha256))) {
      images.push(before);
      return;
    }
    const contents = await files.read(name);
    if (contents === null) return; // deleted meanwhile
    const digest = sha256(contents);
    if (!(await store.isWhole(digest))) await store.add(digest, contents);
    images.push({ name, bytes: contents.length, sha256: digest });
  }

  const names: string[] = [];
  for await (const name of files.list()) names.push(name);
  try {
    await Promise.all(names.map((name) => limit(take, name)));
  } finally {
    limit.clearQueue();
  }
  return images.sort((one, other) => (one.name < other.name ? -1 : 1));
}
