import { parseArgs } from 'node:util';
import { backUp, copyBackup } from '../backup/back-up.ts';
import { BackupError } from '../backup/backup-error.ts';
import { BackupFolder } from '../backup/backup-folder.ts';
import { findBackup, type FoundBackup, reached } from '../backup/find-backup.ts';
import { inNumbers } from '../backup/in-numbers.ts';
import type { Manifest } from '../backup/manifest.ts';
import { RemoteFolder } from '../backup/remote-folder.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { type Config, loadConfig, readEnvironment } from '../config.ts';
import { type Command, UsageError } from './command.ts';

export const backupCommand: Command = {
  usage: `backup
backup list
backup verify [BACKUP]
backup copy [BACKUP]

Copies the database, as it is at one moment, and the uploaded images into BACKUP_DIR. The site may run meanwhile. The copy
is restored into a temporary place and compared with what was there; only then it is kept. Of older backups the last of
each of 7 days, 4 weeks and 12 months stay. Images that several backups have are there once. Where BACKUP_TO is set, it is
then copied there, encrypted with BACKUP_PASSPHRASE, and read back. In production the server does this each night at
BACKUP_AT.

  list            names the backups, the oldest first
  verify          reads every file of one backup, or of all, and says which is not as it was made
  copy            copies one that is there already to BACKUP_TO, or the last one

  node dist/server/cli.js backup
In a checkout, npm run backup does the same: npm run backup -- list`,

  async run(args) {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    const [action = 'make', word, ...more] = positionals;
    if (more.length > 0 || (action === 'list' && word !== undefined))
      throw new UsageError('That is too much.');
    const env = readEnvironment();
    const config = loadConfig(env);
    if (action === 'make') {
      await make(config);
    } else if (action === 'list') {
      await list(config);
    } else if (action === 'verify') {
      await verify(word === undefined ? await allBackups(config) : [await findBackup({ config, env }, word)]);
    } else if (action === 'copy') {
      await copy(config, await findBackup({ config, env }, word ?? 'latest'));
    } else {
      throw new UsageError(`There is no "backup ${action}".`);
    }
  },
};

async function make(config: Config): Promise<void> {
  const folder = new BackupFolder(config.backupDir);
  const started = performance.now();
  await folder.locked(async () => {
    const { name, manifest } = await backUp(config, folder);
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(`Backed up and restored: ${name}, ${inNumbers(manifest)}, in ${seconds} seconds.`);
    if (config.backupTo !== null) await tellOfCopy(config, folder, name);
  });
}

async function copy(config: Config, found: FoundBackup): Promise<void> {
  if ('remote' in found)
    throw new BackupError(`The backup ${found.name} is in ${found.remote.label} already.`);
  const { folder, name } = found;
  await folder.locked(() => tellOfCopy(config, folder, name));
}

async function tellOfCopy(config: Config, folder: BackupFolder, name: string): Promise<void> {
  const label = await copyBackup(config, folder, name);
  console.log(`Copied and read back: ${label}/${name}`);
}

async function list({ backupDir, backupTo }: Config): Promise<void> {
  const folder = new BackupFolder(backupDir);
  const names = await folder.names();
  if (names.length === 0) console.log(`There is no backup in ${folder.path}.`);
  for (const name of names) console.log(await lineOf(name, () => folder.manifest(name)));
  if (backupTo === null) return;
  const remote = await RemoteFolder.open(backupTo);
  await reached(remote, async () => {
    const there = await remote.names();
    if (there.length === 0) console.log(`There is no backup in ${remote.label}.`);
    for (const name of there)
      console.log(await lineOf(`${remote.label}/${name}`, () => remote.manifest(name)));
  });
}

async function lineOf(name: string, read: () => Promise<Manifest>): Promise<string> {
  const manifest = await read().catch((error: unknown) => {
    if (error instanceof BackupError && error.message.startsWith('BACKUP_PASSPHRASE')) throw error;
    return null;
  });
  return `${name}  ${manifest === null ? 'damaged' : inNumbers(manifest)}`;
}

async function allBackups({ backupDir, backupTo }: Config): Promise<FoundBackup[]> {
  const folder = new BackupFolder(backupDir);
  const found: FoundBackup[] = (await folder.names()).map((name) => ({ folder, name }));
  if (backupTo !== null) {
    const remote = await RemoteFolder.open(backupTo);
    for (const name of await reached(remote, () => remote.names())) found.push({ remote, name });
  }
  if (found.length === 0) throw new BackupError(`There is no backup in ${folder.path}.`);
  return found;
}

/** @throws BackupError for those that are damaged, after all were read */
async function verify(backups: readonly FoundBackup[]): Promise<void> {
  const problems: Error[] = [];
  const known = new Set<string>();
  for (const found of backups) {
    try {
      if ('remote' in found) {
        const { remote, name } = found;
        const manifest = await reached(remote, () => remote.verify(name, known));
        console.log(`${remote.label}/${name}  whole: ${inNumbers(manifest)}`);
      } else {
        console.log(`${found.name}  whole: ${inNumbers(await verifyBackup(found.folder, found.name))}`);
      }
    } catch (error) {
      problems.push(error as Error);
    }
  }
  if (problems.length > 0) throw new BackupError(problems.map(({ message }) => message).join('\n'));
}
