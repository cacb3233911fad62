import { describe, expect, it } from 'vitest';
import type { SavedPost } from '#shared/contract/posts.ts';
import { expectRefusal } from '#tests/support/expectations.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { listDashboardPosts } from '#tests/support/reading.ts';
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

  it.each(['"2026-03-01T12:00:00.000Z"', '*', 'W/"2026-03-01T12:00:00.000Z"'])(
    'that is gone is 404, whatever the version: If-Match: %s',
    async (version) => {
      expectRefusal(await save(postInput({ id: 999 }), { 'If-Match': version }), 404);
    },
  );
});

describe('If-Match', () => {
  const test = useTestApp({ clock: () => new Date('2026-03-01T12:00:00Z') });
  const VERSION = '2026-03-01T12:00:00.000Z';
  const OTHER = '2026-02-28T12:00:00.000Z';
  const save = async (header: string) => {
    const id = await createPost(test.app, test.token, { title: 'As it was' });
    const json = postInput({ id, title: 'As it is' });
    const headers = { 'If-Match': header };
    const answer = await test.app.api('PUT', 'update-blog-post.php', { json, bearer: test.token, headers });
    const { posts } = await listDashboardPosts(test.app, test.token);
    const title = posts.find((post) => post.id === id)!.title;
    await test.app.api('DELETE', `delete-blog-post.php?id=${id}`, { bearer: test.token });
    return { answer, title };
  };

  it.each([
    `"${VERSION}"`,
    `"${OTHER}", "${VERSION}"`,
    `"a,b" ,, "${VERSION}",`,
    `W/"${OTHER}", "${VERSION}"`,
    '*',
    ' * ',
  ])('lets %s write', async (header) => {
    const { answer, title } = await save(header);
    expect([answer.status, title]).toEqual([200, 'As it is']);
  });

  it.each([
    ['another version', `"${OTHER}"`],
    ['several others', `"${OTHER}", "x"`],
    ['an empty tag', '""'],
    ['others, strong and weak', `"${OTHER}", W/"${VERSION}"`],
  ])('refuses %s with 409', async (_what, header) => {
    const { answer, title } = await save(header);
    expectRefusal(answer, 409);
    expect(title).toBe('As it was');
  });

  it.each([`W/"${VERSION}"`, `W/"${VERSION}", W/"${OTHER}"`])(
    'refuses %s with 412: a weak tag matches nothing',
    async (header) => {
      const { answer, title } = await save(header);
      expectRefusal(answer, 412);
      expect(title).toBe('As it was');
    },
  );

  it.each([
    '',
    ' ',
    ',',
    ' , ',
    VERSION,
    `'${VERSION}'`,
    `"${VERSION}`,
    `${VERSION}"`,
    `w/"${VERSION}"`,
    `W/ "${VERSION}"`,
    `"${VERSION}" "${OTHER}"`,
    `"${VERSION}"; q=1`,
    `"${VERSION}", *`,
    '**',
    '"a b"',
    'null',
  ])('refuses %j with 400', async (header) => {
    const { answer, title } = await save(header);
    expectRefusal(answer, 400);
    expect(title).toBe('As it was');
  });

  it('refuses blanks without end, as quickly as anything', async () => {
    expectRefusal((await save(`${'" \t'.repeat(4_000)}x`)).answer, 400);
    expectRefusal((await save(`,${' \t'.repeat(6_000)}x`)).answer, 400);
  });
});
