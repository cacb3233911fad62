import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bookableDays, SLOTS } from '#tests/support/profile-slots.ts';
import { ensurePostgres } from '#tests/support/ensure-postgres.ts';
import { type DatabaseServer, startPostgres } from '#tests/support/postgres-cluster.ts';
import { runSql } from '#tests/support/test-database.ts';
import { loadConfig } from '#server/config.ts';
import { BUILT_SERVER } from '#tests/support/server-process.ts';
import { load, medianTime } from './load.ts';
import { measureOwnerLists } from './owner-lists.ts';
import { seedPosts, TERMS } from './seed-posts.ts';
import { seedWork } from './seed-work.ts';

interface Bench {
  folder: string;
  /** The first of a hundred ports. */
  port: number;
  /** Starts a program of node and waits until it says something. */
  start: (args: string[], env: Record<string, string>) => Promise<ChildProcess>;
}

/** The processes of one site. */
interface Site {
  urls: string[];
  processes: ChildProcess[];
}

const LIST = '/api/blog-posts-working.php?endpoint=blog-posts';
const DOCUMENT = '/shingle/blog/post-7';
const OWNER = { email: 'owner@example.com', password: 'a password for the bench' };
const BR = { headers: { 'Accept-Encoding': 'br' } };
const POSTS = 1_000;
const CALLS = 60;

/** Lists, searches, documents, bookings and publications on both engines, with several processes, beside bare Express. */
export async function measureEngines(bench: Bench): Promise<void> {
  const postgres = await startDatabase();
  try {
    const setups = [
      { name: 'SQLite', place: fileIn(bench, 'engines'), processes: 1 },
      ...[1, 2, 4].map((processes) => ({
        name: `PostgreSQL, ${processes} process${processes === 1 ? '' : 'es'}`,
        place: { DATABASE_URL: postgres.url(`engines_${processes}`) },
        processes,
      })),
    ];
    let port = bench.port;
    for (const { name, place, processes } of setups) {
      if ('DATABASE_URL' in place)
        await runSql(postgres.url('postgres'), `create database engines_${processes}`);
      await seedPosts(placeOf(place), POSTS);
      const site = await startSite(bench, place, port, processes);
      console.log(`\n${name}: ${POSTS} posts, 20 connections`);
      await measureSite(bench, site, port + 9);
      await end(site);
      port += 10;
    }
  } finally {
    await postgres.end();
  }
}

/** How single calls grow from 100 to 100,000 posts, on PostgreSQL. */
export async function postgresGrowth(bench: Bench, cases: Record<string, string>): Promise<void> {
  const postgres = await startDatabase();
  try {
    const urls: string[] = [];
    const sites: Site[] = [];
    for (const [index, count] of [100, 100_000].entries()) {
      const name = `growth_${count}`;
      await runSql(postgres.url('postgres'), `create database ${name}`);
      const start = performance.now();
      await seedPosts(placeOf({ DATABASE_URL: postgres.url(name) }), count);
      console.log(`${count} posts were made in ${((performance.now() - start) / 1_000).toFixed(0)} s`);
      const site = await startSite(bench, { DATABASE_URL: postgres.url(name) }, bench.port + 50 + index, 1);
      sites.push(site);
      urls.push(...site.urls);
    }
    await printGrowth(urls, cases);
    for (const site of sites) await end(site);
  } finally {
    await postgres.end();
  }
}

/** The owner's lists after years of work, on PostgreSQL. */
export async function ownerListsOnPostgres(bench: Bench): Promise<void> {
  const postgres = await startDatabase();
  try {
    await runSql(postgres.url('postgres'), 'create database work');
    const place = { DATABASE_URL: postgres.url('work') };
    await seedWork(placeOf(place));
    const site = await startSite(bench, place, bench.port + 60, 1);
    await measureOwnerLists('PostgreSQL', site.urls[0] ?? '', OWNER);
    await end(site);
  } finally {
    await postgres.end();
  }
}

/** Prints the median times of single calls, none of them answered from the cache. @param sites a small and a large one */
export async function printGrowth(sites: readonly string[], cases: Record<string, string>): Promise<void> {
  const [small = '', large = ''] = sites;
  for (const [name, query] of Object.entries(cases)) {
    const before = await medianTime((index) => `${small}${LIST}${query}&n=${index}`);
    const after = await medianTime((index) => `${large}${LIST}${query}&n=${index}`);
    const times = `${before.toFixed(2).padStart(8)} ms${after.toFixed(2).padStart(9)} ms`;
    console.log(`${name.padEnd(34)}${times}   ${(after / before).toFixed(1)} ×`);
  }
}

async function startDatabase(): Promise<DatabaseServer> {
  ensurePostgres();
  return startPostgres({ safe: true });
}

