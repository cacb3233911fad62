import { stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { backupAddress } from '../backup-address.ts';
import { type Config, loadBackupPlace } from '../config.ts';
import { FilesUnavailable } from '../files/errors.ts';
import { BackupError } from './backup-error.ts';
import { BackupFolder, NAME } from './backup-folder.ts';
import { RemoteFolder } from './remote-folder.ts';

/** A backup, in a folder or in an object store. */
export type FoundBackup = { folder: BackupFolder; name: string } | { remote: RemoteFolder; name: string };

interface Places {
  config: Pick<Config, 'backupDir' | 'backupTo'>;
  /** Says how an object store is reached that is not that of `BACKUP_TO`. */
  env: NodeJS.ProcessEnv;
}

/**
 * Finds a backup by its name in BACKUP_DIR or else in BACKUP_TO, by its path, as `s3://bucket/folder/NAME`, or the newest
 * as `latest`.
 * @throws BackupError when there is none
 */
export async function findBackup({ config, env }: Places, word: string): Promise<FoundBackup> {
  if (word.startsWith('s3://')) return findAt(env, word);
  const folder = new BackupFolder(config.backupDir);
  const here = choose(await folder.names(), word);
  if (here !== null) return { folder, name: here };
  const elsewhere = resolve(word);
  const isFolder = await stat(elsewhere).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  if (isFolder && NAME.test(basename(elsewhere))) {
    return { folder: new BackupFolder(dirname(elsewhere)), name: basename(elsewhere) };
  }
  if (config.backupTo !== null) {
    const remote = await RemoteFolder.open(config.backupTo);
    const there = choose(await reached(remote, () => remote.names()), word);
    if (there !== null) return { remote, name: there };
  }
  const places = [config.backupDir, ...(config.backupTo === null ? [] : [config.backupTo.address.label])];
  throw new BackupError(
    `There is no backup ${word}: neither in ${places.join(' nor in ')}, nor a folder of that path. "backup list" names them.`,
  );
}

async function findAt(env: NodeJS.ProcessEnv, word: string): Promise<FoundBackup> {
  const [, place = '', name = ''] = /^(.*)\/([^/]+)$/.exec(word) ?? [];
  const address = backupAddress(place);
  if (address === null || !(NAME.test(name) || name === 'latest')) {
    throw new BackupError(
      `${word} is no backup: it looks like s3://bucket/folder/2026-11-24T031500Z, or ends with latest.`,
    );
  }
  const remote = await RemoteFolder.open(loadBackupPlace(env, address));
  const found = choose(await reached(remote, () => remote.names()), name);
  if (found === null) throw new BackupError(`There is no backup ${name} in ${address.label}.`);
  return { remote, name: found };
}

function choose(names: readonly string[], word: string): string | null {
  return names.find((name) => name === word) ?? (word === 'latest' ? (names.at(-1) ?? null) : null);
}

/** @throws BackupError that names the place when it does not answer */
export async function reached<Result>(remote: RemoteFolder, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error;
    throw new BackupError(`${remote.label} can’t be used: ${error.message}.`, { cause: error });
  }
}
