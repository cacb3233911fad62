import { beforeEach, describe, expect, it } from 'vitest';
import type { PostBatch, PostBatchAnswer } from '#shared/contract/post-batches.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';
import { writingCalls } from '#tests/support/writing.ts';

const clock = settableClock('2026-03-01T12:00:00.000Z');
const test = useTestApp({ clock });
const { call, saveDraft, listDrafts, listVersions, watch } = writingCalls(test);

let minute = 0;
/** Each step has a time of its own. */
const later = () => clock.set(new Date(Date.UTC(2026, 2, 1, 12, (minute += 1))).toISOString());
beforeEach(later);

const read = async (id: number) =>
  (await call('GET', `blog-posts-working.php?endpoint=dashboard-posts&id=${id}`)).json.post as Record<
    string,
    unknown
  >;

async function change(batch: PostBatch): Promise<PostBatchAnswer> {
  later();
  const answer = await call('POST', 'change-posts.php', batch);
  expect(answer.status).toBe(200);
  return answer.json as unknown as PostBatchAnswer;
}

/** A post that is a draft, with edits kept of it. */
async function begin(form: Record<string, unknown> = {}, saved: Record<string, unknown> = {}) {
  const id = await createPost(test.app, test.token, { status: 'draft', ...saved });
  const { updated_at } = await read(id);
  later();
  await keep(id, form, updated_at);
  return id;
}

async function keep(id: number, form: Record<string, unknown>, basedOn: unknown) {
  const words = {
    ...postInput({ status: 'draft', title: 'Newer', content: '<p>Newer words.</p>' }),
    ...form,
  };
  expectSuccess(await saveDraft({ key: `post-${id}`, post_id: id, based_on: basedOn, form: words }));
}

const keptOf = async (id: number) => (await listDrafts()).find(({ post_id }) => post_id === id);

describe('a draft that is published from a list', () => {
  it('is published as it is written by now, and keeps that when it is taken back', async () => {
    const id = await begin({ category_id: 2, tags: ['Newer'] });
    const { done, undo } = await change({ action: 'publish', ids: [id] });
    expect(done).toEqual([id]);
    const words = { title: 'Newer', content: '<p>Newer words.</p>', category_id: 2, tags: ['Newer'] };
    expect(await read(id)).toMatchObject({ ...words, status: 'published' });
    expect(await keptOf(id)).toBeUndefined();
    expect((await listVersions(id))[0]).toMatchObject({ title: 'Newer', kind: 'published' });
    expect((await change({ action: 'undo', states: undo })).done).toEqual([id]);
    expect(await read(id)).toMatchObject({ ...words, status: 'draft', published_at: null });
  });

  it('is so by the short request, too, which tells what else has changed', async () => {
    const id = await begin({ category_id: 2 });
    const { token: bearer } = await test.app.signIn();
    later();
    const answer = await test.app.api('PUT', `blog-posts-working.php?endpoint=blog-posts/${id}`, {
      bearer,
      json: { status: 'published' },
      headers: { Prefer: 'return=representation' },
    });
    expectSuccess(answer);
    expect(answer.json.post).toMatchObject({ category_id: 2 });
    expect(await read(id)).toMatchObject({ title: 'Newer', status: 'published' });
  });

  it('is published at once, whatever time is planned, and at its new address', async () => {
    const id = await begin({ published_at: '2026-12-01T12:00:00.000Z', slug: 'newer-address' });
    await change({ action: 'publish', ids: [id] });
    const post = await read(id);
    expect(post).toMatchObject({ slug: 'newer-address', published_at: post.updated_at });
  });

  it('is not published where something is missing, which is said', async () => {
    const id = await begin({ title: ' ' });
    const { done, failed } = await change({ action: 'publish', ids: [id] });
    expect(done).toEqual([]);
    expect(failed).toEqual([{ id, error: expect.stringContaining('Please enter a title') as string }]);
    expect(await read(id)).toMatchObject({ status: 'draft' });
    expect(await keptOf(id)).toBeDefined();
    const short = await call('PUT', `blog-posts-working.php?endpoint=blog-posts/${id}`, {
      status: 'published',
    });
    expectRefusal(short, 422, 'title');
  });

  it('goes on after a change of its status alone, but not where it was saved elsewhere since', async () => {
    const id = await begin();
    const first = await change({ action: 'publish', ids: [id] });
    const { updated_at } = await read(id);
    later();
    await keep(id, { title: 'Newest' }, updated_at);
    await change({ action: 'undo', states: first.undo });
    await change({ action: 'publish', ids: [id] });
    expect(await read(id)).toMatchObject({ title: 'Newest', status: 'published' });

    await change({ action: 'draft', ids: [id] });
    const before = await read(id);
    await keep(id, { title: 'Mine' }, before.updated_at);
    later();
    await call('PUT', 'update-blog-post.php', postInput({ id, title: 'Theirs', status: 'draft' }));
    const { failed } = await change({ action: 'publish', ids: [id] });
    expect(failed).toEqual([{ id, error: expect.stringContaining('two versions') as string }]);
    expect(await read(id)).toMatchObject({ title: 'Theirs', status: 'draft' });
  });

  it('leaves what visitors don’t have of a post that is online, or has its time, as it is', async () => {
    const id = await createPost(test.app, test.token, { published_at: '2026-06-01T12:00:00.000Z' });
    await keep(id, {}, (await read(id)).updated_at);
    await change({ action: 'publish', ids: [id] });
    expect(await read(id)).not.toMatchObject({ title: 'Newer' });
    expect(await keptOf(id)).toBeDefined();
  });
});

describe('a window that is open on a post', () => {
  it('is told when what it says was saved last, which a change of its status is not', async () => {
    const id = await createPost(test.app, test.token, { status: 'draft' });
    const { updated_at } = await read(id);
    const written = async () => (await watch(`post-${id}`, 'w1', 'Phone')).post_written_at;
    expect(await written()).toBe(updated_at);
    await change({ action: 'publish', ids: [id] });
    expect(await written()).toBe(updated_at);
    await change({ action: 'tag', ids: [id], tag: 'Since' });
    expect(await written()).toBe((await read(id)).updated_at);
  });
});
