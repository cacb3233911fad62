import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#server/db/open.ts';
import { siteFolder } from '#server/root.ts';
import { everythingIn } from '#tests/support/full-database.ts';
import { writeBigExport, writePictures } from './big-exports.ts';

const LOOK_EVERY_MS = 50;

/** How long imports take, and how much memory they hold at most: 5,000 posts with 2,000 pictures, and an export of 1 GB. */
export async function measureImports(folder: string): Promise<void> {
  await manyPictures(join(folder, 'import'));
  await oneGigabyte(join(folder, 'import-large'));
}

async function manyPictures(folder: string): Promise<void> {
  const { source, run, database } = prepare(folder);
  const media = join(folder, 'media');
  await writePictures(media, 2_000);
  await writeBigExport(source, { posts: 5_000, pictures: 2_000, bytes: 6_000 });
  console.log(`\nAn import of 5,000 posts and 2,000 pictures, an export of ${megabytes(source)} MB`);
  await run('a begun site', ['import', await emptyExport(folder)]);
  const before = JSON.stringify(await database());
  await run('a dry run', ['import', source, '--media', media, '--dry-run']);
  console.log(
    `  ${JSON.stringify(await database()) === before ? 'which changed nothing' : 'WHICH CHANGED SOMETHING'}`,
  );
  await run('the import', ['import', source, '--media', media]);
  await run('once more', ['import', source, '--media', media]);
}

async function oneGigabyte(folder: string): Promise<void> {
  const { source, run } = prepare(folder);
  await writeBigExport(source, { posts: 20_000, pictures: 60_000, bytes: 40_000 });
  console.log(`\nAn export of ${megabytes(source)} MB: 20,000 posts, and 60,000 uploads that are not there`);
  await run('a dry run', ['import', source, '--dry-run']);
  await run('the import', ['import', source]);
}

function prepare(folder: string) {
  mkdirSync(folder, { recursive: true });
  const databaseFile = join(folder, 'site.db');
  const env = {
    DATABASE_FILE: databaseFile,
    UPLOADS_DIR: join(folder, 'uploads'),
    SEED: 'none',
    LOG_LEVEL: 'warn',
  };
  return {
    source: join(folder, 'export.xml'),
    run: (name: string, args: string[]) => measured(name, args, env),
    database: async () => {
      const engine = await openDatabase({ databaseFile, postgres: null });
      try {
        return await everythingIn(engine.db);
      } finally {
        await engine.close();
      }
    },
  };
}

async function emptyExport(folder: string): Promise<string> {
  const file = join(folder, 'empty.xml');
  await writeBigExport(file, { posts: 0, pictures: 0, bytes: 0 });
  return file;
}

async function measured(name: string, args: string[], env: Record<string, string>): Promise<void> {
  const start = performance.now();
  const child = spawn(process.execPath, [join(siteFolder, 'dist/server/cli.js'), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, peakOf(child.pid))), LOOK_EVERY_MS);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearInterval(timer);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  console.log(
    `  ${name.padEnd(16)}${seconds.padStart(7)} s, at most ${(peak / 1_024).toFixed(0)} MB, exit ${String(code)}`,
  );
}

/** In KB, as Linux counts it; 0 elsewhere, and once it has ended. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function megabytes(file: string): string {
  return (statSync(file).size / 1_000_000).toFixed(0);
}
