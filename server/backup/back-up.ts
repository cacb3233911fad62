import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { ownClock } from '../db/shared-clock.ts';
import { openDatabase } from '../db/open.ts';
import { reasonOf } from '../folders.ts';
import { BackupError } from './backup-error.ts';
import type { BackupFolder } from './backup-folder.ts';
import { BackupStateRepository } from './backup-state.repository.ts';
import { type MadeBackup, makeBackup } from './make-backup.ts';
import { sizeOf } from './manifest.ts';
import { RemoteFolder } from './remote-folder.ts';
import { keptNames, thinOut } from './thin-out.ts';

/**
 * Makes a backup, thins out the older ones, and notes it for the dashboard.
 * @param folder locked
 */
export async function backUp(config: Config, folder: BackupFolder): Promise<MadeBackup> {
  const made = await makeBackup(config, folder);
  await thinOut(folder);
  const last = { name: made.name, made_at: new Date().toISOString(), ...sizeOf(made.manifest) };
  await noting(config, (state) => state.noteMade(last, config.backupTo === null));
  return made;
}

/**
 * Copies a backup to BACKUP_TO, reads it back there, thins out the older ones there, and notes it.
 * @param folder locked
 * @throws BackupError when it did not arrive; what BACKUP_TO has is as it was then
 */
export async function copyBackup(config: Config, folder: BackupFolder, name: string): Promise<string> {
  if (config.backupTo === null)
    throw new BackupError('BACKUP_TO: is not set, so there is nowhere to copy it to.');
  const remote = await RemoteFolder.open(config.backupTo);
  try {
    await remote.copy(folder, name);
    await remote.keepOnly(keptNames(await remote.names()));
  } catch (error) {
    if (error instanceof BackupError && error.message.startsWith('BACKUP_')) throw error;
    throw new BackupError(
      `The backup ${name} is there, but could not be copied to ${remote.label}: ${reasonOf(error)}.`,
      { cause: error },
    );
  }
  await noting(config, (state) => state.noteCopied(name));
  return remote.label;
}

async function noting(config: Config, note: (state: BackupStateRepository) => Promise<void>): Promise<void> {
  const engine = await openDatabase(config);
  try {
    await note(new BackupStateRepository(engine.db, ownClock(systemClock)));
  } finally {
    await engine.close();
  }
}
