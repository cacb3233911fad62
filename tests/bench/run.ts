import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/open.ts';
import { seed } from '#server/seed/seed.ts';
import { seedSubscribers } from '#tests/support/subscribers.ts';
import { BUILT_SERVER } from '#tests/support/server-process.ts';
import { type Load, load } from './load.ts';
import { measureImports } from './imports.ts';
import { measureEngines, ownerListsOnPostgres, postgresGrowth, printGrowth } from './engines.ts';
import { type MailBench, measureBooking, measureSpeeds, OWNER } from './mails.ts';
import { measureOwnerLists } from './owner-lists.ts';
import { measureArriving } from './arriving.ts';
import { seedPosts, TERMS } from './seed-posts.ts';
import { seedWork } from './seed-work.ts';
import { signInAmongStrangers } from './sign-in.ts';
import { measureStall } from './stall.ts';
import { measureOpening } from './opening.ts';
import { measureTyping } from './typing.ts';

/**
 * Measures the built server beside a bare Express handler of the same bytes, and its mail. `npm run bench` builds, then
 * runs this; words after it (list, document, stall, memory, growth, engines, mails, signin, typing, opening, arriving, lists, import) are the parts to run.
 */
const LIST = '/api/blog-posts-working.php?endpoint=blog-posts';
const POST = '/shingle/blog/what-a-website-costs';
/** The first of the ports that are used. */
const PORT = Number(process.env.BENCH_PORT ?? 4100);
const folder = mkdtempSync(join(tmpdir(), 'shingle-bench-'));
const children: ChildProcess[] = [];

interface RunningSite {
  url: string;
  process: ChildProcess;
}

async function startSite(
  port: number,
  posts: number,
  env: Record<string, string> = {},
): Promise<RunningSite> {
  const file = databaseOf(port, posts);
  const place = { databaseFile: file, postgres: null };
  if (posts === 0) {
    const database = await openDatabase(place);
    await seed(database.db, 'demo', new Date());
    await database.close();
  } else await seedPosts(place, posts);
  return { url: `http://127.0.0.1:${port}`, process: await startServer(port, file, env) };
}

function databaseOf(port: number, posts: number): string {
  return join(folder, `${port}-${posts}.db`);
}

