import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { mayBeMistaken } from '#shared/nearly-begins.ts';
import type {
  ListDashboardPostsQuery,
  ListedStatus,
  POST_COLUMNS,
  PostAsNewsletter,
} from '#shared/contract/posts.ts';
import type { Db, Engine } from '../../db/engine.ts';
import { hasAllWords, wordsOf } from '../../db/matching.ts';
import { AUTHOR_IN_WORDS, SEARCHED } from '../../db/searched-columns.ts';
import { type Slice, sliceOf } from '../../db/rows.ts';
import type { Tables } from '../../db/tables.ts';
import { nearlyBeginAll } from '../finder/ranking.ts';
import { type PostWithoutText, withCategory, withoutText } from './posts.repository.ts';

type Column = (typeof POST_COLUMNS)[number];

/** As a row of the list shows it: of a draft, its last change; of any other, its publication. Literals, as an index has it. */
const DATE = sql`case when posts.status = 'draft' then posts.updated_at else posts.published_at end`;

/** As the indexes have it; what is equal is ordered by the next. */
const ORDERS: Record<Column, readonly RawBuilder<unknown>[]> = {
  title: [sql`lower(posts.title)`],
  status: [sql`posts.status`, DATE],
  date: [DATE],
  views: [sql`posts.view_count`],
};

/** A post of the list; what it was as a newsletter is read with those without texts. */
export type ListedPostRow = PostWithoutText & { content?: string; newsletter?: PostAsNewsletter };

/** Posts, the newest, that are compared with words that may have a mistake in them. */
const COMPARED = 10_000;

/** A page of the list; `isNear` where nothing has the words that were searched for, but for a mistake in them. */
type DashboardSlice = Slice<ListedPostRow> & { isNear: boolean };

/** What is asked for, at a time. */
type DatedQuery = ListDashboardPostsQuery & { now: string };

const NEWEST_FIRST = { by: 'date', descending: true } as const;

/** The owner's list of posts, drafts included. */
export class DashboardPostRepository {
  readonly #db: Db;
  readonly #kind: Engine['kind'];

  constructor({ db, kind }: Pick<Engine, 'db' | 'kind'>) {
    this.#db = db;
    this.#kind = kind;
  }

  /**
   * @param isBrief without the posts' texts
   * @param now as ISO 8601: what is dated later is scheduled
   */
  async list(asked: ListDashboardPostsQuery, isBrief: boolean, now: string): Promise<DashboardSlice> {
    const query = { ...asked, now };
    const exact = await this.#page(query, null, isBrief);
    const isForgiving = query.in === undefined && wordsOf(query.search).some(mayBeMistaken);
    if (exact.total > 0 || !isForgiving) return { ...exact, isNear: false };
    const near = await this.#near(query);
    if (near.length === 0) return { ...exact, isNear: false };
    return { ...(await this.#page(query, near, isBrief)), isNear: true };
  }

  /** @param near the posts among which it is instead of those with the words; null for those */
  async #page(
    query: DatedQuery,
    near: readonly number[] | null,
    isBrief: boolean,
  ): Promise<Slice<ListedPostRow>> {
    const found =
      near === null
        ? this.#matching(query)
        : this.#matching({ ...query, search: '' }).where('posts.id', 'in', near);
    const { limit, offset } = sliceOf(query);
    const { by, descending } = query.sort ?? NEWEST_FIRST;
    const direction = descending ? 'desc' : 'asc';
    // The ids first: sorting whole posts would carry their texts along.
    let page = found.select('posts.id').limit(limit).offset(offset);
    for (const order of ORDERS[by]) page = page.orderBy(order, direction);
    const ids = (await page.orderBy('posts.id', direction).execute()).map(({ id }) => id);
    const { total } = await found
      .select((build) => build.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    if (ids.length === 0) return { rows: [], total };
    const rows: ListedPostRow[] = isBrief
      ? await this.#withNewsletters(await withoutText(this.#db).where('posts.id', 'in', ids).execute())
      : await withCategory(this.#db).where('posts.id', 'in', ids).execute();
    return { rows: rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)), total };
  }

  /** The posts that have the words that were searched for but for a mistake in them. */
  async #near(query: DatedQuery): Promise<number[]> {
    const rows = await this.#matching({ ...query, search: '' })
      .leftJoin('categories', 'categories.id', 'posts.category_id')
      .select(['posts.id', 'posts.title', 'posts.excerpt', 'posts.tags', 'categories.name as category'])
      .select(AUTHOR_IN_WORDS.as('by'))
      .orderBy('posts.id', 'desc')
      .limit(COMPARED)
      .execute();
    const words = wordsOf(query.search);
    return rows
      .filter(({ title, excerpt, by, category, tags }) =>
        nearlyBeginAll([title, excerpt, by, category ?? '', tags], words),
      )
      .map(({ id }) => id);
  }

  /** Adds when each of these posts went to the subscribers, and whether it will. */
  async #withNewsletters(posts: PostWithoutText[]): Promise<ListedPostRow[]> {
    const ids = posts.map(({ id }) => id);
    const campaigns = await this.#db
      .selectFrom('campaigns')
      .select(['post_id', 'state'])
      .select((build) => build.fn.max('begun_at').as('sent_at'))
      .where('post_id', 'in', ids)
      .groupBy(['post_id', 'state'])
      .execute();
    return posts.map((post) => {
      const own = campaigns.filter(({ post_id }) => post_id === post.id);
      const sent_at = own.reduce<string | null>((last, one) => later(last, one.sent_at), null);
      const is_scheduled = own.some(({ state }) => state === 'scheduled');
      return sent_at === null && !is_scheduled ? post : { ...post, newsletter: { sent_at, is_scheduled } };
    });
  }

  /** How many posts each author has. */
  countByAuthor(): Promise<{ author_id: number; posts: number }[]> {
    return this.#db
      .selectFrom('posts')
      .select((build) => ['author_id', build.fn.countAll<number>().as('posts')])
      .groupBy('author_id')
      .orderBy('author_id')
      .execute();
  }

  #matching({ search, in: where, status, category, author, now }: DatedQuery) {
    const columns = where === 'texts' ? SEARCHED.postsWithTexts : SEARCHED.posts;
    return this.#db
      .selectFrom('posts')
      .$if(search !== '', (query) => query.where(hasAllWords(this.#kind, columns, wordsOf(search))))
      .$if(status !== undefined, (query) => query.where((build) => isOf(build, status ?? 'draft', now)))
      .$if(author !== undefined, (query) => query.where('posts.author_id', '=', author ?? 0))
      .$if(category !== undefined, (query) =>
        query.where('posts.category_id', 'in', (build) =>
          build
            .selectFrom('categories')
            .select('id')
            .where('name', '=', category ?? ''),
        ),
      );
  }
}

/** Whether a post is listed as that: only what is online by now is published. */
function isOf(build: ExpressionBuilder<Tables, 'posts'>, status: ListedStatus, now: string) {
  if (status === 'draft') return build('posts.status', '=', 'draft');
  const sign = status === 'scheduled' ? '>' : '<=';
  return build.and([build('posts.status', '=', 'published'), build('posts.published_at', sign, now)]);
}

function later(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && other > one) ? other : one;
}
