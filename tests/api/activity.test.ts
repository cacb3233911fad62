import { describe, expect, it } from 'vitest';
import type { ActivityKind, ActivityList } from '#shared/contract/activity.ts';
import { expectSuccess } from '#tests/support/expectations.ts';
import { createPost, messageInput } from '#tests/support/factories.ts';
import { OWNER, settableClock, useTestApp } from '#tests/support/test-app.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

function activityOf(test: ReturnType<typeof useTestApp>) {
  async function list(query = ''): Promise<ActivityList> {
    const answer = await test.app.api('GET', `activity.php${query}`, { bearer: test.token });
    expectSuccess(answer);
    return answer.json as unknown as ActivityList;
  }
  const signIn = (json: object, agent = FIREFOX) =>
    test.app.api('POST', 'login-clean.php', { json, headers: { 'User-Agent': agent } });
  return { list, signIn };
}

describe('what happened in the account', () => {
  const clock = settableClock('2026-11-20T18:00:00.000Z');
  const test = useTestApp({ clock });
  const { list, signIn } = activityOf(test);

  it('is told, the latest first: when, and on what kind of device', async () => {
    clock.set('2026-11-20T19:10:00Z');
    await signIn(OWNER);
    clock.set('2026-11-20T19:20:00Z');
    await signIn({ ...OWNER, password: 'wrong' });
    const { activity } = await list();
    expect(
      activity.map(({ kind, device, happened_at, times }) => [kind, device, happened_at, times]),
    ).toEqual([
      ['sign-in-failed', 'Firefox on Linux', '2026-11-20T19:20:00.000Z', 1],
      ['signed-in', 'Firefox on Linux', '2026-11-20T19:10:00.000Z', 1],
      ['signed-in', 'A browser', '2026-11-20T18:00:00.000Z', 1],
    ]);
  });

  it('is one line within an hour on a kind of device, whoever tries to sign in as whom', async () => {
    clock.set('2026-11-21T08:00:00Z');
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => signIn({ email: `${index}@example.com`, password: 'wrong' })),
    );
    clock.set('2026-11-21T08:59:00Z');
    await signIn({ ...OWNER, password: 'wrong' });
    clock.set('2026-11-21T09:00:00Z');
    await signIn({ ...OWNER, password: 'wrong' });
    const [later, earlier] = (await list()).activity;
    expect([later?.kind, later?.times]).toEqual(['sign-in-failed', 1]);
    expect([earlier?.kind, earlier?.times, earlier?.happened_at]).toEqual([
      'sign-in-failed',
      9,
      '2026-11-21T08:59:00.000Z',
    ]);
  });

  it('does not count what was refused for another reason', async () => {
    clock.set('2026-11-22T08:00:00Z');
    await signIn({ email: '', password: '' });
    await test.app.api('DELETE', 'delete-contact.php?id=999', { bearer: test.token });
    expect((await list()).activity[0]?.happened_at).toBe('2026-11-21T09:00:00.000Z');
  });

  it('has the titles of posts, categories and newsletters with it', async () => {
    clock.set('2026-11-22T12:00:00Z');
    const { app, token: bearer } = test;
    const posts = [
      await createPost(app, bearer, { title: 'Rye' }),
      await createPost(app, bearer, { title: 'Spelt' }),
      await createPost(app, bearer, { title: 'Oats' }),
    ];
    expectSuccess(await app.api('DELETE', `delete-blog-post.php?id=${posts[0]}`, { bearer }));
    expectSuccess(await app.api('POST', 'delete-posts.php', { json: { ids: posts.slice(1) }, bearer }));
    const category = { name: 'Ovens', description: '', color: '#3B82F6' };
    const made = await app.api('POST', 'categories.php', { json: category, bearer });
    const { id } = made.json.category as { id: number };
    expectSuccess(await app.api('DELETE', `categories.php?id=${id}`, { bearer }));
    const { activity } = await list();
    expect(activity.slice(0, 3).map(({ kind, times, titles }) => [kind, times, titles])).toEqual([
      ['category-deleted', 1, ['Ovens']],
      ['post-deleted', 3, ['Rye', 'Spelt', 'Oats']],
      ['sign-in-failed', expect.any(Number), []],
    ]);
  });

  it('has deletions, new passwords and ended sessions, and names nobody', async () => {
    clock.set('2026-11-23T08:00:00Z');
    const { app, token: bearer } = test;
    const post = await createPost(app, bearer);
    expectSuccess(await app.api('POST', 'contact-form.php', { json: messageInput() }));
    const contacts = await app.api('GET', 'contacts.php', { bearer });
    const [{ id, name, email }] = contacts.json.contacts as [{ id: number; name: string; email: string }];
    expectSuccess(await app.api('DELETE', `delete-contact.php?id=${id}`, { bearer }));
    expectSuccess(await app.api('DELETE', `delete-blog-post.php?id=${post}`, { bearer }));
    expectSuccess(await app.api('DELETE', 'trash.php?kind=post&all=yes', { bearer }));
    expectSuccess(
      await app.api('PUT', 'password.php', {
        json: { current_password: OWNER.password, password: OWNER.password },
        bearer,
      }),
    );
    expectSuccess(await app.api('DELETE', 'sessions.php?others=yes', { bearer }));
    const { activity } = await list();
    const today = activity.filter(({ happened_at }) => happened_at.startsWith('2026-11-23'));
    expect(today.map(({ kind }) => kind)).toEqual([
      'sessions-ended',
      'password-changed',
      'trash-deleted',
      'post-deleted',
      'message-deleted',
    ]);
    const kept = JSON.stringify(await app.context.db.selectFrom('activity').selectAll().execute());
    for (const word of [name, email, OWNER.email, '127.0.0.1']) expect(kept).not.toContain(word);
  });

  it('counts each row of a deletion of several, and not those that were not deleted', async () => {
    clock.set('2026-11-23T10:00:00Z');
    const { app, token: bearer } = test;
    const [one, two, three] = [
      await createPost(app, bearer),
      await createPost(app, bearer),
      await createPost(app, bearer),
    ];
    const deleteAll = (ids: unknown[]) => app.api('POST', 'delete-posts.php', { json: { ids }, bearer });
    expectSuccess(await deleteAll([one, two, 9_999]));
    expectSuccess(await app.api('DELETE', `delete-blog-post.php?id=${three}`, { bearer }));
    await deleteAll([9_999]);
    const [latest] = (await list()).activity;
    expect([latest?.kind, latest?.times]).toEqual(['post-deleted', 3]);
  });

  it('comes in pages', async () => {
    const first = await list('?limit=2');
    const second = await list('?limit=2&page=2');
    expect([first.activity.length, second.activity.length]).toEqual([2, 2]);
    const ids = [...first.activity, ...second.activity].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(first.pagination).toMatchObject({ current_page: 1, per_page: 2 });
  });
});

