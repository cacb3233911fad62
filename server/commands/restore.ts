import { realpath } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { BackupFolder } from '../backup/backup-folder.ts';
import { findBackup, type FoundBackup, reached } from '../backup/find-backup.ts';
import { inNumbers } from '../backup/in-numbers.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { loadConfig, readEnvironment } from '../config.ts';
import { type Command, UsageError } from './command.ts';

export const restore: Command = {
  usage: `restore BACKUP [--replace]

Puts the database and the uploaded images back as they were. BACKUP is a name from "backup list", the path of a backup's
folder, s3://bucket/folder/NAME, or "latest". Stop the site first. One from an object store is brought to BACKUP_DIR; how
the store is reached stands in the BACKUP_S3_… variables, or else in S3_…, and BACKUP_PASSPHRASE opens what is encrypted.

  --replace       replaces a database that has contents of its own, after keeping it

A damaged backup is refused before anything is changed. Stopped at any moment, the old site or the restored one is there.
Images that came after the backup stay where they are.
  node dist/server/cli.js restore latest
In a checkout, npm run restore does the same: npm run restore -- latest`,

  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [word, ...more] = positionals;
    if (word === undefined) throw new UsageError('Which backup?');
    if (more.length > 0) throw new UsageError('One backup at a time.');
    const env = readEnvironment();
    const config = loadConfig(env);
    const found = await findBackup({ config, env }, word);
    const { name } = found;
    const keepIn = new BackupFolder(config.backupDir);
    const { manifest, kept, broughtImages } = await keepIn.locked(() =>
      inFolder(found, keepIn, (folder) =>
        restoreBackup({ config, folder, name, keepIn, replace: values.replace }),
      ),
    );
    console.log(`Restored: ${name}, ${inNumbers(manifest)}. ${broughtImages} images were brought back.`);
    if (kept !== null) console.log(`The database that was there is kept: ${kept}`);
  },
};

/** @param here locked */
async function inFolder<Result>(
  found: FoundBackup,
  here: BackupFolder,
  work: (folder: BackupFolder) => Promise<Result>,
): Promise<Result> {
  if ('remote' in found) {
    const { remote, name } = found;
    if (!(await here.names()).includes(name)) await reached(remote, () => remote.bring(name, here));
    return work(here);
  }
  const { folder } = found;
  const isHere = (await realpath(folder.path)) === (await realpath(here.path));
  return isHere ? work(here) : folder.locked(() => work(folder));
}
