import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { copyDatabase, foreseeCopy, type TargetState } from '../db/copy/copy-database.ts';
import { type CopyEnd, CopyError } from '../db/copy/copy-end.ts';
import { openCopyEnd, openDatabase } from '../db/open.ts';
import { integrityProblem, lockDatabase } from '../db/sqlite-files.ts';
import { openFiles } from '../files/open-files.ts';
import { createLogger } from '../log.ts';
import { BackupError, damaged } from './backup-error.ts';
import { type BackupFolder, DATABASE } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { restoreImages } from './restore-images.ts';
import { swapDatabase } from './swap-database.ts';
import { verifyBackup } from './verify-backup.ts';

type Places = Pick<Config, 'databaseFile' | 'postgres' | 'objectStore' | 'uploadsDir'>;

interface Options {
  config: Places;
  /** Where the backup is. */
  folder: BackupFolder;
  name: string;
  /** Where what was there is backed up to; locked, as `folder` is. */
  keepIn: BackupFolder;
  /** Whether a database with contents of its own is replaced, too. */
  replace: boolean;
}

export interface Restored {
  manifest: Manifest;
  /** Where the database is that was there; null when there was none, or the same. */
  kept: string | null;
  /** Images that were missing or damaged. */
  broughtImages: number;
}

/** What a restore replaces: nothing, the same, or contents of another. */
type Found = 'empty' | 'same' | 'own';

/**
 * Puts the site back as it was. Images come first, which changes nothing for a site that is there; then the database is
 * replaced in one step. So a restore that is killed leaves the old site or the new one.
 * @throws BackupError, CopyError or ConfigError; the database is as it was then
 */
export async function restoreBackup(options: Options): Promise<Restored> {
  const { config, folder, name } = options;
  const manifest = await verifyBackup(folder, name);
  const silent = createLogger({ production: true, logLevel: 'silent' }); // what goes wrong is thrown
  const bringImages = async () =>
    restoreImages(manifest.images, folder.images, await openFiles(config, silent));
  if (config.postgres !== null) return { manifest, ...(await restorePostgres(options, bringImages)) };
  return { manifest, ...(await restoreFile(options, bringImages)) };
}

type Outcome = Omit<Restored, 'manifest'>;

async function restoreFile(
  { config: { databaseFile: file }, folder, name, replace }: Options,
  bringImages: () => Promise<number>,
): Promise<Outcome> {
  const lock = lockDatabase(file);
  const place = join(dirname(file), `.restore-${randomUUID()}`);
  try {
    await removeUnfinished(dirname(file));
    await mkdir(place);
    const prepared = await prepareDatabase(folder, name, place);
    const found = await findIn({ databaseFile: file, postgres: null }, prepared);
    requireReplaceable(found, replace);
    const broughtImages = await bringImages();
    if (found === 'same') return { kept: null, broughtImages };
    return { kept: await swapDatabase(file, prepared, found === 'own'), broughtImages };
  } finally {
    await rm(place, { recursive: true, force: true });
    lock.release();
  }
}

async function restorePostgres(
  { config, folder, name, keepIn, replace }: Options,
  bringImages: () => Promise<number>,
): Promise<Outcome> {
  const place = await mkdtemp(join(tmpdir(), 'shingle-restore-'));
  try {
    const prepared = await prepareDatabase(folder, name, place);
    const found = await findIn(config, prepared);
    requireReplaceable(found, replace);
    const kept = found === 'own' ? keepIn.pathOf((await makeBackup(config, keepIn)).name) : null;
    const broughtImages = await bringImages();
    if (found !== 'same') {
      await withEnd({ databaseFile: prepared, postgres: null }, 'source', (from) =>
        withEnd(config, 'target', (to) =>
          copyDatabase({ from: required(from), to: required(to), replace: true }),
        ),
      );
    }
    return { kept, broughtImages };
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** A copy of the backup's database, of this program's version. */
async function prepareDatabase(folder: BackupFolder, name: string, place: string): Promise<string> {
  const file = join(place, 'shingle.db');
  await cp(join(folder.pathOf(name), DATABASE), file);
  try {
    await (await openDatabase({ databaseFile: file, postgres: null })).close();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new BackupError(
      `The backup ${name} can’t be restored: ${error.message.replace(/^DATABASE_FILE: /, '')}`,
      {
        cause: error,
      },
    );
  }
  const problem = integrityProblem(file);
  if (problem !== null) throw damaged(name, `${DATABASE}: ${problem}`);
  return file;
}

/** What is at the target. */
async function findIn(target: Pick<Config, 'databaseFile' | 'postgres'>, prepared: string): Promise<Found> {
  const isFile = target.postgres === null;
  try {
    return await withEnd(target, 'source', async (to) => {
      if (to === null) return 'empty';
      if (!isFile && (await to.isServed())) {
        throw new BackupError('DATABASE_URL: a server is running on this database. Stop it first.');
      }
      const state = await withEnd({ databaseFile: prepared, postgres: null }, 'source', (from) =>
        foreseeCopy({ from: required(from), to, replace: true }),
      );
      return foundIn(state.state);
    });
  } catch (error) {
    // A file that is damaged, or of another version, is something of its own.
    if (isFile && (error instanceof CopyError || error instanceof ConfigError)) return 'own';
    throw error;
  }
}

/** What an earlier move brought is somebody's site, too. */
function foundIn(state: TargetState): Found {
  return state === 'moved' ? 'own' : state;
}

function requireReplaceable(found: Found, replace: boolean): void {
  if (found !== 'own' || replace) return;
  throw new BackupError(
    'The database has contents of its own. Take an empty one, or let them be kept and replaced by --replace. Nothing was changed.',
  );
}

async function withEnd<Result>(
  place: Pick<Config, 'databaseFile' | 'postgres'>,
  purpose: 'source' | 'target',
  work: (end: CopyEnd | null) => Promise<Result>,
): Promise<Result> {
  const end = await openCopyEnd(place, purpose);
  try {
    return await work(end);
  } finally {
    await end?.close();
  }
}

function required(end: CopyEnd | null): CopyEnd {
  if (end === null) throw new BackupError('The database has no tables.');
  return end;
}

/** What killed restores left behind. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith('.restore-')) await rm(join(folder, name), { recursive: true, force: true });
  }
}
