import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Readers } from '#shared/contract/readers.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { listSubscribers } from '#tests/support/reading.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

const clock = settableClock('2026-11-24T19:00:00Z');
const test = useTestApp({ clock });

beforeEach(async () => {
  const { db, readers } = test.app.context;
  await readers.flush();
  for (const table of ['reader_days', 'page_views', 'referrer_views'] as const)
    await db.deleteFrom(table).execute();
});

async function readers(days: number): Promise<Readers> {
  const { status, json } = await test.app.api('GET', `readers.php?days=${days}`, { bearer: test.token });
  expect(status).toBe(200);
  return json as unknown as Readers;
}

function counted(...days: [day: string, views: number, come?: number, gone?: number][]) {
  const rows = days.map(([day, views, subscribers_come = 0, subscribers_gone = 0]) => ({
    day,
    views,
    subscribers_come,
    subscribers_gone,
  }));
  return test.app.context.db.insertInto('reader_days').values(rows).execute();
}

function named(table: 'page_views' | 'referrer_views', rows: Record<string, number>) {
  const values = Object.entries(rows).map(([key, views]) => ({ key, views }));
  return test.app.context.db.insertInto(table).values(values).execute();
}

describe('how often the site was read', () => {
  it('is told for each of 7 days, today among them, with the days without readers', async () => {
    await counted(['2026-11-17', 100], ['2026-11-18', 1, 2, 3], ['2026-11-24', 10, 1, 0]);
    const { steps, total } = await readers(7);
    expect(steps).toHaveLength(7);
    expect(steps[0]).toEqual({
      first: '2026-11-18',
      last: '2026-11-18',
      views: 1,
      subscribers_come: 2,
      subscribers_gone: 3,
    });
    expect(steps.slice(1, -1).every(({ views }) => views === 0)).toBe(true);
    expect(steps.at(-1)).toMatchObject({ last: '2026-11-24', views: 10 });
    expect(total).toEqual({ views: 11, subscribers_come: 3, subscribers_gone: 3 });
  });

  it('is told for 30 days by day, and for 365 by week up to today', async () => {
    await counted(
      ['2025-11-24', 7],
      ['2025-11-25', 1],
      ['2025-12-02', 2],
      ['2025-12-03', 4],
      ['2026-11-18', 8],
    );
    expect((await readers(30)).steps).toHaveLength(30);
    const { steps, total } = await readers(365);
    expect(steps).toHaveLength(52);
    expect(steps[0]).toMatchObject({ first: '2025-11-25', last: '2025-12-02', views: 3 });
    expect(steps[1]).toMatchObject({ first: '2025-12-03', last: '2025-12-09', views: 4 });
    expect(steps.at(-1)).toMatchObject({ first: '2026-11-18', last: '2026-11-24', views: 8 });
    expect(total.views).toBe(15);
  });

  it('is compared with as many days before, once all of those were counted', async () => {
    await counted(['2026-11-12', 5], ['2026-11-20', 8]);
    expect((await readers(7)).before).toBeNull();
    await counted(['2026-11-11', 1, 1, 2]);
    expect((await readers(7)).before).toEqual({ views: 6, subscribers_come: 1, subscribers_gone: 2 });
  });

  it('has what was counted until now', async () => {
    test.app.context.readers.document('/about', {
      'user-agent': 'Mozilla/5.0 (X11; rv:142.0) Firefox/142.0',
    });
    expect(await readers(7)).toMatchObject({
      total: { views: 1 },
      pages: [{ path: '/about', views: 1 }],
      hosts: [{ host: '', views: 1 }],
    });
  });

  it('is told for these spans alone', async () => {
    for (const query of ['', '?days=8', '?days=', '?days=7.5', '?days=30&days=7'])
      expect(
        (await test.app.api('GET', `readers.php${query}`, { bearer: test.token })).status,
      ).toBeGreaterThanOrEqual(400);
  });
});

