import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import { explaining, ForeignKeyViolation, UniqueViolation } from '../../db/errors.ts';
import { deleteRow, type Page, type Slice, sliceOf } from '../../db/rows.ts';
import type { NewPost, PostRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import type { PostTags } from './post-tags.repository.ts';
import type { FoundPosts, PostSearch, PublishedPart } from './posts-search.repository.ts';

/** A post with its category. */
export type PostWithCategory = Omit<PostRow, 'search_text'> & {
  category: string;
  category_slug: string;
  category_color: string;
};
/** The same without its text, for lists that don't show it. */
export type PostWithoutText = Omit<PostWithCategory, 'content'>;
/** A post's URL segment, and when it changed last, ISO 8601. */
export type PostAddress = Pick<PostRow, 'slug' | 'updated_at'>;
export type PostChanges = Omit<NewPost, 'created_at' | 'view_count' | 'id'>;

const COLUMNS_WITHOUT_TEXT = [
  'posts.id',
  'posts.slug',
  'posts.title',
  'posts.excerpt',
  'posts.featured_image',
  'posts.image_attribution',
  'posts.status',
  'posts.published_at',
  'posts.category_id',
  'posts.author_id',
  'posts.author',
  'posts.view_count',
  'posts.tags',
  'posts.meta_title',
  'posts.meta_description',
  'posts.read_time',
  'posts.created_at',
  'posts.updated_at',
  'posts.image_alt',
  'posts.image_focus',
] as const;

const COLUMNS = [...COLUMNS_WITHOUT_TEXT, 'posts.content'] as const;

/** Thrown when a post's new category does not exist. */
export class UnknownCategory extends Error {
  override name = 'UnknownCategory';
}

/** Thrown when another post has a post's new slug. */
export class SlugTaken extends Error {
  override name = 'SlugTaken';
}

/** Which published posts to list; an empty string does not filter. */
export interface PublicFilter extends Page {
  category: string;
  search: string;
}

export class PostRepository {
  readonly #db: Db;
  readonly #search: PostSearch;
  readonly #tags: PostTags;

  constructor(db: Db, search: PostSearch, tags: PostTags) {
    this.#db = db;
    this.#search = search;
    this.#tags = tags;
  }

  /** Published posts dated `now` or earlier, newest first, then by id. */
  async listPublic(filter: PublicFilter, now: string): Promise<Slice<PostWithCategory>> {
    const categoryId = filter.category === '' ? null : await this.#categoryId(filter.category);
    if (categoryId === undefined) return { rows: [], total: 0 };

    const { page, limit, search } = filter;
    const part = { search, categoryId, now, ...sliceOf({ page, limit }) };
    const { ids, total } = search === '' ? await this.#newest(part) : await this.#search.find(part);
    return { rows: await this.listByIds(ids), total };
  }

  /** The same of one category. */
  async listOfCategory(categoryId: number, page: Page, now: string): Promise<Slice<PostWithCategory>> {
    const { ids, total } = await this.#newest({ search: '', categoryId, now, ...sliceOf(page) });
    return { rows: await this.listByIds(ids), total };
  }

  /** Newest first. */
  async listByIds(ids: readonly number[]): Promise<PostWithCategory[]> {
    if (ids.length === 0) return [];
    return withCategory(this.#db)
      .where('posts.id', 'in', ids)
      .orderBy('posts.published_at', 'desc')
      .orderBy('posts.id', 'desc')
      .execute();
  }

  /** A published post dated `now` or earlier. */
  findPublic(slug: string, now: string): Promise<PostWithCategory | undefined> {
    return withCategory(this.#db)
      .where('posts.slug', '=', slug)
      .where('posts.status', '=', 'published')
      .where('posts.published_at', '<=', now)
      .executeTakeFirst();
  }

  /** The newest published posts. */
  listAddresses(limit: number, now: string): Promise<PostAddress[]> {
    return this.#db
      .selectFrom('posts')
      .select(['slug', 'updated_at'])
      .where('status', '=', sql.lit('published'))
      .where('published_at', '<=', now)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  find(id: number): Promise<PostWithCategory | undefined> {
    return withCategory(this.#db).where('posts.id', '=', id).executeTakeFirst();
  }

  /** The whole row; nobody else changes it until the transaction ends. */
  lock({ db }: Transaction, id: number): Promise<PostRow | undefined> {
    return db
      .selectFrom('posts')
      .select([...COLUMNS, 'posts.search_text'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
  }

  /**
   * Lets the writers of one category's new posts take turns: one that waits for a slug while it holds what the other
   * needs would have to begin again.
   */
  async takeTurns({ db }: Transaction, categoryId: number): Promise<void> {
    await db
      .selectFrom('categories')
      .select('id')
      .where('id', '=', categoryId)
      .forNoKeyUpdate()
      .executeTakeFirst();
  }

  /** The date of the next scheduled post after `now`; null when there is none. */
  async nextPublication(now: string): Promise<string | null> {
    const { next } = await this.#db
      .selectFrom('posts')
      .select((build) => build.fn.min('published_at').as('next'))
      .where('status', '=', sql.lit('published'))
      .where('published_at', '>', now)
      .executeTakeFirstOrThrow();
    return next;
  }

  /** Totals over all posts; those scheduled for after `now` are among the published. */
  async totals(
    now: string,
  ): Promise<{ published: number; scheduled: number; drafts: number; views: number }> {
    const totals = { published: 0, scheduled: 0, drafts: 0, views: 0 };
    const rows = await this.#db
      .selectFrom('posts')
      .groupBy('status')
      .select((build) => [
        'status',
        build.fn.countAll<number>().as('posts'),
        build.fn.countAll<number>().filterWhere('published_at', '>', now).as('ahead'),
        build.fn.sum<number>('view_count').as('views'),
      ])
      .execute();
    for (const row of rows) {
      totals[row.status === 'draft' ? 'drafts' : 'published'] += row.posts;
      if (row.status !== 'draft') totals.scheduled += row.ahead;
      totals.views += row.views;
    }
    return totals;
  }

  /**
   * @returns its id; null when its slug is in use
   * @throws UnknownCategory
   */
  async insert({ db, afterCommit }: Transaction, post: NewPost): Promise<number | null> {
    const inserting = db
      .insertInto('posts')
      .values(post)
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    const row = await explaining(inserting, unknownCategory);
    afterCommit(() => this.forget());
    return row?.id ?? null;
  }

  /** @throws UnknownCategory, SlugTaken */
  async update({ db, afterCommit }: Transaction, id: number, changes: Partial<PostChanges>): Promise<void> {
    const updating = db.updateTable('posts').set(changes).where('id', '=', id).execute();
    await explaining(updating, (violation) => slugTaken(violation) ?? unknownCategory(violation));
    afterCommit(() => this.forget());
  }

  async delete({ db, afterCommit }: Transaction, id: number): Promise<void> {
    await deleteRow(db, 'posts', id);
    afterCommit(() => this.forget());
  }

  /** Must be called after another process wrote posts. */
  forget(): void {
    this.#search.forgetTotals();
    this.#tags.forget();
  }

  /** Adds views to posts, by id; to those that are still there. */
  async addViews({ db }: Transaction, views: ReadonlyMap<number, number>): Promise<void> {
    // In one order, so that two processes never wait for each other.
    for (const [id, count] of [...views].sort(([a], [b]) => a - b)) {
      await db
        .updateTable('posts')
        .set((build) => ({ view_count: build('view_count', '+', count) }))
        .where('id', '=', id)
        .execute();
    }
  }

  /** Reads an index only. The total is the stored count minus the scheduled posts. */
  async #newest({ categoryId, now, limit, offset }: PublishedPart): Promise<FoundPosts> {
    const published = this.#db
      .selectFrom('posts')
      .where('status', '=', sql.lit('published'))
      .$if(categoryId !== null, (query) => query.where('category_id', '=', categoryId));
    const rows = await published
      .select('id')
      .where('published_at', '<=', now)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    const { ahead } = await published
      .select((build) => build.fn.countAll<number>().as('ahead'))
      .where('published_at', '>', now)
      .executeTakeFirstOrThrow();
    const { kept } = await this.#db
      .selectFrom('published_counts')
      .select((build) => build.fn.coalesce(build.fn.sum<number>('posts'), sql.lit(0)).as('kept'))
      .$if(categoryId !== null, (query) => query.where('category_id', '=', categoryId))
      .executeTakeFirstOrThrow();
    return { ids: rows.map((row) => row.id), total: kept - ahead };
  }

  async #categoryId(name: string): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('categories')
      .select('id')
      .where((build) => build.or([build('name', '=', name), build('slug', '=', name)]))
      .executeTakeFirst();
    return row?.id;
  }
}

/** Posts with their categories. */
export function withCategory(db: Db) {
  return withoutText(db).select('posts.content');
}

/** The same without their texts, which are not even read. */
export function withoutText(db: Db) {
  return db
    .selectFrom('posts')
    .innerJoin('categories', 'categories.id', 'posts.category_id')
    .select(COLUMNS_WITHOUT_TEXT)
    .select(['categories.name as category', 'categories.slug as category_slug'])
    .select('categories.color as category_color');
}

function slugTaken(violation: Error): Error | null {
  const isTaken = violation instanceof UniqueViolation && violation.columns.includes('slug');
  return isTaken ? new SlugTaken() : null;
}

function unknownCategory(violation: Error): Error | null {
  return violation instanceof ForeignKeyViolation ? new UnknownCategory() : null;
}
