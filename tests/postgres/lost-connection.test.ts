import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findPostgres } from '#tests/support/ensure-postgres.ts';
import { createPost, messageInput } from '#tests/support/factories.ts';
import { type DatabaseServer, startPostgres } from '#tests/support/postgres-cluster.ts';
import { runSql } from '#tests/support/test-database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const LIST = 'blog-posts-working.php?endpoint=blog-posts';

describe.skipIf(findPostgres() === null)('a server whose PostgreSQL is away', () => {
  let postgres: DatabaseServer;
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    await runSql(postgres.url('postgres'), 'create database site');
    app = await startTestApp({ env: { DATABASE_URL: postgres.url('site'), DATABASE_TIMEOUT: '1' } });
    ({ token } = await app.signIn());
  });
  afterAll(async () => {
    await app.stop();
    await postgres.end();
  });
  beforeEach(async () => {
    await createPost(app, token, { title: 'A post' });
  });

  /** Calls until it is answered as expected: the pool learns of a restart by its lost connections. */
  async function eventually(status: number, call: () => Promise<{ status: number }>): Promise<void> {
    await vi.waitUntil(async () => (await call()).status === status, { timeout: 20_000, interval: 50 });
  }

  /**
   * Takes PostgreSQL away once the server has a list to go on with. It hears of its own changes, too: one that it heard
   * of in between made it drop the list.
   */
  async function goDownWithAKeptList(): Promise<{ text: string }> {
    return vi.waitFor(
      async () => {
        const list = await app.api('GET', `${LIST}&limit=1`);
        await postgres.down();
        if ((await app.api('GET', `${LIST}&limit=1`)).status === 200) return list;
        await postgres.up();
        await eventually(200, () => app.api('GET', 'categories.php', { bearer: token }));
        throw new Error('The list was not kept.');
      },
      { timeout: 60_000, interval: 0 },
    );
  }

  it('says so with 503 and when to come back, goes on serving what it has, and recovers by itself', async () => {
    const kept = await goDownWithAKeptList();
    const calls = [
      () => app.api('GET', `${LIST}&limit=2`),
      () => app.api('GET', 'categories.php', { bearer: token }),
      () => app.api('POST', 'contact-form.php', { json: messageInput() }),
      () => app.api('POST', 'create-blog-post.php', { json: {}, bearer: token }),
    ];
    for (const call of calls) {
      const answer = await call();
      expect(answer.status, answer.text).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.json).toEqual({
        success: false,
        error: 'The site can’t reach its data right now. Please try again in a moment.',
      });
    }
    expect((await fetch(`${app.url}/healthz`)).status).toBe(503);
    const again = await app.api('GET', `${LIST}&limit=1`);
    expect([again.status, again.text]).toEqual([200, kept.text]);

    await postgres.up();
    await eventually(200, () => app.api('GET', `${LIST}&limit=2`));
    expect((await app.api('POST', 'contact-form.php', { json: messageInput() })).status).toBe(200);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    const { total } = await app.context.listedContacts.list({
      ...{ page: 1, limit: 10, view: null, search: '', ids: null, sort: null, unread: null },
    });
    expect(total).toBe(1); // what was refused is not there
  });

  it('hears of changes again afterwards', async () => {
    await postgres.down();
    await postgres.up();
    await eventually(200, () => app.api('GET', `${LIST}&limit=3`));
    await runSql(postgres.url('site'), `update posts set title = 'Changed elsewhere'`);
    await vi.waitFor(
      async () => expect((await app.api('GET', `${LIST}&limit=3`)).text).toContain('Changed elsewhere'),
      {
        timeout: 5_000,
      },
    );
  });

  it('gives a statement up that takes too long, and the connection stays of use', async () => {
    const blocker = new Client({ connectionString: postgres.url('site') });
    await blocker.connect();
    onTestFinished(() => blocker.end());
    await blocker.query('begin');
    await blocker.query('lock table contacts in access exclusive mode');
    const answer = await app.api('POST', 'contact-form.php', { json: messageInput() });
    expect(answer.status, answer.text).toBe(503);
    await blocker.query('rollback');
    expect((await app.api('POST', 'contact-form.php', { json: messageInput() })).status).toBe(200);
  });
});
