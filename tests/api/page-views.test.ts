import { beforeEach, describe, expect, it } from 'vitest';
import { DepartureRepository } from '#server/features/subscribers/departures.repository.ts';
import { SubscriberRepository } from '#server/features/subscribers/subscribers.repository.ts';
import { startOfDay } from '#shared/business-instant.ts';
import { createPost } from '#tests/support/factories.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { storedBytes } from '#tests/support/stored.ts';
import { settableClock, type TestApp, useTestApp } from '#tests/support/test-app.ts';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const OPENED = { 'User-Agent': BROWSER, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
const FROM_OUR_PAGE = { 'User-Agent': BROWSER, 'Sec-Fetch-Site': 'same-origin' };
const NOON = '2026-11-20T19:00:00Z'; // in Arizona

const clock = settableClock(NOON);
const test = useTestApp({ clock, env: { SITE_URL: 'https://wren.example', TRUST_PROXY: 'loopback' } });

beforeEach(async () => {
  clock.set(NOON);
  const { db, readers } = test.app.context;
  await readers.flush();
  await db.deleteFrom('reader_days').execute();
  await db.deleteFrom('page_views').execute();
  await db.deleteFrom('referrer_views').execute();
});

/** Not by `fetch`, which says that it is no navigation. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return rawRequest(test.app.url, path, { method, headers: { ...OPENED, ...headers } });
}

async function open(...asked: Parameters<typeof ask>) {
  return (await ask(...asked)).status;
}

function tell(query: string, headers: Record<string, string> = {}) {
  return test.app.api('POST', `page-views?${query}`, { headers: { ...FROM_OUR_PAGE, ...headers } });
}

/** What is stored once everything is written: the days' rows, and the others by their keys. */
async function stored({ context: { db, readers } }: TestApp = test.app) {
  await readers.flush();
  const byKey = (rows: { key: string; views: number }[]) =>
    Object.fromEntries(rows.map(({ key, views }) => [key, views]));
  return {
    days: await db.selectFrom('reader_days').selectAll().orderBy('day').execute(),
    pages: byKey(await db.selectFrom('page_views').selectAll().execute()),
    hosts: byKey(await db.selectFrom('referrer_views').selectAll().execute()),
  };
}

describe('a document', () => {
  it('counts each time that a reader opens it, by its address without base, query and slash', async () => {
    expect(await open('/shingle/about')).toBe(200);
    expect(await open('/shingle/about/')).toBe(200);
    expect(await open('/shingle/About?ref=1')).toBe(200);
    expect(await open('/shingle/blog?page=2')).toBe(200);
    expect((await stored()).pages).toEqual({ '2026-11-20 /about': 3, '2026-11-20 /blog': 1 });
    await open('/shingle/about');
    expect(await stored()).toMatchObject({
      days: [{ day: '2026-11-20', views: 5 }],
      pages: { '2026-11-20 /about': 4 },
    });
  });

  it('counts when the browser has it already', async () => {
    const { etag = '' } = (await ask('/shingle/pricing')).headers;
    expect(await open('/shingle/pricing', { 'If-None-Match': etag })).toBe(304);
    expect((await stored()).pages).toEqual({ '2026-11-20 /pricing': 2 });
  });

  it('counts neither for the owner, nor for bots and programs, nor ahead of readers, nor without a body', async () => {
    const { cookie } = await test.app.signIn();
    await open('/shingle/support', { Cookie: cookie });
    await open('/shingle/support', { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    await open('/shingle/support', { 'Sec-Fetch-Mode': 'cors', 'Sec-Fetch-Dest': 'empty' });
    await open('/shingle/support', { 'Sec-Purpose': 'prefetch;prerender' });
    await open('/shingle/support', {}, 'HEAD');
    expect((await stored()).pages).toEqual({});
    await open('/shingle/support');
    expect((await stored()).pages).toEqual({ '2026-11-20 /support': 1 });
  });

  it('counts neither where there is no page, nor of the dashboard, nor of a preview', async () => {
    const { app, token } = test;
    const draft = await createPost(app, token, { title: 'Not yet', status: 'draft' });
    const made = await app.api('POST', 'post-previews.php', {
      bearer: token,
      json: { post: draft, days: 1 },
    });
    const preview = new URL(made.json.url as string).pathname;
    expect(await open(`/shingle${preview}`)).toBe(200);
    expect(await open('/shingle/dashboard')).toBe(200);
    expect(await open('/shingle/dashboard/write')).toBe(200);
    expect(await open('/shingle/blog/not-yet')).toBe(404);
    expect(await open('/shingle/nowhere')).toBe(404);
    expect((await stored()).pages).toEqual({});
  });

  it('counts for the day where the business is', async () => {
    const midnight = startOfDay('2026-11-21');
    clock.set(new Date(midnight.getTime() - 1_000).toISOString());
    await open('/shingle/about');
    clock.set(midnight.toISOString());
    await open('/shingle/about');
    expect((await stored()).days).toMatchObject([
      { day: '2026-11-20', views: 1 },
      { day: '2026-11-21', views: 1 },
    ]);
  });
});

describe('from where readers came', () => {
  it('is kept as the host alone, and as none for the own site', async () => {
    await open('/shingle/about', { Referer: 'https://www.news.example/item?id=secret-query' });
    await open('/shingle/about', { Referer: 'https://news.example/' });
    await open('/shingle/about', { Referer: 'https://wren.example/blog' });
    await open('/shingle/about');
    expect((await stored()).hosts).toEqual({ '2026-11-20 news.example': 2, '2026-11-20 ': 2 });
    expect((await storedBytes(test.app)).includes('secret-query')).toBe(false);
  });

  it('has at most 200 hosts a day, also when they come one by one', async () => {
    const { readers } = test.app.context;
    const arrive = (host: string) =>
      readers.document('/about', {
        ...Object.fromEntries(Object.entries(OPENED).map(([name, value]) => [name.toLowerCase(), value])),
        referer: `https://${host}/`,
      });
    for (let one = 0; one < 150; one += 1) arrive(`first-${one}.example`);
    await readers.flush();
    for (let one = 0; one < 150; one += 1) arrive(`second-${one}.example`);
    arrive('first-7.example');
    const { hosts } = await stored();
    expect(Object.keys(hosts)).toHaveLength(201);
    expect(hosts['2026-11-20 *']).toBe(100);
    expect(hosts['2026-11-20 first-7.example']).toBe(2);
  });
});

describe('a page that is shown without its document', () => {
  it('counts by its path alone, and on the way through the site without a host', async () => {
    await createPost(test.app, test.token, { title: 'Read inside' });
    expect((await tell('path=/blog/read-inside')).json).toEqual({ success: true });
    expect((await tell('path=/about')).status).toBe(200);
    expect(await stored()).toMatchObject({
      pages: { '2026-11-20 /about': 1, '2026-11-20 /blog/read-inside': 1 },
      hosts: {},
    });
  });

  it('counts with its host where the browser had fetched it ahead', async () => {
    await tell(`path=/about&from=${encodeURIComponent('https://search.example/')}`);
    await tell('path=/about&from=');
    expect((await stored()).hosts).toEqual({ '2026-11-20 search.example': 1, '2026-11-20 ': 1 });
  });

  it('counts neither for the owner, nor for bots, nor for other sites, nor where there is no page', async () => {
    const { cookie } = await test.app.signIn();
    await createPost(test.app, test.token, { title: 'Still a draft', status: 'draft' });
    const answers = await Promise.all([
      tell('path=/about', { Cookie: cookie }),
      tell('path=/about', { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }),
      tell('path=/about', { 'Sec-Fetch-Site': 'cross-site' }),
      tell('path=/about', { 'Sec-Fetch-Site': 'none' }),
      tell('path=/dashboard'),
      tell('path=/invented'),
      tell('path=/blog/invented'),
      tell('path=/blog/still-a-draft'),
      tell('path=/preview/invented'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await stored()).pages).toEqual({});
  });

  it('is refused without a path', async () => {
    expect((await tell('')).status).toBe(422);
    expect((await tell('path=about')).status).toBe(422);
    expect((await tell(`path=/${'a'.repeat(2_000)}`)).status).toBe(422);
  });
});

describe('subscribers', () => {
  const join = (email: string) => test.app.api('POST', 'newsletter.php', { json: { email } });
  async function idOf(email: string): Promise<number> {
    const { db } = test.app.context;
    const row = db.selectFrom('subscribers').select('id').where('email', '=', email);
    return (await row.executeTakeFirstOrThrow()).id;
  }

  it('are counted as they come and go', async () => {
    await join('one@example.com');
    await join('one@example.com'); // is there already
    await join('two@example.com');
    await test.app.api('DELETE', `delete-subscriber.php?id=${await idOf('one@example.com')}`, {
      bearer: test.token,
    });
    expect((await stored()).days).toMatchObject([{ subscribers_come: 2, subscribers_gone: 1 }]);
  });

  it('come once and go once, by whichever way', async () => {
    const { db, inTransaction } = test.app.context;
    const changes: number[] = [];
    const listeners = {
      onChange: (change: number) => void changes.push(change),
      onReturn: (back: number) => void changes.push(back),
    };
    const list = new SubscriberRepository(db, listeners);
    const departures = new DepartureRepository(db, listeners);
    const at = '2026-11-20T19:00:00.000Z';
    const taken = () => changes.splice(0).filter((change) => change !== 0);
    const sign = (email: string) => ({ email, subscribed_at: at });

    await list.addSuspect(sign('spam@example.com'), 'active');
    const spam = await idOf('spam@example.com');
    await inTransaction((transaction) => list.delete(transaction, spam));
    expect(taken()).toEqual([]); // it never was a recipient

    const pending = await inTransaction((transaction) =>
      list.addPending(transaction, sign('ada@example.com')),
    );
    const { id } = pending!;
    expect(taken()).toEqual([]);
    expect(await list.confirm(id)).toBe(true);
    expect(await list.confirm(id)).toBe(true);
    expect(taken()).toEqual([1]);
    await inTransaction((transaction) => departures.markBounced(transaction, [id], 'no such mailbox'));
    await inTransaction((transaction) => departures.markBounced(transaction, [id], 'no such mailbox'));
    expect(taken()).toEqual([-1]);
    await list.addActive(sign('ADA@example.com'));
    expect(taken()).toEqual([1]);
    await inTransaction((transaction) => departures.markComplained(transaction, id, 'spam'));
    await departures.unsubscribe(id, null);
    expect(taken()).toEqual([-1]);
    await list.addActive(sign('ada@example.com'));
    await departures.unsubscribe(id, null);
    await inTransaction((transaction) => departures.leave(transaction, id, null));
    expect(await list.confirm(id)).toBe(false);
    expect(taken()).toEqual([1, -1]);
  });
});

describe('thinning', () => {
  it('joins days to weeks after a month and forgets pages and hosts after a year, but never a day’s total', async () => {
    const { context } = test.app;
    const { db } = context;
    const day = (name: string) => ({ day: name, views: 5 });
    await db
      .insertInto('reader_days')
      .values([day('2024-05-01'), day('2026-09-02')])
      .execute();
    const rows = (name: string) => [
      { key: `2024-05-01 ${name}`, views: 1 },
      { key: `2026-08-31 ${name}`, views: 10 }, // a Monday
      { key: `2026-09-02 ${name}`, views: 20 },
      { key: `2026-09-06 ${name}`, views: 30 },
      { key: `2026-11-03 ${name}`, views: 40 },
    ];
    await db.insertInto('page_views').values(rows('/about')).execute();
    await db.insertInto('referrer_views').values(rows('')).execute();
    clock.set('2026-11-21T19:00:00Z'); // the first write of a day thins
    const { days, pages, hosts } = await stored();
    expect(days).toHaveLength(2);
    expect(pages).toEqual({ '2026-08-31 /about': 60, '2026-11-03 /about': 40 });
    expect(hosts).toEqual({ '2026-08-31 ': 60, '2026-11-03 ': 40 });
  });
});
