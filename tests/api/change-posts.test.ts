import { describe, expect, it } from 'vitest';
import type { PostBatch, PostBatchAnswer } from '#shared/contract/post-batches.ts';
import { expectRefusal } from '#tests/support/expectations.ts';
import { createPost } from '#tests/support/factories.ts';
import { listDashboardPosts } from '#tests/support/reading.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

const START = '2026-03-01T12:00:00.000Z';
const LATER = '2026-03-02T12:00:00.000Z';
const clock = settableClock(START);
const test = useTestApp({ clock });

const send = (json: object) => test.app.api('POST', 'change-posts.php', { bearer: test.token, json });
async function change(batch: PostBatch): Promise<PostBatchAnswer> {
  const { status, json } = await send(batch);
  expect(status).toBe(200);
  return json as unknown as PostBatchAnswer;
}
const list = (query = '') => listDashboardPosts(test.app, test.token, `&limit=100${query}`);
async function find(id: number) {
  return (await list()).posts.find((post) => post.id === id)!;
}
const make = (changes: Record<string, unknown> = {}) => createPost(test.app, test.token, changes);

describe('changing several posts', () => {
  it('publishes drafts and what was scheduled for later, and takes it back', async () => {
    clock.set(START);
    const draft = await make({ status: 'draft' });
    const later = await make({ published_at: '2026-06-01T12:00:00.000Z' });
    clock.set(LATER);
    const { done, failed, undo } = await change({ action: 'publish', ids: [draft, later, 999_999] });
    expect(done).toEqual([draft, later]);
    expect(failed).toEqual([{ id: 999_999, error: 'That post is not there any more.' }]);
    for (const id of done) expect(await find(id)).toMatchObject({ status: 'published', published_at: LATER });
    clock.set('2026-03-02T12:00:01.000Z');
    expect((await change({ action: 'undo', states: undo })).done).toEqual([draft, later]);
    expect(await find(draft)).toMatchObject({ status: 'draft', published_at: null });
    expect(await find(later)).toMatchObject({
      status: 'published',
      published_at: '2026-06-01T12:00:00.000Z',
    });
  });

  it('does not take back what was changed since', async () => {
    const id = await make({ status: 'draft' });
    clock.set('2026-03-03T12:00:00.000Z');
    const { undo } = await change({ action: 'publish', ids: [id] });
    clock.set('2026-03-03T12:00:01.000Z');
    await change({ action: 'tag', ids: [id], tag: 'Since' });
    expect((await change({ action: 'undo', states: undo })).failed).toEqual([
      { id, error: 'This post was changed elsewhere since.' },
    ]);
    expect((await find(id)).status).toBe('published');
  });

  it('makes drafts, and gives a category and a tag', async () => {
    const one = await make({ tags: ['Bread'] });
    const other = await make({ tags: [] });
    await change({ action: 'draft', ids: [one, other] });
    await change({ action: 'category', ids: [one, other], category_id: 2 });
    await change({ action: 'tag', ids: [one, other, one], tag: 'bread' });
    expect(await find(one)).toMatchObject({ status: 'draft', category_id: 2, tags: ['Bread'] });
    expect(await find(other)).toMatchObject({ status: 'draft', category_id: 2, tags: ['bread'] });
  });

  it('says of each post why it can not be changed', async () => {
    const id = await make({ tags: Array.from({ length: 20 }, (_, index) => `Tag ${index}`) });
    expect((await change({ action: 'category', ids: [id], category_id: 999 })).failed).toEqual([
      { id, error: 'That category does not exist.' },
    ]);
    expect((await change({ action: 'tag', ids: [id], tag: 'One more' })).failed).toEqual([
      { id, error: 'A post can have at most 20 tags.' },
    ]);
  });

  it('answers a change of the status with its date and version, where that is preferred', async () => {
    clock.set('2026-03-04T12:00:00.000Z');
    const id = await make({ status: 'draft' });
    const path = `blog-posts-working.php?endpoint=blog-posts/${id}`;
    const headers = { Prefer: 'return=representation' };
    const input = { bearer: test.token, json: { status: 'published' }, headers };
    const { json } = await test.app.api('PUT', path, input);
    expect(json).toEqual({
      success: true,
      post: { published_at: '2026-03-04T12:00:00.000Z', updated_at: '2026-03-04T12:00:00.000Z' },
    });
  });

  it.each([
    [{}, 'action'],
    [{ ids: [1] }, 'action'],
    [{ ids: [], action: 'draft' }, 'ids'],
    [{ ids: Array.from({ length: 101 }, (_, index) => index + 1), action: 'draft' }, 'ids'],
    [{ ids: [1], action: 'category' }, 'category_id'],
    [{ ids: [1], action: 'tag', tag: ' ' }, 'tag'],
    [{ action: 'undo', states: [{ id: 1 }] }, 'states'],
  ])('refuses %j', async (body, field) => {
    expectRefusal(await send(body), 422, field);
  });
});

