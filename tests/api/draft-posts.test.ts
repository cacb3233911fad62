import { beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';
import { writingCalls } from '#tests/support/writing.ts';

const NOW = '2026-03-01T12:00:00.000Z';
const clock = settableClock(NOW);
const test = useTestApp({ clock });
const { saveDraft, watch, trash, restore, deleteForGood } = writingCalls(test);

beforeEach(() => clock.set(NOW));

/** Makes a post of a draft, as the page for writing does. */
async function publish(draft: string, changes: Record<string, unknown> = {}) {
  const { token: bearer } = await test.app.signIn();
  return test.app.api('POST', 'create-blog-post.php', {
    json: postInput(changes),
    headers: { 'X-Draft': draft },
    bearer,
  });
}

const made = async (key: string) => (await watch(key, 'w9', 'Phone')).made;

describe('a draft that is published', () => {
  it('leads to its post, and becomes no second one', async () => {
    await saveDraft({ key: 'new-once' });
    expect(await made('new-once')).toBeUndefined();
    const first = await publish('new-once/1', { title: 'Once' });
    expectSuccess(first);
    expect(await made('new-once')).toEqual({ post: first.json.id, revision: 1 });

    const second = await publish('new-once/2', { title: 'Twice', category_id: 2 });
    expectRefusal(second, 409, 'draft');
    expect(second.json).toMatchObject({ post: first.json.id });
    expect(second.json.error).toContain('published already, as “Once”');
  });

  it('makes one post when two windows publish it at once', async () => {
    const answers = await Promise.all([1, 2].map((category_id) => publish('new-both/1', { category_id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is said to be saved where its post is a draft', async () => {
    await publish('new-kept/1', { title: 'Kept', status: 'draft' });
    expect((await publish('new-kept/1')).json.error).toContain('saved as a post already, as “Kept”');
  });

  it('can be published again once its post is deleted, and leads there as long as that is there', async () => {
    const id = (await publish('new-gone/1')).json.id as number;
    await trash(id);
    expect(await made('new-gone')).toBeUndefined();
    await restore(id);
    expect(await made('new-gone')).toEqual({ post: id, revision: 1 });
    await trash(id);
    await deleteForGood(id);
    const again = await publish('new-gone/3');
    expectSuccess(again);
    expect(await made('new-gone')).toEqual({ post: again.json.id, revision: 3 });
  });

  it('counts on above the revision that was published, so that what is written since is told from it', async () => {
    await publish('new-since/7');
    expect((await saveDraft({ key: 'new-since', revision: 2, force: true })).json.revision).toBe(8);
  });

  it('is not taken by a post that was refused', async () => {
    expectRefusal(await publish('new-refused/1', { category_id: 999 }), 422, 'category_id');
    expect(await made('new-refused')).toBeUndefined();
    expectSuccess(await publish('new-refused/1'));
  });

  it('is named by its key and its revision', async () => {
    for (const wrong of ['', 'new-1', 'new-1/', 'new 1/2', '../2', 'new-1/2/3', `${'x'.repeat(81)}/1`])
      expectRefusal(await publish(wrong), 400);
  });
});

describe('a scheduled post that has appeared', () => {
  const LATER = '2026-03-01T12:30:00.000Z';

  async function takeBack(method: string, path: string, json: unknown, isWhileScheduled = true) {
    const { token: bearer } = await test.app.signIn();
    const headers = isWhileScheduled ? { 'X-While-Scheduled': '1' } : {};
    return test.app.api(method, path, { json, headers, bearer });
  }

  it('is told as online by the clock of the server', async () => {
    const { token } = await test.app.signIn();
    const id = await createPost(test.app, token, { published_at: LATER });
    const standing = async () => (await watch(`post-${id}`, 'w1', 'Phone')).post;
    expect(await standing()).toEqual({ status: 'published', published_at: LATER, is_online: false });
    clock.set(LATER);
    expect(await standing()).toMatchObject({ is_online: true });
  });

  it('is not unscheduled, in none of the ways, but unpublished', async () => {
    const { token } = await test.app.signIn();
    const input = postInput({ published_at: LATER });
    const id = await createPost(test.app, token, input);
    clock.set(LATER);
    const ways = [
      ['PUT', 'update-blog-post.php', { ...input, id, status: 'draft' }],
      ['PUT', `blog-posts-working.php?endpoint=blog-posts/${id}`, { status: 'draft' }],
      ['PUT', `blog-posts-working.php?endpoint=blog-posts&action=status&postId=${id}`, { status: 'draft' }],
    ] as const;
    for (const [method, path, json] of ways) {
      expectRefusal(await takeBack(method, path, json), 409, 'status');
    }
    const batch = await takeBack('POST', 'change-posts.php', { action: 'draft', ids: [id] });
    expect(batch.json).toMatchObject({ done: [], failed: [{ id }] });
    const [[method, path, json]] = ways;
    expectSuccess(await takeBack(method, path, json, false));
  });

  it('is unscheduled before', async () => {
    const { token } = await test.app.signIn();
    const input = postInput({ published_at: LATER });
    const id = await createPost(test.app, token, input);
    expectSuccess(await takeBack('PUT', 'update-blog-post.php', { ...input, id, status: 'draft' }));
  });
});
