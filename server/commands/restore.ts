import { realpath } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { BackupFolder, findBackup } from '../backup/backup-folder.ts';
import { inNumbers } from '../backup/in-numbers.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { loadConfig, readEnvironment } from '../config.ts';
import { type Command, UsageError } from './command.ts';

export const restore: Command = {
  usage: `restore BACKUP [--replace]

Puts the database and the uploaded images back as they were. BACKUP is a name from "backup list", the path of a backup's
folder, or "latest". Stop the site first.

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
    const config = loadConfig(readEnvironment());
    const { folder, name } = await findBackup(config.backupDir, word);
    const keepIn = new BackupFolder(config.backupDir);
    const done = () => restoreBackup({ config, folder, name, keepIn, replace: values.replace });
    const { manifest, kept, broughtImages } = await keepIn.locked(async () => {
      const isHere = (await realpath(folder.path)) === (await realpath(keepIn.path));
      return isHere ? done() : folder.locked(done);
    });
    console.log(`Restored: ${name}, ${inNumbers(manifest)}. ${broughtImages} images were brought back.`);
    if (kept !== null) console.log(`The database that was there is kept: ${kept}`);
  },
};