describe('the owner’s list of posts', () => {
  it('tells what is online from what has its time ahead, and drafts from both', async () => {
    clock.set('2026-03-04T12:00:00.000Z');
    const appears = '2026-03-05T12:00:00.000Z';
    const online = await make({ title: 'Told apart' });
    const ahead = await make({ title: 'Told apart later', published_at: appears });
    const draft = await make({ title: 'Told apart, a draft', status: 'draft' });
    const found = async (status: string) => {
      const { posts, pagination } = await list(`&search=told+apart&status=${status}`);
      expect(pagination.total_posts).toBe(posts.length);
      return posts.map(({ id }) => id);
    };
    expect(await found('published')).toEqual([online]);
    expect(await found('scheduled')).toEqual([ahead]);
    expect(await found('draft')).toEqual([draft]);
    clock.set(appears);
    expect(await found('published')).toEqual([ahead, online]);
    expect(await found('scheduled')).toEqual([]);
  });

  it('has those with all words in title, excerpt or author, of a status, of a category', async () => {
    const id = await make({
      title: 'Quince jam',
      excerpt: 'How it sets.',
      author: 'Änne Quitte',
      status: 'draft',
      category_id: 2,
    });
    const found = async (query: string) => {
      const { posts, pagination } = await list(query);
      expect(pagination.total_posts).toBe(posts.length);
      return posts.map((post) => post.id);
    };
    for (const search of ['QUINCE', 'sets', 'änne', 'jam quitte']) {
      expect(await found(`&search=${encodeURIComponent(search)}`)).toEqual([id]);
    }
    expect(await found('&search=q%25e')).toEqual([]);
    expect(await found('&search=quince&status=published')).toEqual([]);
    const category = await test.app.context.db
      .selectFrom('categories')
      .select('name')
      .where('id', '=', 2)
      .executeTakeFirstOrThrow();
    const inCategory = `&search=quince&status=draft&category=${encodeURIComponent(category.name)}`;
    expect(await found(inCategory)).toEqual([id]);
    expect(await found('&search=quince&category=Nowhere')).toEqual([]);
    expect(await found('&search=quince&status=odd&sort=odd')).toEqual([id]);
    expectRefusal(
      await test.app.api('GET', 'blog-posts-working.php?endpoint=dashboard-posts&search=%00', {
        bearer: test.token,
      }),
      422,
      'search',
    );
  });

  it.each(['title', 'status', 'date', 'views'])('is ordered by %s, page by page, both ways', async (by) => {
    await make({ title: 'apple', status: 'draft' });
    await make({ title: 'Banana' });
    const valueOf = (post: Awaited<ReturnType<typeof list>>['posts'][number]) =>
      ({
        title: post.title.toLowerCase(),
        status: post.status,
        date: post.published_at ?? post.created_at,
        views: String(post.view_count).padStart(9, '0'),
      })[by]!;
    const { posts, pagination } = await list(`&sort=${by}`);
    expect(posts).toHaveLength(pagination.total_posts);
    const values = posts.map(valueOf);
    expect(values).toEqual([...values].sort());
    expect((await list(`&sort=-${by}`)).posts.map(({ id }) => id)).toEqual(
      posts.map(({ id }) => id).reverse(),
    );
    const second = await listDashboardPosts(test.app, test.token, `&limit=3&page=2&sort=${by}`);
    expect(second.posts.map(({ id }) => id)).toEqual(posts.slice(3, 6).map(({ id }) => id));
  });
});