function startServer(port: number, file: string, env: Record<string, string> = {}): Promise<ChildProcess> {
  return start(BUILT_SERVER, {
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
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${args.join(' ')} did not start.`);
  });
  await Promise.race([once(child.stdout, 'data'), ended]);
  ended.catch(() => undefined); // it ends later
  return child;
}

function row(name: string, { requestsPerSecond, p50, p99 }: Load, base?: Load): string {
  const times = base === undefined ? '' : `${(requestsPerSecond / base.requestsPerSecond).toFixed(1)} ×`;
  return `${name.padEnd(34)}${String(requestsPerSecond).padStart(9)}/s   p50 ${String(p50).padStart(5)} ms   p99 ${String(p99).padStart(5)} ms   ${times}`;
}

function startBare(port: number, address: string): Promise<ChildProcess> {
  return start(['--import', 'tsx', join(import.meta.dirname, 'bare-express.ts'), String(port), address]);
}

async function publicList(): Promise<void> {
  const { url } = await startSite(PORT + 1, 0);
  await startBare(PORT + 2, url + LIST);
  for (const encoding of ['br', 'identity'] as const) {
    const ask = { headers: { 'Accept-Encoding': encoding } };
    const bytes = Number((await fetch(url + LIST, ask)).headers.get('content-length'));
    console.log(`\nThe public list, ${(bytes / 1024).toFixed(1)} KB (${encoding}), 20 connections`);
    const bare = await load(`http://127.0.0.1:${PORT + 2}/`, ask);
    console.log(row('bare Express 5, same bytes', bare));
    console.log(row('from the cache', await load(url + LIST, ask), bare));
    console.log(row('not from the cache', await load(url + LIST, { ...ask, unique: true }), bare));
  }
}

async function postDocument(): Promise<void> {
  const { url } = await startSite(PORT + 5, 0);
  const ask = { headers: { 'Accept-Encoding': 'br' } };
  await load(url + POST, { ...ask, seconds: 1 }); // after a few subscribers it is compressed for good
  await startBare(PORT + 6, url + POST);
  const bytes = Number((await fetch(url + POST, ask)).headers.get('content-length'));
  console.log(`\nA post's document, ${(bytes / 1024).toFixed(1)} KB (br), 20 connections`);
  const bare = await load(`http://127.0.0.1:${PORT + 6}/`, ask);
  console.log(row('bare Express 5, same bytes', bare));
  console.log(row('from the cache', await load(url + POST, ask), bare));
}

/** How long one visitor waits for what nobody has read, while another asks for all that the limits allow. */
async function stall(): Promise<void> {
  const { url, process } = await startSite(PORT + 10, 100, { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  console.log('\nOne address floods the site with searches; what another one gets');
  await measureStall(url, () => resident(process));
}

/** What the process holds once every one of many posts was visited: the first time ever, and by the next process. */
async function memory(): Promise<void> {
  const posts = 10_000;
  const first = await startSite(PORT + 7, posts);
  console.log(`\nMemory of the server, ${posts} posts that nobody has read yet`);
  await visitAll(first, posts);
  first.process.kill('SIGTERM');
  await once(first.process, 'exit');
  console.log('Started anew, the same posts');
  const process = await startServer(PORT + 7, databaseOf(PORT + 7, posts));
  await visitAll({ ...first, process }, posts);
}

function resident({ pid }: ChildProcess): string {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return `${(Number(kilobytes) / 1024).toFixed(0)} MB`;
}

async function visitAll({ url, process }: RunningSite, posts: number): Promise<void> {
  const visit = async (address: string) => {
    const response = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
    if (response.status !== 200) throw new Error(`${address}: ${response.status}`);
    await response.arrayBuffer();
  };
  await visit(`${url}/shingle/`);
  console.log(`${resident(process)} after one page`);
  const start = performance.now();
  for (let post = 0; post < posts; post += 1) await visit(`${url}/shingle/blog/post-${post}`);
  const each = (performance.now() - start) / posts;
  console.log(`${resident(process)} after ${posts} posts, each rendered in ${each.toFixed(1)} ms`);
}

async function growth(): Promise<void> {
  const { url: small } = await startSite(PORT + 3, 100);
  console.log('\nMaking 100,000 posts, which takes about a minute …');
  const { url: large } = await startSite(PORT + 4, 100_000);

  console.log('One call after the other, none from the cache: median with 100 posts, with 100,000, growth');
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
  console.log('SQLite');
  await printGrowth([small, large], cases);
  console.log('PostgreSQL, which takes a few minutes to make its index …');
  await postgresGrowth({ folder, port: PORT, start }, cases);
}

function engines(): Promise<void> {
  return measureEngines({ folder, port: PORT + 100, start });
}

async function mails(): Promise<void> {
  let sites = 0;
  const bench: MailBench = {
    startSink: (...args) =>
      start(['--import', 'tsx', join(import.meta.dirname, 'mail-sink.ts'), String(PORT + 9), ...args]),
    async startSite(readers, env) {
      sites += 1;
      const file = join(folder, `readers-${sites}.db`);
      await seedSubscribers({ DATABASE_FILE: file }, readers);
      const process = await startServer(PORT + 8, file, {
        SEED: 'none',
        SMTP_URL: `smtp://127.0.0.1:${PORT + 9}`,
        ADMIN_EMAIL: OWNER.email,
        ADMIN_PASSWORD: OWNER.password,
        ...env,
      });
      return { url: `http://127.0.0.1:${PORT + 8}`, process };
    },
  };
  await measureSpeeds(bench);
  await measureBooking(bench);
}

async function signIns(): Promise<void> {
  const owner = { email: 'owner@example.com', password: 'a password for the bench' };
  const port = PORT + 11;
  const server = await startServer(port, join(folder, 'sign-in.db'), {
    SEED: 'none',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  });
  const url = `http://127.0.0.1:${port}`;
  console.log(`\nSixty wrong sign-ins from sixty networks at once; ${resident(server)} before`);
  await signInAmongStrangers(url, owner);
  console.log(`${resident(server)} at the end`);
}

async function typing(): Promise<void> {
  const { url } = await startSite(PORT + 12, 0, { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password });
  await measureTyping(url, OWNER);
}

async function opening(): Promise<void> {
  const { url } = await startSite(PORT + 13, 20, {
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
  });
  await measureOpening(`${url}/shingle`, OWNER);
}

async function arriving(): Promise<void> {
  const file = join(folder, 'work.db');
  await seedWork({ databaseFile: file, postgres: null });
  await startServer(PORT + 14, file, { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password });
  await measureArriving(`http://127.0.0.1:${PORT + 14}/shingle`, OWNER);
}

async function lists(): Promise<void> {
  const file = join(folder, 'lists.db');
  await seedWork({ databaseFile: file, postgres: null });
  await startServer(PORT + 15, file, { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password });
  await measureOwnerLists('SQLite', `http://127.0.0.1:${PORT + 15}`, OWNER);
  await ownerListsOnPostgres({ folder, port: PORT, start });
}

const parts: Record<string, () => Promise<void>> = {
  list: publicList,
  document: postDocument,
  stall,
  memory,
  growth,
  engines,
  mails,
  signin: signIns,
  typing,
  opening,
  arriving,
  lists,
  import: () => measureImports(folder),
};
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
