import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/open.ts';
import { projectRoot } from '#server/root.ts';
import { seed } from '#server/seed/seed.ts';
import { seedReaders } from '#tests/support/readers.ts';
import { type Load, load, medianTime } from './load.ts';
import { sendToAll } from './mails.ts';
import { seedPosts, TERMS } from './seed-posts.ts';

/**
 * Measures the built server beside a bare Express handler of the same bytes, and its mail. `npm run bench` builds, then
 * runs this; `npm run bench -- mails` measures that part alone.
 */
const LIST = '/api/blog-posts-working.php?endpoint=blog-posts';
const folder = mkdtempSync(join(tmpdir(), 'shingle-bench-'));
const children: ChildProcess[] = [];

async function startSite(port: number, posts: number): Promise<string> {
  const file = join(folder, `${posts}.db`);
  const database = openDatabase(file);
  await seed(database.db, posts === 0 ? 'demo' : 'none', new Date());
  await database.close();
  if (posts > 0) seedPosts(file, posts);
  await startServer(port, file);
  return `http://127.0.0.1:${port}`;
}

function startServer(port: number, file: string, env: Record<string, string> = {}): Promise<ChildProcess> {
  return start([join(projectRoot, 'dist/server/index.js')], {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_FILE: file,
    UPLOADS_DIR: join(folder, 'uploads'),
    MAILBOX_DIR: join(folder, 'mailbox'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...env,
  });
}

/** Starts a program and waits until it says something. */
async function start(args: string[], env: Record<string, string> = {}): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
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

async function mails(): Promise<void> {
  const file = join(folder, 'readers.db');
  await seedReaders(file, 10_000);
  const sink = await start(['--import', 'tsx', join(import.meta.dirname, 'mail-sink.ts'), '4106']);
  const owner = { email: 'owner@example.com', password: 'a password for the bench' };
  const server = await startServer(4105, file, {
    SEED: 'none',
    SMTP_URL: 'smtp://127.0.0.1:4106',
    MAIL_RATE: '1000',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  });
  console.log(
    '\nA newsletter to 10,000 through a mail server on this machine: mails a second, memory of the server',
  );
  const campaign = { url: 'http://127.0.0.1:4105', owner, server, sink, readers: 10_000 };
  await sendToAll(campaign);
  console.log('Another one by the same process');
  await sendToAll(campaign);
}

const parts: Record<string, () => Promise<void>> = { list: publicList, growth, mails };
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);

try {
  for (const name of wanted) {
    const part = parts[name];
    if (part === undefined) throw new Error(`There is no part ${name}: ${Object.keys(parts).join(', ')}.`);
    await part();
  }
} finally {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.filter((child) => child.exitCode === null).map((child) => once(child, 'exit')));
  rmSync(folder, { recursive: true, force: true });
}
