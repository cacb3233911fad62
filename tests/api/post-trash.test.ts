import { beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { getFrom } from '#tests/support/documents.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { listDashboardPosts, listPosts, readPost } from '#tests/support/reading.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';
import { writingCalls } from '#tests/support/writing.ts';

const START = '2026-03-01T12:00:00.000Z';
const clock = settableClock(START);
const test = useTestApp({ clock });
const { call, trash, deleteForGood, restore, listTrash } = writingCalls(test);
const READ = 'blog-posts-working.php?endpoint=blog-posts&slug=';

beforeEach(() => clock.set(START));

/** A new session's token: sessions end before the trash does. */
const owner = async () => (await test.app.signIn()).token;

async function findOwn(id: number) {
  return (await listDashboardPosts(test.app, await owner(), '&limit=100')).posts.find(
    (post) => post.id === id,
  );
}

describe('a deleted post', () => {
  it('is nowhere for visitors, and in the trash for 30 days', async () => {
    const id = await createPost(test.app, await owner(), { title: 'Gone with words' });
    expectSuccess(await trash(id));
    expectRefusal(await test.app.api('GET', `${READ}gone-with-words`), 404);
    const document = await getFrom(test.app.url, '/blog/gone-with-words', { Host: 'wren.example' });
    expect(document.status).toBe(404);
    expect((await listPosts(test.app, '&search=Gone with words')).posts).toEqual([]);
    expect(await findOwn(id)).toBeUndefined();
    expect(await listTrash()).toContainEqual({
      id: expect.any(Number),
      row: id,
      title: 'Gone with words',
      detail: 'published',
      trashed_at: START,
      ends_at: '2026-03-31T12:00:00.000Z',
    });
    expectRefusal(await trash(id), 404);
  });

  it('comes back as it was, at its address', async () => {
    const id = await createPost(test.app, await owner(), {
      title: 'Back again',
      tags: ['back', 'again'],
      image_alt: 'A door',
      image_focus: '25 75',
      read_time: '5 to 7 min',
    });
    const find = () => findOwn(id);
    const before = await find();
    const shown = await readPost(test.app, 'back-again');
    await trash(id);
    clock.set('2026-03-20T12:00:00.000Z');
    expect((await restore(id)).json).toEqual({ success: true, done: [id], failed: [], notes: [] });
    expect(await find()).toEqual({ ...before, updated_at: '2026-03-20T12:00:00.000Z' });
    expect(await readPost(test.app, 'back-again')).toEqual(shown);
    expect((await listPosts(test.app, '&search=Back again')).posts).toHaveLength(1);
    expect((await listTrash()).some(({ row }) => row === id)).toBe(false);
    expect((await restore(id)).json.failed).toEqual([
      { id: id, error: 'That is not in the trash any more.' },
    ]);
  });

  it('comes back at a free address when its own was taken', async () => {
    const id = await createPost(test.app, await owner(), { title: 'Same name' });
    await trash(id);
    await createPost(test.app, await owner(), { title: 'Same name' });
    expect((await restore(id)).json).toMatchObject({
      notes: ['“Same name” is now at the address same-name-2.'],
    });
    expect((await readPost(test.app, 'same-name-2')).id).toBe(id);
  });

  it('comes back in the oldest category when its own was deleted', async () => {
    const made = await call('POST', 'categories.php', { name: 'Passing', description: '', color: '#123456' });
    const category_id = (made.json.category as { id: number } | undefined)?.id ?? made.json.id;
    const id = await createPost(test.app, await owner(), { title: 'Without a category', category_id });
    await trash(id);
    expectSuccess(await call('DELETE', `categories.php?id=${String(category_id)}`));
    expectSuccess(await restore(id));
    expect((await findOwn(id))!.category_id).toBe(1);
  });

  it('is gone for good when the owner says so, when the trash is emptied, and after 30 days', async () => {
    const [one, two, three] = [
      await createPost(test.app, await owner()),
      await createPost(test.app, await owner()),
      await createPost(test.app, await owner()),
    ];
    await trash(one);
    expectSuccess(await deleteForGood(one));
    expect((await restore(one)).json.failed).toEqual([
      { id: one, error: 'That is not in the trash any more.' },
    ]);
    await trash(two);
    expectSuccess(await call('DELETE', 'trash.php?kind=post&all=yes'));
    expect((await restore(two)).json.failed).toEqual([
      { id: two, error: 'That is not in the trash any more.' },
    ]);
    expect(await listTrash()).toEqual([]);

    await trash(three);
    clock.set('2026-03-31T11:59:59.000Z');
    await test.app.context.housekeeping.run();
    expect(await listTrash()).toHaveLength(1);
    clock.set('2026-03-31T12:00:00.000Z');
    expect(await listTrash()).toEqual([]);
    expect((await restore(three)).json.failed).toEqual([
      { id: three, error: 'That is not in the trash any more.' },
    ]);
    await test.app.context.housekeeping.run();
    const { db } = test.app.context;
    expect(await db.selectFrom('trash').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('post_versions').select('id').where('post_id', '=', three).execute()).toEqual(
      [],
    );
  });

  it('does not go to the trash twice when two ask at once', async () => {
    const id = await createPost(test.app, await owner());
    const statuses = (await Promise.all([trash(id), trash(id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404]);
    const back = (await Promise.all([restore(id), restore(id)])).flatMap(({ json }) => json.done);
    expect(back).toEqual([id]);
    expectSuccess(await call('PUT', 'update-blog-post.php', postInput({ id })));
  });
});
