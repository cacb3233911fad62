import { sql } from 'kysely';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import type { Db } from '../../db/engine.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import { type DayCounts, OTHERS, withinLimit } from './reader-counts.ts';
import { type Thinned, weekOf } from './thin-views.ts';

/** Rows in one statement: SQLite takes 32,766 values. */
const BATCH = 1_000;
/** The most pages of a span: those that are rarely read are shown nowhere. */
const MAX_PAGES = 2_000;
/** The length of a day and the space after it, at the beginning of a key. */
const DAY_LENGTH = 11;

/** Both have keys of a day and a name. */
type Detail = 'page_views' | 'referrer_views';

/** Views of a page, or readers from a host. */
export interface NamedViews {
  name: string;
  views: number;
}

/** Totals of views, by day and page, and by day and where readers came from. */
export class ReaderRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Adds what was counted of a day. The day's row comes first: processes that have counted the same day take turns. */
  async add({ db }: Transaction, counts: DayCounts): Promise<void> {
    const { day, views, pages, hosts } = counts;
    await db
      .insertInto('reader_days')
      .values({
        day,
        views,
        subscribers_come: counts.subscribersCome,
        subscribers_gone: counts.subscribersGone,
      })
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet((build) => ({
          views: build('reader_days.views', '+', views),
          subscribers_come: build('reader_days.subscribers_come', '+', counts.subscribersCome),
          subscribers_gone: build('reader_days.subscribers_gone', '+', counts.subscribersGone),
        })),
      )
      .execute();
    await addAll(db, 'page_views', day, pages);
    if (hosts.size > 0) await addAll(db, 'referrer_views', day, withinLimit(hosts, await hostsOf(db, day)));
  }

  /** Joins days to weeks, and deletes what is too old. It adds what it has deleted, so several processes can do it at once. */
  async thin({ db }: Transaction, thinned: Thinned): Promise<void> {
    await thinTable(db, 'page_views', thinned);
    await thinTable(db, 'referrer_views', thinned);
  }

  /** The days from `first` to `last` on which something was counted, in order. */
  days(first: CalendarDay, last: CalendarDay) {
    return this.#db
      .selectFrom('reader_days')
      .selectAll()
      .where('day', '>=', first)
      .where('day', '<=', last)
      .orderBy('day')
      .execute();
  }

  /** Whether anything was counted before a day. */
  async begunBefore(day: CalendarDay): Promise<boolean> {
    const row = await this.#db
      .selectFrom('reader_days')
      .select('day')
      .where('day', '<', day)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The pages that were read from a day on, the most read ones first. */
  pages(first: CalendarDay): Promise<NamedViews[]> {
    return mostIn(this.#db, 'page_views', first, MAX_PAGES);
  }

  /** The posts that have, or had, these slugs; none that is deleted. */
  async titles(slugs: readonly string[]): Promise<Map<string, { slug: string; title: string }>> {
    if (slugs.length === 0) return new Map();
    const now = this.#db
      .selectFrom('posts')
      .select(['slug as asked', 'slug', 'title'])
      .where('slug', 'in', slugs);
    const earlier = this.#db
      .selectFrom('post_slugs')
      .innerJoin('posts', 'posts.id', 'post_slugs.post_id')
      .select(['post_slugs.slug as asked', 'posts.slug', 'posts.title'])
      .where('post_slugs.slug', 'in', slugs);
    const rows = await now.unionAll(earlier).execute();
    return new Map(rows.map(({ asked, slug, title }) => [asked, { slug, title }]));
  }

  /** From where most readers came from a day on. */
  hosts(first: CalendarDay, limit: number): Promise<NamedViews[]> {
    return mostIn(this.#db, 'referrer_views', first, limit);
  }
}

function keyOf(day: CalendarDay, name: string): string {
  return `${day} ${name}`;
}

function nameIn(key: string): string {
  return key.slice(DAY_LENGTH);
}

async function addAll(
  db: Db,
  table: Detail,
  day: CalendarDay,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...counts].map(([name, views]) => ({ key: keyOf(day, name), views }));
  rows.sort((one, other) => (one.key < other.key ? -1 : 1));
  for (let start = 0; start < rows.length; start += BATCH) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + BATCH))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((build) => ({
          views: build(build.ref(`${table}.views`), '+', build.ref('excluded.views')),
        })),
      )
      .execute();
  }
}

/** The hosts that are told apart on a day. */
async function hostsOf(db: Db, day: CalendarDay): Promise<Set<string>> {
  const rows = await db
    .selectFrom('referrer_views')
    .select('key')
    .where('key', '>=', day)
    .where('key', '<', addDays(day, 1))
    .execute();
  return new Set(rows.map(({ key }) => nameIn(key)).filter((host) => host !== OTHERS));
}

async function thinTable(db: Db, table: Detail, { weeksBefore, nothingBefore }: Thinned): Promise<void> {
  await db.deleteFrom(table).where('key', '<', nothingBefore).execute();
  const day = sql<CalendarDay>`substr(key, 1, ${sql.lit(DAY_LENGTH - 1)})`;
  const days = await db
    .selectFrom(table)
    .select(day.as('day'))
    .distinct()
    .where('key', '<', weeksBefore)
    .orderBy('day')
    .execute();
  for (const one of days) {
    const week = weekOf(one.day);
    if (week === one.day) continue;
    const rows = await db
      .deleteFrom(table)
      .where('key', '>=', one.day)
      .where('key', '<', addDays(one.day, 1))
      .returning(['key', 'views'])
      .execute();
    await addAll(db, table, week, new Map(rows.map(({ key, views }) => [nameIn(key), views])));
  }
}

async function mostIn(db: Db, table: Detail, first: CalendarDay, limit: number): Promise<NamedViews[]> {
  return db
    .selectFrom(table)
    .select((build) => [
      sql<string>`substr(key, ${sql.lit(DAY_LENGTH + 1)})`.as('name'),
      build.fn.sum<number>('views').as('views'),
    ])
    .where('key', '>=', first)
    .groupBy('name')
    .orderBy((build) => build.fn.sum('views'), 'desc')
    .orderBy('name')
    .limit(limit)
    .execute();
}
