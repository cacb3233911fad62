import { expect, it } from 'vitest';
import { noCounts } from '#server/features/readers/reader-counts.ts';
import { ReaderRepository } from '#server/features/readers/readers.repository.ts';
import { thinnedFrom } from '#server/features/readers/thin-views.ts';
import { useProcesses } from '#tests/support/processes.ts';
import { settableClock } from '#tests/support/test-app.ts';

const READER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

const test = useProcesses({ clock: settableClock('2026-11-20T19:00:00Z') });

it('views that several processes count at once add up', async () => {
  for (const [one, { context }] of test.apps.entries()) {
    for (let view = 0; view < 100; view += 1) {
      context.readers.document(`/page-${view % 10}`, {
        ...READER,
        referer: `https://of-${one}-${view}.example/`,
      });
    }
  }
  await Promise.all(test.apps.map(({ context }) => context.readers.flush()));
  const { db } = test.apps[0].context;
  const total = 100 * test.apps.length;
  expect(await db.selectFrom('reader_days').selectAll().execute()).toMatchObject([{ views: total }]);
  const pages = await db.selectFrom('page_views').selectAll().execute();
  expect(pages.map(({ views }) => views)).toEqual(Array.from({ length: 10 }, () => total / 10));
  const hosts = await db.selectFrom('referrer_views').selectAll().execute();
  expect(hosts).toHaveLength(201); // not one more than one process alone would tell apart
  expect(hosts.reduce((sum, { views }) => sum + views, 0)).toBe(total);
});

it('days that several processes thin at once lose and double nothing', async () => {
  const [{ context }] = test.apps;
  const old = new ReaderRepository(context.db);
  for (const day of ['2026-07-01', '2026-07-02', '2026-07-03']) {
    const pages = new Map(Array.from({ length: 1_500 }, (_, page) => [`/blog/${page}`, 2] as const));
    const counts = { ...noCounts(day), pages };
    await context.inTransaction((transaction) => old.add(transaction, counts));
  }
  await Promise.all(
    test.apps.map(({ context: { db, inTransaction } }) =>
      inTransaction((transaction) => new ReaderRepository(db).thin(transaction, thinnedFrom('2026-11-20'))),
    ),
  );
  const rows = await context.db.selectFrom('page_views').selectAll().where('key', '<', '2026-08').execute();
  expect(rows).toHaveLength(1_500);
  expect(new Set(rows.map(({ key, views }) => `${key.slice(0, 10)} ${views}`))).toEqual(
    new Set(['2026-06-29 6']),
  );
});