describe('what was read', () => {
  it('is told of posts by their titles, under the address of today, and of other pages', async () => {
    const { app, token } = test;
    const id = await createPost(app, token, { title: 'Bread and bytes', slug: 'bread' });
    const other = await createPost(app, token, { title: 'Über uns' });
    await app.context.db.updateTable('posts').set({ slug: 'über-uns' }).where('id', '=', other).execute();
    await app.api('PUT', 'update-blog-post.php', {
      bearer: token,
      json: { ...postInput(), id, title: 'Bread and bytes', slug: 'bread-and-bytes' },
    });
    await named('page_views', {
      '2026-11-24 /blog/bread-and-bytes': 2,
      '2026-11-23 /blog/bread': 3,
      '2026-11-23 /blog/%C3%BCber-uns': 4,
      '2026-11-23 /blog/deleted': 1,
      '2026-11-23 /blog/category/business': 8,
      '2026-11-23 /': 9,
      '2026-11-10 /about': 100, // before
    });
    const { posts, pages } = await readers(7);
    expect(posts).toEqual([
      { path: '/blog/bread-and-bytes', title: 'Bread and bytes', views: 5 },
      { path: '/blog/%C3%BCber-uns', title: 'Über uns', views: 4 },
      { path: '/blog/deleted', title: null, views: 1 },
    ]);
    expect(pages).toEqual([
      { path: '/', views: 9 },
      { path: '/blog/category/business', views: 8 },
    ]);
  });

  it('is told of the ten that were read most, and of the ten hosts that most came from', async () => {
    const rows = (prefix: string) =>
      Object.fromEntries(Array.from({ length: 30 }, (_, one) => [`2026-11-24 ${prefix}${one}`, one + 1]));
    await named('page_views', { ...rows('/blog/post-'), ...rows('/page-') });
    await named('referrer_views', {
      ...rows('host-'),
      '2026-11-24 xn--mller-kva.example': 99,
      '2026-11-23 ': 77,
    });
    const { posts, pages, hosts } = await readers(30);
    expect(posts.map(({ views }) => views)).toEqual([30, 29, 28, 27, 26, 25, 24, 23, 22, 21]);
    expect(pages).toHaveLength(10);
    expect(hosts.slice(0, 3)).toEqual([
      { host: 'müller.example', views: 99 },
      { host: '', views: 77 },
      { host: 'host-29', views: 30 },
    ]);
    expect(hosts).toHaveLength(10);
  });
});

describe('subscribers who come and go', () => {
  const DAY = '2026-11-24';
  /** The next day. */
  const LATER = '2026-11-25T15:00:00Z';
  const STILL_ONE = { subscribers_come: 1, subscribers_gone: 0 };
  const call = async (method: string, path: string, json?: Record<string, unknown>) =>
    test.app.api(method, path, {
      bearer: (await test.app.signIn()).token,
      ...(json === undefined ? {} : { json }),
    });
  const counts = async () => {
    const { steps, total } = (await call('GET', 'readers.php?days=7')).json as unknown as Readers;
    const day = steps.find(({ last }) => last === DAY);
    return { total, gone: day?.subscribers_gone };
  };
  async function comes(email: string): Promise<number> {
    await test.app.api('POST', 'newsletter.php', { json: { email } });
    const { subscribers } = await listSubscribers(test.app, test.token);
    return subscribers.find((one) => one.email === email)!.id;
  }
  const statusOf = async (id: number) =>
    (await call('GET', `subscriber.php?id=${id}`)).json.subscriber as { status: string };

  afterEach(() => clock.set('2026-11-24T19:00:00Z'));

  it('have not gone on their day where the deletion is taken back on another', async () => {
    const id = await comes('back@example.com');
    await call('DELETE', `delete-subscriber.php?id=${id}`);
    expect(await counts()).toMatchObject({ gone: 1 });
    clock.set(LATER);
    await call('POST', 'trash.php', { kind: 'subscriber', ids: [id] });
    expect(await counts()).toMatchObject({ total: STILL_ONE, gone: 0 });
  });

  it('go by the owner’s word, stay in the list, and come back by taking that back', async () => {
    const id = await comes('taken-off@example.com');
    const off = await call('POST', 'unsubscribe-subscribers.php', { ids: [id, 9_999] });
    expect(off.json).toMatchObject({ done: [id], failed: [{ id: 9_999 }] });
    expect(await counts()).toMatchObject({ gone: 1 });
    expect(await statusOf(id)).toMatchObject({
      status: 'unsubscribed',
      status_reason: 'By you.',
    });
    const again = await call('POST', 'add-subscriber.php', { email: 'taken-off@example.com', agreed: true });
    expect(again.status).toBe(409);
    clock.set(LATER);
    const back = { ids: [id], undoes: off.json.at };
    expect((await call('POST', 'unsubscribe-subscribers.php', back)).json).toMatchObject({ done: [id] });
    expect(await statusOf(id)).toMatchObject({ status: 'active', status_reason: null });
    expect(await counts()).toMatchObject({ total: STILL_ONE, gone: 0 });
  });

  it('are not brought back who left by themselves since', async () => {
    const id = await comes('left@example.com');
    const off = await call('POST', 'unsubscribe-subscribers.php', { ids: [id] });
    await test.app.context.db
      .updateTable('subscribers')
      .set({ status_reason: null })
      .where('id', '=', id)
      .execute();
    const back = await call('POST', 'unsubscribe-subscribers.php', { ids: [id], undoes: off.json.at });
    expect(back.json).toMatchObject({ done: [], failed: [{ id }] });
    expect((await counts()).total).toMatchObject({ subscribers_come: 1, subscribers_gone: 1 });
  });
});