describe('what happened long ago', () => {
  const clock = settableClock('2026-11-20T18:00:00.000Z');
  const test = useTestApp({ clock });

  const add = (kind: ActivityKind, count: number, day: string) =>
    test.app.context.db
      .insertInto('activity')
      .values(
        Array.from({ length: count }, (_, index) => ({
          kind,
          device: `${kind} ${index}`,
          hour: `${day}T00`,
          happened_at: `${day}T00:00:00.000Z`,
          times: 1,
        })),
      )
      .execute();

  async function counts(): Promise<[ActivityKind, number][]> {
    const rows = await test.app.context.db.selectFrom('activity').select('kind').execute();
    const kinds = [...new Set(rows.map(({ kind }) => kind))].sort();
    return kinds.map((kind) => [kind, rows.filter((row) => row.kind === kind).length]);
  }

  it('is forgotten after a year, and what is too much before; failed sign-ins push nothing else out', async () => {
    await test.app.context.db.deleteFrom('activity').execute();
    await add('password-changed', 3, '2025-11-20');
    await add('message-deleted', 2, '2025-11-21');
    await add('post-deleted', 400, '2026-10-01');
    await add('sign-in-failed', 350, '2026-11-19');
    await test.app.context.housekeeping.run();
    expect(await counts()).toEqual([
      ['message-deleted', 2],
      ['post-deleted', 400],
      ['sign-in-failed', 300],
    ]);
    await add('newsletter-sent', 999, '2026-11-20');
    await test.app.context.housekeeping.run();
    expect(await counts()).toEqual([
      ['newsletter-sent', 999],
      ['post-deleted', 1],
      ['sign-in-failed', 300],
    ]);
  });
});
