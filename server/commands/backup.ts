import { parseArgs } from 'node:util';
import { BackupError } from '../backup/backup-error.ts';
import { BackupFolder, findBackup } from '../backup/backup-folder.ts';
import { inNumbers } from '../backup/in-numbers.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { thinOut } from '../backup/thin-out.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { loadConfig, readEnvironment } from '../config.ts';
import { type Command, UsageError } from './command.ts';

export const backupCommand: Command = {
  usage: `backup
backup list
backup verify [BACKUP]

Copies the database, as it is at one moment, and the uploaded images into BACKUP_DIR. The site may run meanwhile. The copy
is restored into a temporary place and compared with what was there; only then it is kept. Of older backups the last of
each of 7 days, 4 weeks and 12 months stay. Images that several backups have are there once.

  list            names the backups, the oldest first
  verify          reads every file of one backup, or of all, and says which is not as it was made

  node dist/server/cli.js backup
In a checkout, npm run backup does the same: npm run backup -- list`,

  async run(args) {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    const [action = 'make', name, ...more] = positionals;
    if (more.length > 0 || (action === 'list' && name !== undefined))
      throw new UsageError('That is too much.');
    const config = loadConfig(readEnvironment());
    const folder = new BackupFolder(config.backupDir);
    if (action === 'make') {
      const started = performance.now();
      const made = await folder.locked(async () => {
        const done = await makeBackup(config, folder);
        await thinOut(folder);
        return done;
      });
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      console.log(
        `Backed up and restored: ${made.name}, ${inNumbers(made.manifest)}, in ${seconds} seconds.`,
      );
    } else if (action === 'list') {
      await list(folder);
    } else if (action === 'verify') {
      await verify(folder, name);
    } else {
      throw new UsageError(`There is no "backup ${action}".`);
    }
  },
};

async function list(folder: BackupFolder): Promise<void> {
  const names = await folder.names();
  if (names.length === 0) console.log(`There is no backup in ${folder.path}.`);
  for (const name of names) {
    const manifest = await folder.manifest(name).catch(() => null);
    console.log(`${name}  ${manifest === null ? 'damaged' : inNumbers(manifest)}`);
  }
}

/** @throws BackupError for the first that is damaged, after all were read */
async function verify(folder: BackupFolder, word: string | undefined): Promise<void> {
  const chosen =
    word === undefined
      ? (await folder.names()).map((name) => ({ folder, name }))
      : [await findBackup(folder.path, word)];
  if (chosen.length === 0) throw new BackupError(`There is no backup in ${folder.path}.`);
  const problems: Error[] = [];
  for (const { folder: place, name } of chosen) {
    try {
      console.log(`${name}  whole: ${inNumbers(await verifyBackup(place, name))}`);
    } catch (error) {
      problems.push(error as Error);
    }
  }
  if (problems.length > 0) throw new BackupError(problems.map(({ message }) => message).join('\n'));
}
