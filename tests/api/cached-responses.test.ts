import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { createEndpoints } from '#server/endpoints.ts';
import { finish } from '#server/http/send.ts';
import { PageReads } from '#server/site/page-reads.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { getFrom } from '#tests/support/documents.ts';
import { listCategories, listPosts, readPost } from '#tests/support/reading.ts';
import { type TestApp, useTestApp } from '#tests/support/test-app.ts';
import { onPostgres } from '#tests/support/test-database.ts';

const LIST = 'blog-posts-working.php?endpoint=blog-posts';

async function titles(app: TestApp, query = ''): Promise<string[]> {
  const answer = await app.api('GET', LIST + query);
  return (answer.json.posts as { title: string }[]).map((post) => post.title);
}

describe('public answers', () => {
  const test = useTestApp();

  it('are revalidated: ETag, then 304 with nothing in it', async () => {
    const first = await test.app.api('GET', LIST);
    const etag = first.headers.get('etag')!;
    expect(first.headers.get('cache-control')).toBe('no-cache');
    for (const tag of [etag, `"other", ${etag}`]) {
      const again = await test.app.api('GET', LIST, { headers: { 'If-None-Match': tag } });
      expect(again.status).toBe(304);
      expect(again.text).toBe('');
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect((await test.app.api('GET', LIST, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('are the same from the cache and at both bases, HEAD too', async () => {
    const first = await test.app.api('GET', LIST);
    const second = await test.app.api('GET', LIST);
    const below = await fetch(`${test.app.url}/shingle/api/${LIST}`);
    const head = await fetch(`${test.app.url}/api/${LIST}`, { method: 'HEAD' });
    expect(second.text).toBe(first.text);
    expect(await below.text()).toBe(first.text);
    expect(head.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await head.text()).toBe('');
    for (const name of [
      'content-type',
      'content-security-policy',
      'x-content-type-options',
      'cache-control',
    ]) {
      expect(second.headers.get(name)).toBe(first.headers.get(name));
    }
  });

  it('come compressed as the caller asks', async () => {
    const { token } = await test.app.signIn();
    await createPost(test.app, token, { content: `<p>${'words '.repeat(1_000)}</p>` });
    const encodingFor = async (accepted: string) => {
      const headers = accepted === '' ? {} : { 'Accept-Encoding': accepted };
      const page = await getFrom(test.app.url, `/api/${LIST}`, headers);
      expect(page.headers.vary).toBe('Accept-Encoding');
      return page.headers['content-encoding'];
    };
    for (const round of ['made', 'from the cache']) {
      expect([round, await encodingFor('gzip, deflate, br')]).toEqual([round, 'br']);
      expect([round, await encodingFor('gzip')]).toEqual([round, 'gzip']);
      expect([round, await encodingFor('br;q=0, gzip')]).toEqual([round, 'gzip']);
      expect([round, await encodingFor('')]).toEqual([round, undefined]);
    }
  });

  it('change with every kind of write', async () => {
    const { token } = await test.app.signIn();
    const status = (id: number, value: string) =>
      test.app.api('PUT', `blog-posts-working.php?endpoint=blog-posts&action=status&postId=${id}`, {
        json: { status: value },
        bearer: token,
      });

    const id = await createPost(test.app, token, { title: 'Watched' });
    expect(await titles(test.app)).toContain('Watched');
    await status(id, 'draft');
    expect(await titles(test.app)).not.toContain('Watched');
    await status(id, 'published');
    expect(await titles(test.app)).toContain('Watched');
    const changed = { ...postInput({ title: 'Watched closely' }), id };
    await test.app.api('PUT', 'update-blog-post.php', { json: changed, bearer: token });
    expect(await titles(test.app)).toContain('Watched closely');

    const category = { id: 1, name: 'Web Craft', description: '', color: '#123456' };
    await test.app.api('PUT', 'categories.php', { json: category, bearer: token });
    expect((await test.app.api('GET', 'categories.php')).text).toContain('Web Craft');
    expect((await test.app.api('GET', LIST)).text).toContain('Web Craft');

    await test.app.api('DELETE', `delete-blog-post.php?id=${id}`, { bearer: token });
    expect(await titles(test.app)).not.toContain('Watched closely');
  });

  it('are never stale after a write, however reads and writes mix', async () => {
    const { token } = await test.app.signIn();
    for (let round = 0; round < 20; round += 1) {
      const title = `Mixed ${round}`;
      const reads = () => Array.from({ length: 5 }, () => test.app.api('GET', LIST));
      await Promise.all([...reads(), createPost(test.app, token, { title }), ...reads()]);
      expect((await titles(test.app))[0]).toBe(title);
    }
  });
});

describe('a post whose date comes', () => {
  let now = new Date('2026-11-20T18:00:00Z');
  /** The time from the next question after it on. */
  let soon: Date | null = null;
  const test = useTestApp({
    clock: () => {
      const time = now;
      now = soon ?? now;
      return time;
    },
  });

  it('[D15] appears in the list then, though no one wrote', async () => {
    const { token } = await test.app.signIn();
    const id = await createPost(test.app, token, { title: 'Tomorrow' });
    await test.app.context.db
      .updateTable('posts')
      .set({ published_at: '2026-11-21T18:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    test.app.context.cache.invalidate('posts');

    expect(await titles(test.app)).toEqual([]);
    expect(await titles(test.app, '&search=tomorrow')).toEqual([]);
    now = new Date('2026-11-21T18:00:00Z');
    expect(await titles(test.app)).toEqual(['Tomorrow']);
    expect(await titles(test.app, '&search=tomorrow')).toEqual(['Tomorrow']);
    expect((await test.app.api('GET', LIST)).json.pagination).toMatchObject({ total_posts: 1 });
  });

  it('ends a page then, also when it comes while the page reads its list', async () => {
    const date = new Date('2026-11-22T18:00:00Z');
    const id = await createPost(test.app, test.token, { title: 'Any moment' });
    await test.app.context.db
      .updateTable('posts')
      .set({ published_at: date.toISOString() })
      .where('id', '=', id)
      .execute();
    const reads = new PageReads(createEndpoints(test.app.context));
    now = new Date('2026-11-22T17:59:59Z');
    soon = date;
    await reads.read(`/api/${LIST}`);
    expect(reads.until).toEqual(date);
  });
});

/** Changes all titles behind the API's back, so that only the cache can still know the old one. */
async function retitle({ context }: TestApp, title: string): Promise<void> {
  await context.db.transaction().execute(async (transaction) => {
    // PostgreSQL's triggers tell of every change, also of those of the process itself.
    if (onPostgres()) await sql`alter table posts disable trigger user`.execute(transaction);
    await transaction.updateTable('posts').set({ title }).execute();
    if (onPostgres()) await sql`alter table posts enable trigger user`.execute(transaction);
  });
}

describe('what is cached', () => {
  const test = useTestApp();

  it('is not asked of the database again, and forgotten by the next write', async () => {
    const { app, token } = test;
    await createPost(app, token, { title: 'Whatever it was' });
    // On PostgreSQL the cache hears of that post once more a moment later.
    await vi.waitFor(async () => {
      await retitle(app, 'As it was');
      app.context.cache.invalidate('posts');
      await listPosts(app);
      await retitle(app, 'As it is');
      expect((await listPosts(app)).posts[0]!.title).toBe('As it was');
    });
    await createPost(app, token, { title: 'Another' });
    expect((await listPosts(app)).posts[1]!.title).toBe('As it is');
  });

  it('is nothing that was being made while something was written', async () => {
    const { cache } = test.app.context;
    const made = finish(Buffer.from('made before the write'), {}, { first: 5, often: 5 });
    await cache.findOrMake({
      key: 'in the making',
      async make() {
        await createPost(test.app, test.token);
        return { response: { ...made, status: 200, tags: ['posts'], until: null, onHit: null }, keep: true };
      },
    });
    expect(cache.find('in the making')).toBeNull();
  });

  it('is neither a refusal nor a private answer', async () => {
    const { app, token } = test;
    const slug = 'blog-posts-working.php?endpoint=blog-posts&slug=not-yet';
    expect((await app.api('GET', slug)).status).toBe(404);
    await createPost(app, token, { title: 'Not yet' });
    expect((await app.api('GET', slug)).status).toBe(200);
    expect((await app.api('GET', 'contacts.php', { bearer: token })).status).toBe(200);
    expect((await app.api('GET', 'contacts.php')).status).toBe(401);
  });

  const writes: [string, (app: TestApp, bearer: string) => Promise<unknown>][] = [
    ['a new category', (app, bearer) => app.api('POST', 'categories.php', { json: { name: 'New' }, bearer })],
    [
      'a changed category',
      (app, bearer) => app.api('PUT', 'categories.php', { json: { id: 2, name: 'Trade' }, bearer }),
    ],
    ['a deleted category', (app, bearer) => app.api('DELETE', 'categories.php?id=3', { bearer })],
    ['a new post', (app, bearer) => createPost(app, bearer, { category_id: 2 })],
  ];

  it.each(writes)('of the categories is forgotten by %s', async (_what, write) => {
    const before = await listCategories(test.app);
    await write(test.app, test.token);
    expect(await listCategories(test.app)).not.toEqual(before);
    const other = await test.app.api('GET', 'blog-posts-working.php?endpoint=categories');
    expect(other.json).toEqual(await listCategories(test.app));
  });

  it('of one post is never stale, however reads and writes mix', async () => {
    const { app, token } = test;
    const id = await createPost(app, token, { title: 'Contended' });
    for (let round = 0; round < 20; round += 1) {
      const json = postInput({ id, title: `Round ${round}` });
      const write = () => app.api('PUT', 'update-blog-post.php', { json, bearer: token });
      await Promise.all([readPost(app, 'contended'), write(), readPost(app, 'contended')]);
      expect((await readPost(app, 'contended')).title).toBe(`Round ${round}`);
    }
  });
});
