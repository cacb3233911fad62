import { describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';
import { writingCalls } from '#tests/support/writing.ts';

const START = '2026-03-01T12:00:00.000Z';

describe('the versions of a post', () => {
  const clock = settableClock(START);
  const test = useTestApp({ clock });
  const { call, update, listVersions, readVersion, trash, deleteForGood, restore } = writingCalls(test);
  const titles = async (id: number) => (await listVersions(id)).map(({ title }) => title);

  it('are one of each saving, newest first, with all fields', async () => {
    clock.set(START);
    const id = await createPost(test.app, test.token, { title: 'First', slug: 'of-versions' });
    clock.set('2026-03-01T12:01:00.000Z');
    const second = postInput({ id, title: 'Second', content: '<p>Three words now.</p>', tags: ['a', 'b'] });
    expectSuccess(await update(second));
    const versions = await listVersions(id);
    expect(versions).toMatchObject([
      { title: 'Second', words: 3, saved_at: '2026-03-01T12:01:00.000Z' },
      { title: 'First', words: 3, saved_at: START },
    ]);
    expect(await readVersion(versions[0]!.id)).toEqual({
      ...versions[0],
      post_id: id,
      form: {
        title: 'Second',
        slug: 'of-versions',
        excerpt: second.excerpt,
        content: second.content,
        featured_image: '',
        image_attribution: '',
        image_alt: '',
        image_focus: '50 50',
        category_id: 1,
        author_id: 1,
        author: '',
        status: 'published',
        tags: ['a', 'b'],
        meta_title: '',
        meta_description: '',
        read_time: '5',
        published_at: START,
      },
    });
  });

  it('say what was done by saving them', async () => {
    clock.set(START);
    const id = await createPost(test.app, test.token, { title: 'Rye', status: 'draft' });
    const kinds: string[] = [];
    for (const [minute, changes] of [
      ['01', { published_at: '2026-03-02T12:00:00.000Z' }],
      ['02', { published_at: '2026-03-01T11:00:00.000Z' }],
      ['03', { title: 'Wheat' }],
      ['04', { title: 'Rye' }],
      ['05', { title: 'Rye', status: 'draft' as const }],
    ] as const) {
      clock.set(`2026-03-01T12:${minute}:00.000Z`);
      expectSuccess(await update(postInput({ id, title: 'Rye', ...changes })));
      kinds.push((await listVersions(id))[0]!.kind ?? '');
    }
    expect(kinds).toEqual(['scheduled', 'published', 'updated', 'restored', 'draft']);
    await call('POST', 'post-versions.php', { post: id, form: { title: 'Theirs' } });
    expect((await listVersions(id)).map(({ kind }) => kind)).toContain('aside');
  });

  it('are not made by savings that change nothing or that are refused', async () => {
    const id = await createPost(test.app, test.token, { title: 'Same' });
    const same = postInput({ id, title: 'Same' });
    expectSuccess(await update(same));
    expectSuccess(await update(same));
    expectRefusal(await update({ ...same, title: 'Other', category_id: 999 }), 422, 'category_id');
    expect(await titles(id)).toEqual(['Same']);
  });

  it('begin with the post as it was, where it was saved before versions were kept', async () => {
    clock.set(START);
    const id = await createPost(test.app, test.token, { title: 'Old' });
    await test.app.context.db.deleteFrom('post_versions').where('post_id', '=', id).execute();
    clock.set('2026-03-01T13:00:00.000Z');
    await update(postInput({ id, title: 'New' }));
    expect(await listVersions(id)).toMatchObject([
      { title: 'New', saved_at: '2026-03-01T13:00:00.000Z' },
      { title: 'Old', saved_at: START },
    ]);
  });

  it('grow fewer with time, by savings and by housekeeping', async () => {
    clock.set(START);
    const id = await createPost(test.app, test.token, { title: 'v0' });
    for (const [title, minute] of Object.entries({ v1: '05', v2: '10', v3: '15' })) {
      clock.set(`2026-03-01T12:${minute}:00.000Z`);
      await update(postInput({ id, title }));
    }
    expect(await titles(id)).toEqual(['v3', 'v2', 'v1', 'v0']);
    clock.set('2026-03-03T12:00:00.000Z');
    await update(postInput({ id, title: 'v4' }));
    expect(await titles(id)).toEqual(['v4', 'v3', 'v0']); // the last of the hour, and the first of all
    clock.set('2026-03-03T12:20:00.000Z');
    await update(postInput({ id, title: 'v5' }));
    clock.set('2026-03-06T12:00:00.000Z');
    await test.app.context.housekeeping.run();
    expect(await titles(id)).toEqual(['v5', 'v3', 'v0']);
  });

  it('can be a text that was not saved as the post, of a post that is there', async () => {
    const id = await createPost(test.app, test.token, { title: 'Mine' });
    expectSuccess(await call('POST', 'post-versions.php', { post: id, form: { title: 'Theirs' } }));
    expect((await titles(id)).sort()).toEqual(['Mine', 'Theirs']);
    expectRefusal(await call('POST', 'post-versions.php', { post: 9999, form: {} }), 404);
  });

  it('stay while the post is in the trash, and go with it', async () => {
    const id = await createPost(test.app, test.token, { title: 'Kept' });
    await trash(id);
    expect(await titles(id)).toEqual(['Kept']);
    await restore(id);
    expect(await titles(id)).toEqual(['Kept']);
    await trash(id);
    await deleteForGood(id);
    expect(await titles(id)).toEqual([]);
  });
});
