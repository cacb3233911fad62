import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BackupProgram, backupProgram } from '#server/backup/backup-process.ts';
import { loadConfig } from '#server/config.ts';
import { tableDigests } from '#server/db/copy/copy-database.ts';
import { openCopyEnd, openDatabase } from '#server/db/open.ts';
import { siteFolder } from '#server/root.ts';
import { fillDatabase } from './full-database.ts';
import { type CommandResult, runCommand } from './production-install.ts';
import { serverSettings } from './server-process.ts';

export const PICTURES: Record<string, string> = {
  'aa01-40x30.webp': 'one',
  'aa01-40x30-w20.webp': 'narrow',
  'bb02-9x9.webp': 'x'.repeat(300_000),
};

/** What makes backups of a server in this process, as the built server does. */
export function builtBackupProgram(env: Record<string, string>): BackupProgram {
  const { PATH = '', HOME = '' } = process.env;
  return backupProgram({ PATH, HOME, ...env }, [join(siteFolder, 'dist/server/cli.js')]);
}

/** A site without a server: its settings, and what the built commands do with it. */
export type SiteData = Awaited<ReturnType<typeof siteData>>;

/** A database with rows of every kind and three image files, or nothing yet. */
export async function siteData({
  empty = false,
  env = {},
}: { empty?: boolean; env?: Record<string, string> } = {}) {
  const settings = await serverSettings(env);
  const folder = dirname(settings.DATABASE_FILE ?? '');
  const uploads = join(folder, 'uploads');
  const backups = join(folder, 'backups');
  const config = loadConfig({ ...settings, NODE_ENV: 'test' });
  if (!empty) {
    const engine = await openDatabase(config);
    await fillDatabase(engine);
    await engine.close();
    await mkdir(uploads, { recursive: true });
    for (const [name, contents] of Object.entries(PICTURES)) await writeFile(join(uploads, name), contents);
  }

  return {
    settings,
    config,
    folder,
    uploads,
    backups,
    run: (...args: string[]): Promise<CommandResult> => runCommand(siteFolder, args, { settings }),
    names: async () => (await readdir(backups)).filter((name) => name.startsWith('2')).sort(),
    /** Everything that a backup has to bring back. */
    async contents() {
      const end = await openCopyEnd(config, 'source');
      const tables = end === null ? [] : await tableDigests(end);
      await end?.close();
      const names = (await readdir(uploads).catch(() => [])).filter((name) => name.endsWith('.webp')).sort();
      const images: Record<string, string> = {};
      for (const name of names) images[name] = await readFile(join(uploads, name), 'utf8');
      return { tables, images };
    },
    /** Writes messages one after the other, as a busy site does, until it is stopped. */
    async load() {
      const engine = await openDatabase(config);
      const texts = { name: 'A', phone: '', subject: '', message: 'x'.repeat(2_000) };
      let isOver = false;
      let count = 0;
      async function write() {
        while (!isOver) {
          const row = {
            ...texts,
            email: `${count}@example.com`,
            suspected_spam: 0,
            created_at: new Date().toISOString(),
          };
          await engine.db.insertInto('contacts').values(row).execute();
          count += 1;
          await pause(5); // the command and the killing need the machine, too
        }
      }
      const writing = write();
      return {
        /** @returns how many were written */
        async stop() {
          isOver = true;
          await writing;
          await engine.close();
          return count;
        },
      };
    },
    /** Adds a message to the database. */
    async receive(email: string) {
      const engine = await openDatabase(config);
      const at = new Date().toISOString();
      const texts = { name: 'A', phone: '', subject: '', message: 'Hello' };
      await engine.db
        .insertInto('contacts')
        .values({ ...texts, email, suspected_spam: 0, created_at: at })
        .execute();
      await engine.close();
    },
  };
}