function fileIn({ folder }: Bench, name: string): { DATABASE_FILE: string } {
  return { DATABASE_FILE: join(folder, `${name}.db`) };
}

function placeOf(place: Record<string, string>) {
  return loadConfig({ NODE_ENV: 'test', JWT_SECRET: 'x'.repeat(32), ...place });
}

async function startSite(
  bench: Bench,
  place: Record<string, string>,
  port: number,
  processes: number,
): Promise<Site> {
  const site: Site = { urls: [], processes: [] };
  for (let index = 0; index < processes; index += 1) {
    const child = await bench.start(BUILT_SERVER, {
      DATABASE_FILE: join(bench.folder, 'none.db'), // its folder keeps the secret
      ...place,
      PORT: String(port + index),
      HOST: '127.0.0.1',
      UPLOADS_DIR: join(bench.folder, 'uploads'),
      MAILBOX_DIR: join(bench.folder, 'mailbox'),
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      SEED: 'none',
    });
    site.urls.push(`http://127.0.0.1:${port + index}`);
    site.processes.push(child);
  }
  return site;
}

async function end({ processes }: Site): Promise<void> {
  for (const child of processes) child.kill('SIGTERM');
  await Promise.all(processes.map((child) => once(child, 'exit')));
}

async function measureSite(bench: Bench, site: Site, barePort: number): Promise<void> {
  const [url = ''] = site.urls;
  const all = (path: string) => site.urls.map((each) => each + path);
  for (const each of all(DOCUMENT)) await load(each, { ...BR, seconds: 1 }); // compressed for good after a few visitors
  const bare = await bench.start(
    ['--import', 'tsx', join(import.meta.dirname, 'bare-express.ts'), String(barePort), url + LIST],
    {},
  );
  const base = await load(`http://127.0.0.1:${barePort}/`, BR);
  bare.kill('SIGTERM');
  const reads = {
    'bare Express 5, the list’s bytes': base,
    'list, from the cache': await load(all(LIST), BR),
    'list, not from the cache': await load(all(LIST), { ...BR, unique: true }),
    'search, not from the cache': await load(all(`${LIST}&search=${TERMS.nearlyAll}`), {
      ...BR,
      unique: true,
    }),
    'a post’s document, from the cache': await load(all(DOCUMENT), BR),
  };
  for (const [name, { requestsPerSecond, p50, p99 }] of Object.entries(reads)) {
    const times = (requestsPerSecond / base.requestsPerSecond).toFixed(1);
    console.log(
      `${name.padEnd(36)}${requestsPerSecond.toString().padStart(8)}/s   p50 ${p50} ms   p99 ${p99} ms   ${times} ×`,
    );
  }
  await measureWrites(site);
  const memory = site.processes.map(
    ({ pid }) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1_024,
  );
  console.log(
    `${'memory a process'.padEnd(36)}${memory
      .map((each) => `${each.toFixed(0)} MB`)
      .join(', ')
      .padStart(10)}`,
  );
}

async function measureWrites({ urls }: Site): Promise<void> {
  const call = async (
    index: number,
    method: string,
    path: string,
    body: object,
    token = '',
  ): Promise<string> => {
    const response = await fetch(`${urls[index % urls.length]}/api/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`);
    return text;
  };
  const { token } = JSON.parse(await call(0, 'POST', 'login-clean.php', OWNER)) as { token: string };
  const slots = bookableDays(new Date()).flatMap((date) => SLOTS.map((time) => ({ date, time })));
  const book = (index: number) =>
    call(index, 'POST', 'consultation.php', {
      name: 'Ada Ruiz',
      email: `ada${index}@example.com`,
      phone: '',
      message: 'About our site.',
      ...slots[index],
    });
  const publish = (index: number) =>
    call(
      index,
      'PUT',
      `blog-posts-working.php?endpoint=blog-posts&action=status&postId=${index + 1}`,
      { status: 'published' },
      token,
    );
  await line('booking', book);
  await line('publish', publish);
}

/** Calls one after the other, then eight at a time. */
async function line(name: string, call: (index: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let index = 0; index < CALLS; index += 1) {
    const start = performance.now();
    await call(index);
    times.push(performance.now() - start);
  }
  const median = times.sort((a, b) => a - b)[CALLS / 2] ?? Number.NaN;
  let next = CALLS;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (next < 2 * CALLS) {
        next += 1;
        await call(next - 1);
      }
    }),
  );
  const perSecond = CALLS / ((performance.now() - start) / 1_000);
  console.log(
    `${name.padEnd(36)}${perSecond.toFixed(0).padStart(8)}/s by eight at a time; one alone ${median.toFixed(1)} ms`,
  );
}
