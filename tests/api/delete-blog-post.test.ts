import { describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/support/expectations.ts';
import { createPost } from '#tests/support/factories.ts';
import { listDashboardPosts } from '#tests/support/reading.ts';
import { useTestApp } from '#tests/support/test-app.ts';

describe('delete-blog-post.php', () => {
  const test = useTestApp();
  const remove = (query: string) =>
    test.app.api('DELETE', `delete-blog-post.php${query}`, { bearer: test.token });

  it('[7.9.04] deletes that post and no other', async () => {
    const gone = await createPost(test.app, test.token, { title: 'Gone' });
    const kept = await createPost(test.app, test.token, { title: 'Kept' });
    const answer = await remove(`?id=${gone}`);
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ success: true });

    const ids = (await listDashboardPosts(test.app, test.token)).posts.map((post) => post.id);
    expect(ids).toContain(kept);
    expect(ids).not.toContain(gone);
    expectRefusal(await test.app.api('GET', 'blog-posts-working.php?endpoint=blog-posts&slug=gone'), 404);
  });

  it('is 404 the second time', async () => {
    const id = await createPost(test.app, test.token);
    await remove(`?id=${id}`);
    expectRefusal(await remove(`?id=${id}`), 404);
  });

  it('never gives a deleted post’s id to another', async () => {
    const id = await createPost(test.app, test.token);
    await remove(`?id=${id}`);
    expect(await createPost(test.app, test.token)).toBeGreaterThan(id);
  });

  it('deletes a draft as well', async () => {
    const id = await createPost(test.app, test.token, { status: 'draft' });
    expect((await remove(`?id=${id}`)).status).toBe(200);
  });
});
