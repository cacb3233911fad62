import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '#server/db/errors.ts';
import { PostTags } from '#server/features/posts/post-tags.repository.ts';
import { PostRepository } from '#server/features/posts/posts.repository.ts';
import { PostSearch } from '#server/features/posts/posts-search.repository.ts';
import { PostgresSearchIndex } from '#server/features/posts/posts-search-postgres.repository.ts';
import { ViewCounter } from '#server/features/posts/posts.views.ts';
import { VisitRepository } from '#server/features/posts/visits.repository.ts';
import { findPostgres } from '#tests/support/ensure-postgres.ts';
import { createPost } from '#tests/support/factories.ts';
import { type DatabaseServer, startPostgres } from '#tests/support/postgres-cluster.ts';
import { useProcesses } from '#tests/support/processes.ts';
import { settableClock, startTestApp, type TestApp, useTestApp } from '#tests/support/test-app.ts';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const NOON = '2026-11-20T19:00:00Z'; // in Arizona
const BEFORE_MIDNIGHT = '2026-11-21T06:59:59Z';
const AFTER_MIDNIGHT = '2026-11-21T07:00:11Z';

interface Post {
  id: number;
  slug: string;
}

let posts = 0;
async function newPost(app: TestApp, token: string): Promise<Post> {
  posts += 1;
  return { id: await createPost(app, token, { title: `Read ${posts}` }), slug: `read-${posts}` };
}

/** A visit that the process has to count; `browser` and `address` tell visitors apart. */
async function visit(app: TestApp, { slug }: Post, address: string, browser = 1): Promise<void> {
  const headers = { 'User-Agent': `${BROWSER} Browser/${browser}`, 'X-Forwarded-For': address };
  const { status } = await app.api('GET', `blog-posts-working.php?endpoint=blog-posts&slug=${slug}`, {
    headers,
  });
  expect(status).toBe(200);
}

/** What the dashboard of a process says, which counts the process's own visits first. */
async function viewsSeenBy(app: TestApp, token: string, post: Post): Promise<number> {
  const answer = await app.api('GET', 'blog-posts-working.php?endpoint=dashboard-posts', { bearer: token });
  expect(answer.status).toBe(200);
  return (answer.json.posts as { id: number; view_count: number }[]).find(({ id }) => id === post.id)!
    .view_count;
}

/** What a process of the app's database counts visits with. */
function storeOf({ context: { db, inTransaction } }: TestApp): VisitRepository {
  const posts = new PostRepository(db, new PostSearch(db, new PostgresSearchIndex(db)), new PostTags(db));
  return new VisitRepository({ inTransaction, posts, secret: 'secret' });
}

