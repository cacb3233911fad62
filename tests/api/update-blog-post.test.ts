import { describe, expect, it } from 'vitest';
import type { SavedPost } from '#shared/contract/posts.ts';
import { expectRefusal } from '#tests/support/expectations.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { readPost } from '#tests/support/reading.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

describe('update-blog-post.php', () => {
  const clock = settableClock('2026-03-01T12:00:00Z');
  const test = useTestApp({ clock });
  const send = (json: unknown) => test.app.api('PUT', 'update-blog-post.php', { json, bearer: test.token });

  it('[7.9.03] changes every field and answers with the post', async () => {
    const id = await createPost(test.app, test.token, { title: 'Before' });
    const input = postInput({
      id,
      title: 'After',
      excerpt: 'Another excerpt.',
      content: '<h2>Another</h2>',
      featured_image: 'https://images.example/a.jpg',
      image_attribution: 'Photo by Bo',
      category_id: 4,
      author_id: 5,
      author: 'Bo',
      status: 'published',
      tags: ['three'],
      meta_title: 'M',
      meta_description: 'D',
      read_time: 3,
    });
    const answer = await send(input);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ success: true, id, post: { ...input, category: 'Technology' } });
    expect(await readPost(test.app, 'before')).toMatchObject({ id, title: 'After', category: 'Technology' });
  });

  it('takes the id as digits, too', async () => {
    const id = await createPost(test.app, test.token);
    expect((await send(postInput({ id: String(id) }))).status).toBe(200);
  });

  it('keeps slug, dates of creation and first publication, and views', async () => {
    clock.set('2026-03-02T12:00:00Z');
    const id = await createPost(test.app, test.token, { title: 'Keeps its address' });
    clock.set('2026-03-05T12:00:00Z');
    const answer = await send(
      postInput({
        id,
        title: 'Renamed',
        view_count: 9,
        created_at: 'x',
        published_at: null,
      }),
    );
    expect((answer.json as unknown as SavedPost).post).toMatchObject({
      slug: 'keeps-its-address',
      created_at: '2026-03-02T12:00:00.000Z',
      published_at: '2026-03-02T12:00:00.000Z',
      updated_at: '2026-03-05T12:00:00.000Z',
      view_count: 0,
    });
  });

  it('dates a draft when it is first published', async () => {
    clock.set('2026-03-02T12:00:00Z');
    const id = await createPost(test.app, test.token, { title: 'Later', status: 'draft' });
    clock.set('2026-03-06T12:00:00Z');
    await send(postInput({ id, title: 'Later', status: 'published' }));
    expect((await readPost(test.app, 'later')).published_at).toBe('2026-03-06T12:00:00.000Z');
  });

  it.each([
    ['[5.29]', 'title'],
    ['[5.30]', 'excerpt'],
    ['[5.31]', 'content'],
    ['[5.32]', 'category_id'],
    ['[5.33]', 'author_id'],
  ])('%s refuses a change without %s, and changes nothing', async (_number, field) => {
    const title = `Unharmed without ${field.replace('_', ' ')}`;
    const id = await createPost(test.app, test.token, { title });
    expectRefusal(await send(postInput({ id, title: 'Harmed', [field]: '' })), 422, field);
    expect((await readPost(test.app, title.toLowerCase().replaceAll(' ', '-'))).title).toBe(title);
  });

  it.each([undefined, null, '', 0, -1, 1.5, 'abc', [1], { id: 1 }, '1234567890123456'])(
    'refuses the id %j',
    async (id) => {
      expectRefusal(await send(postInput({ id })), 422, 'id');
    },
  );

  it('refuses an unknown category', async () => {
    const id = await createPost(test.app, test.token);
    expectRefusal(await send(postInput({ id, category_id: 999 })), 422, 'category_id');
  });

  it('is 404 for a post that is not there', async () => {
    expectRefusal(await send(postInput({ id: 987_654 })), 404);
  });
});
