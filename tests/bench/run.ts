import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/open.ts';
import { projectRoot } from '#server/root.ts';
import { seed } from '#server/seed/seed.ts';
import { type Load, load, medianTime } from './load.ts';
import { seedPosts, TERMS } from './seed-posts.ts';

/** Measures the built server beside a bare Express handler of the same bytes. `npm run bench` builds, then runs this. */
const LIST = '/api/blog-posts-working.php?endpoint=blog-posts';
const folder = mkdtempSync(join(tmpdir(), 'shingle-bench-'));
const children: ChildProcess[] = [];

async function startSite(port: number, posts: number): Promise<string> {
  const file = join(folder, `${posts}.db`);
  const database = openDatabase(file);
  await seed(database.db, posts === 0 ? 'demo' : 'none', new Date());
  await database.close();
  if (posts > 0) seedPosts(file, posts);
  await start([join(projectRoot, 'dist/server/index.js')], {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_FILE: file,
    UPLOADS_DIR: join(folder, 'uploads'),
    MAILBOX_DIR: join(folder, 'mailbox'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  });
  return `http://127.0.0.1:${port}`;
}

async function start(args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
}

function row(name: string, { requestsPerSecond, p50, p99 }: Load, base?: Load): string {
  const times = base === undefined ? '' : `${(requestsPerSecond / base.requestsPerSecond).toFixed(1)} ×`;
  return `${name.padEnd(34)}${String(requestsPerSecond).padStart(9)}/s   p50 ${String(p50).padStart(5)} ms   p99 ${String(p99).padStart(5)} ms   ${times}`;
}

async function publicList(): Promise<void> {
  const site = await startSite(4101, 0);
  await start(['--import', 'tsx', join(import.meta.dirname, 'bare-express.ts'), '4102', `${site}${LIST}`]);
  for (const encoding of ['br', 'identity'] as const) {
    const ask = { headers: { 'Accept-Encoding': encoding } };
    const bytes = Number((await fetch(`${site}${LIST}`, ask)).headers.get('content-length'));
    console.log(`\nThe public list, ${(bytes / 1024).toFixed(1)} KB (${encoding}), 20 connections`);
    const bare = await load('http://127.0.0.1:4102/', ask);
    console.log(row('bare Express 5, same bytes', bare));
    console.log(row('from memory', await load(`${site}${LIST}`, ask), bare));
    console.log(row('not from memory', await load(`${site}${LIST}`, { ...ask, unique: true }), bare));
  }
}

async function growth(): Promise<void> {
  const small = await startSite(4103, 100);
  console.log('\nMaking 100,000 posts, which takes about a minute …');
  const large = await startSite(4104, 100_000);

  console.log('One call after the other, none from memory: median with 100 posts, with 100,000, growth');
  const cases = {
    'first page of the list': '',
    'a page in the middle': '&page=8',
    'one category': '&category=Business',
    'search: no hit': `&search=${TERMS.none}`,
    'search: five hits': `&search=${TERMS.fiveOfAll}`,
    'search: one post in twenty': `&search=${TERMS.oneInTwenty}`,
    'search: nearly every post': `&search=${TERMS.nearlyAll}`,
    'search: two letters': '&search=cu',
  };
  for (const [name, query] of Object.entries(cases)) {
    const before = await medianTime((index) => `${small}${LIST}${query}&n=${index}`);
    const after = await medianTime((index) => `${large}${LIST}${query}&n=${index}`);
    console.log(
      `${name.padEnd(34)}${before.toFixed(2).padStart(8)} ms${after.toFixed(2).padStart(9)} ms   ${(after / before).toFixed(1)} ×`,
    );
  }
}

try {
  await publicList();
  await growth();
} finally {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.filter((child) => child.exitCode === null).map((child) => once(child, 'exit')));
  rmSync(folder, { recursive: true, force: true });
}