describe('views over three processes', () => {
  const clock = settableClock(NOON);
  const test = useProcesses({ clock, env: { TRUST_PROXY: 'loopback' } });
  let token: string;
  beforeEach(async () => {
    clock.set(NOON);
    const { db } = test.apps[0].context;
    await db.deleteFrom('visits').execute();
    await db.deleteFrom('visit_salts').execute();
    ({ token } = await test.apps[0].signIn());
  });

  /** The views once every process has counted its visits, which all do at once. */
  async function viewsOf(post: Post): Promise<number> {
    const seen = await Promise.all(test.apps.map((app) => viewsSeenBy(app, token, post)));
    const views = await viewsSeenBy(test.apps[0], token, post);
    expect(Math.max(...seen)).toBe(views);
    return views;
  }
  it('rise once a visitor a post a day, whichever processes answered', async () => {
    const post = await newPost(test.apps[0], token);
    const other = await newPost(test.apps[0], token);
    for (const app of test.apps) {
      await visit(app, post, '203.0.113.7');
      await visit(app, post, '203.0.113.7');
    }
    expect(await viewsOf(post)).toBe(1);
    for (const app of test.apps) await visit(app, other, '203.0.113.7');
    await visit(test.apps[1], post, '203.0.113.8');
    expect(await viewsOf(post)).toBe(2);
    expect(await viewsOf(other)).toBe(1);

    clock.set('2026-11-21T19:00:00Z');
    for (const app of test.apps) await visit(app, post, '203.0.113.7');
    expect(await viewsOf(post)).toBe(3);
  });

  it('rise by eight for one network in a day, however many browsers it claims to have, at however many processes', async () => {
    const post = await newPost(test.apps[0], token);
    for (let browser = 1; browser <= 5; browser += 1) await visit(test.apps[0], post, '203.0.113.9', browser);
    expect(await viewsOf(post)).toBe(5);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        visit(test.apps[index % 3]!, post, '203.0.113.9', 100 + index),
      ),
    );
    expect(await viewsOf(post)).toBe(8);
    await visit(test.apps[2], post, '203.0.113.10');
    expect(await viewsOf(post)).toBe(9);
  });

  it('are exact when all processes count the same crowd at once', async () => {
    const [post, other] = [await newPost(test.apps[0], token), await newPost(test.apps[0], token)];
    for (let round = 0; round < 4; round += 1) {
      const crowd = Array.from({ length: 20 }, (_, index) => `198.51.100.${20 * round + index}`);
      await Promise.all(
        test.apps.flatMap((app, process) =>
          // Each process meets them in an order of its own.
          (process === 1 ? crowd.toReversed() : crowd).flatMap((address) => [
            visit(app, process === 2 ? other : post, address),
            visit(app, process === 2 ? post : other, address),
          ]),
        ),
      );
      expect(await viewsOf(post)).toBe(20 * (round + 1));
      expect(await viewsOf(other)).toBe(20 * (round + 1));
    }
  });

  it('keep of a visitor only hashes with a salt of the day, and those until the next day', async () => {
    const stored = async () => {
      const { context } = test.apps[0];
      return {
        visits: await context.db.selectFrom('visits').selectAll().execute(),
        salts: await context.db.selectFrom('visit_salts').selectAll().execute(),
      };
    };
    clock.set(BEFORE_MIDNIGHT);
    const post = await newPost(test.apps[0], token);
    await visit(test.apps[0], post, '203.0.113.77');
    await viewsOf(post);
    const before = await stored();
    expect(before.visits.length).toBeGreaterThan(0);
    for (const { day, network, visitors } of before.visits) {
      expect(day).toBe('2026-11-20');
      for (const hash of [network, ...visitors]) expect(hash).toMatch(/^[\w-]{43}$/);
    }
    expect(before.salts).toMatchObject([{ day: '2026-11-20' }]);

    // Nobody comes on the next day, and nobody restarts.
    clock.set(AFTER_MIDNIGHT);
    await viewsOf(post);
    expect(await stored()).toEqual({ visits: [], salts: [] });

    await visit(test.apps[0], post, '203.0.113.77');
    expect(await viewsOf(post)).toBe(2);
    const after = await stored();
    expect(after.salts).toMatchObject([{ day: '2026-11-21' }]);
    expect(after.salts[0]!.salt).not.toBe(before.salts[0]!.salt);
    const hashes = (rows: typeof before.visits) =>
      rows.flatMap(({ network, visitors }) => [network, ...visitors]);
    expect(hashes(after.visits).filter((hash) => hashes(before.visits).includes(hash))).toEqual([]);
  });

  it('count the last visits of a day that are written on the next one, and forget them then', async () => {
    const post = await newPost(test.apps[0], token);
    clock.set(BEFORE_MIDNIGHT);
    await visit(test.apps[1], post, '203.0.113.80');
    clock.set(AFTER_MIDNIGHT);
    await visit(test.apps[1], post, '203.0.113.80');
    expect(await viewsOf(post)).toBe(2);
    const visits = await test.apps[0].context.db.selectFrom('visits').select('day').execute();
    expect(visits).toEqual([{ day: '2026-11-21' }]);
  });

  it('do not rise when the same visits are handed over again, as after a lost connection', async () => {
    const post = await newPost(test.apps[0], token);
    const visits = Array.from({ length: 2_500 }, (_, index) => ({
      day: '2026-11-20',
      postId: post.id,
      network: `network ${index}`,
      visitor: `visitor ${index}`,
    }));
    const store = storeOf(test.apps[0]);
    await store.add(visits);
    await store.add(visits);
    expect(await viewsOf(post)).toBe(2_500);
  });

  it('are compared by hashes that nobody can make again without the salt that was deleted', async () => {
    const { db } = test.apps[0].context;
    const post = await newPost(test.apps[0], token);
    const visits = [{ day: '2026-11-20', postId: post.id, network: 'network', visitor: 'visitor' }];
    const store = storeOf(test.apps[0]);
    await store.add(visits);
    await db.deleteFrom('visit_salts').execute();
    await store.add(visits);
    const rows = await db.selectFrom('visits').select(['network', 'visitors']).execute();
    expect(new Set(rows.flatMap(({ network, visitors }) => [network, ...visitors])).size).toBe(4);
  });
});

describe('a flush', () => {
  const test = useTestApp();

  it('ends when also the visits that were being written are there to be read', async () => {
    const { db } = test.app.context;
    const { id } = await newPost(test.app, test.token);
    const store = storeOf(test.app);
    const views = new ViewCounter(store, settableClock(NOON), () => undefined);
    views.record(id, { address: '203.0.113.1', userAgent: BROWSER });
    const earlier = views.flush();
    await views.flush();
    const post = await db.selectFrom('posts').select('view_count').where('id', '=', id).executeTakeFirst();
    expect(post).toEqual({ view_count: 1 });
    await earlier;
    await views.close();
  });
});

describe('the salt of a day', () => {
  it('is the same in all processes of a site, and another for each day and secret', () => {
    const saltOf = (secret: string, day: string) =>
      new VisitRepository({ secret } as ConstructorParameters<typeof VisitRepository>[0]).saltOf(day);
    const salts = [saltOf('one', '2026-11-20'), saltOf('one', '2026-11-21'), saltOf('other', '2026-11-20')];
    expect(saltOf('one', '2026-11-20')).toBe(salts[0]);
    expect(new Set(salts).size).toBe(3);
  });
});

describe.skipIf(findPostgres() === null)('views while the database is away', () => {
  let postgres: DatabaseServer;
  let app: TestApp;
  beforeAll(async () => {
    postgres = await startPostgres();
    app = await startTestApp({ env: { DATABASE_URL: postgres.url('postgres') } });
  });
  afterAll(async () => {
    await app.stop();
    await postgres.end();
  });

  it('wait, and none is lost or counted twice', async () => {
    const { db } = app.context;
    const { id } = await newPost(app, (await app.signIn()).token);
    const store = storeOf(app);
    const views = new ViewCounter(store, settableClock(NOON), () => undefined);
    const visitFrom = (address: string) => views.record(id, { address, userAgent: BROWSER });
    const counted = () => db.selectFrom('posts').select('view_count').where('id', '=', id).executeTakeFirst();
    visitFrom('203.0.113.1');
    await views.flush();
    expect(await counted()).toEqual({ view_count: 1 });

    await postgres.down();
    visitFrom('203.0.113.1');
    visitFrom('203.0.113.2');
    await expect(views.flush()).rejects.toThrow(DatabaseUnavailable);
    visitFrom('203.0.113.3');
    await postgres.up();
    await views.close();
    expect(await counted()).toEqual({ view_count: 3 });
  });
});
