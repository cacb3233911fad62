import { describe, expect, it } from 'vitest';
import type { SavedPost } from '#shared/contract/posts.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

describe('a post edited in two windows', () => {
  const clock = settableClock('2026-03-01T12:00:00Z');
  const test = useTestApp({ clock });
  const save = (json: unknown, headers: Record<string, string> = {}) =>
    test.app.api('PUT', 'update-blog-post.php', { json, bearer: test.token, headers });

  it('is not written over with an older version, unless that is asked for', async () => {
    const id = await createPost(test.app, test.token);
    const opened = (await save(postInput({ id, title: 'As opened' }))).json as unknown as SavedPost;
    const version = { 'If-Match': `"${opened.post.updated_at}"` };

    clock.set('2026-03-01T12:05:00Z');
    expect((await save(postInput({ id, title: 'From the other window' }), version)).status).toBe(200);
    const late = await save(postInput({ id, title: 'From this window' }), version);
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({
      success: false,
      error: 'This post was changed elsewhere since you opened it.',
    });

    expect((await save(postInput({ id, title: 'From this window' }))).status).toBe(200);
  });

  it('that is gone is 404, whatever the version', async () => {
    expect((await save(postInput({ id: 999 }), { 'If-Match': '"2026-03-01T12:00:00.000Z"' })).status).toBe(
      404,
    );
  });
});
