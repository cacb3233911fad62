import { beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { getFrom } from '#tests/support/documents.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { listDashboardPosts, listPosts } from '#tests/support/reading.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';
import { writingCalls } from '#tests/support/writing.ts';

const START = '2026-03-01T12:00:00.000Z';
const clock = settableClock(START);
const test = useTestApp({ clock });
const { call, update } = writingCalls(test);
const find = async (id: number) =>
  (await listDashboardPosts(test.app, test.token, '&limit=100')).posts.find((post) => post.id === id)!;

beforeEach(() => clock.set(START));

const open = (path: string) => getFrom(test.app.url, path, { Host: 'wren.example' });
const text = async (path: string) => (await open(path)).text;

describe('a post with a date ahead', () => {
  it('appears everywhere at that moment, with nobody writing anything', async () => {
    await createPost(test.app, test.token, { title: 'Here already', tags: ['future'] });
    const id = await createPost(test.app, test.token, {
      title: 'Ahead of its time',
      tags: ['future'],
      published_at: '2026-03-01T18:30:00+05:30', // 13:00 in UTC
    });
    expect(await find(id)).toMatchObject({ status: 'published', published_at: '2026-03-01T13:00:00.000Z' });
    const places = [
      '/api/blog-posts-working.php?endpoint=blog-posts',
      '/api/blog-posts-working.php?endpoint=blog-posts&search=ahead',
      '/api/blog-posts-working.php?endpoint=blog-posts&slug=here-already',
      '/api/blog-posts-working.php?endpoint=tag&slug=future',
      '/feed.xml',
      '/feed.json',
      '/blog/tag/future/feed.xml',
      '/sitemap.xml',
      '/blog',
      '/blog/here-already',
    ];
    const shownAt = async () => {
      const shown: string[] = [];
      for (const place of places) if (/ahead-of-its-time/.test(await text(place))) shown.push(place);
      return shown;
    };
    const statuses = async () => [
      (await test.app.api('GET', 'blog-posts-working.php?endpoint=blog-posts&slug=ahead-of-its-time')).status,
      (await open('/blog/ahead-of-its-time')).status,
      (await open('/cards/posts/ahead-of-its-time.png')).status,
    ];
    expect(await shownAt()).toEqual([]);
    clock.set('2026-03-01T12:59:59.999Z');
    expect(await shownAt()).toEqual([]);
    expect(await statuses()).toEqual([404, 404, 404]);
    clock.set('2026-03-01T13:00:00.000Z');
    expect(await shownAt()).toEqual(places);
    expect(await statuses()).toEqual([200, 200, 200]);
  }, 60_000);

  it('keeps it when a saving says nothing of it, and can be brought forward', async () => {
    const id = await createPost(test.app, test.token, { published_at: '2026-05-01T08:00:00Z' });
    await update(postInput({ id }));
    expect((await find(id)).published_at).toBe('2026-05-01T08:00:00.000Z');
    await update(postInput({ id, published_at: null }));
    expect((await find(id)).published_at).toBe('2026-05-01T08:00:00.000Z');
    await update(postInput({ id, published_at: START }));
    expect((await find(id)).published_at).toBe(START);
    expect((await listPosts(test.app)).posts.some((post) => post.id === id)).toBe(true);
  });

  it('has none any more once it is a draft, so that publishing it is publishing it', async () => {
    const id = await createPost(test.app, test.token, { published_at: '2026-05-01T08:00:00Z' });
    const status = `blog-posts-working.php?endpoint=blog-posts&action=status&postId=${id}`;
    expectSuccess(await call('PUT', status, { status: 'draft' }));
    expect((await find(id)).published_at).toBeNull();
    expectSuccess(await call('PUT', status, { status: 'published' }));
    expect((await find(id)).published_at).toBe(START);
  });

  it('may be a draft with a plan, which tells nobody anything', async () => {
    const id = await createPost(test.app, test.token, {
      title: 'A mere plan',
      status: 'draft',
      published_at: '2026-03-01T13:00:00Z',
    });
    clock.set('2026-03-01T14:00:00.000Z');
    expect(await find(id)).toMatchObject({ status: 'draft', published_at: '2026-03-01T13:00:00.000Z' });
    expect(await text('/sitemap.xml')).not.toMatch(/a-mere-plan/);
  });
});

describe('a post with a date behind', () => {
  it('stands where that date puts it', async () => {
    await createPost(test.app, test.token, { title: 'Of today' });
    const id = await createPost(test.app, test.token, {
      title: 'Of old',
      published_at: '2019-07-01T00:00:00Z',
    });
    const { posts } = await listPosts(test.app, '&limit=100');
    expect(posts.at(-1)).toMatchObject({ id, published_at: '2019-07-01T00:00:00.000Z' });
    expect((await listPosts(test.app, '&search=Of old')).posts.map((post) => post.id)).toEqual([id]);
  });
});

describe('a date', () => {
  it.each([
    'tomorrow',
    '2026-13-01T00:00:00Z',
    '2026-03-02',
    '2026-03-02T10:00',
    5,
    '1969-12-31T23:00:00Z',
    '2040-01-01T00:00:00Z',
  ])('is none as %j', async (published_at) => {
    expectRefusal(
      await call('POST', 'create-blog-post.php', postInput({ published_at })),
      422,
      'published_at',
    );
  });
});
