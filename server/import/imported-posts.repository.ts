import type { Db } from '../db/engine.ts';
import type { CategoryRow, NewPost, PostRow } from '../db/tables.ts';
import type { Transaction } from '../db/unit-of-work.ts';
import { freeSlug } from '../slug.ts';

/** What an import has brought of a post. */
export interface BroughtPost {
  post_id: number;
  digest: string;
  /** Digests by column, as JSON. */
  fields: string;
  /** How many of its pictures were not found. */
  missing: number;
}

/** What stands below /blog beside the posts. */
const RESERVED = new Set(['category', 'tag', 'feed-xml', 'feed-json']);

/** What imports have brought, and the posts and categories that they write. */
export class ImportedPostRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  find(key: string): Promise<BroughtPost | undefined> {
    return this.#db
      .selectFrom('imported_posts')
      .select(['post_id', 'digest', 'fields', 'missing'])
      .where('key', '=', key)
      .executeTakeFirst();
  }

  findPost(id: number): Promise<PostRow | undefined> {
    return this.#db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The post; nobody else changes it until the transaction ends. */
  lockPost({ db }: Transaction, id: number): Promise<PostRow | undefined> {
    return db.selectFrom('posts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  }

  /** The first of `slug`, `slug-2` … that no post has or had. */
  freeSlug(slug: string, transaction: Transaction | null = null): Promise<string> {
    const db = transaction?.db ?? this.#db;
    return freeSlug(slug, async (candidate) => {
      if (RESERVED.has(candidate)) return true;
      const post = await db.selectFrom('posts').select('id').where('slug', '=', candidate).executeTakeFirst();
      if (post !== undefined) return true;
      const earlier = db.selectFrom('post_slugs').select('slug').where('slug', '=', candidate);
      return (await earlier.executeTakeFirst()) !== undefined;
    });
  }

  /** @returns its id */
  async insertPost({ db }: Transaction, post: NewPost): Promise<number> {
    return (await db.insertInto('posts').values(post).returning('id').executeTakeFirstOrThrow()).id;
  }

  /** Lets earlier slugs lead to a post, unless another post has or had them. */
  async leadFrom({ db }: Transaction, slugs: readonly string[], postId: number): Promise<void> {
    for (const slug of slugs) {
      const twin = db.selectFrom('posts').select('id').where('slug', '=', slug);
      if ((await twin.executeTakeFirst()) !== undefined) continue;
      await db
        .insertInto('post_slugs')
        .values({ slug, post_id: postId })
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .execute();
    }
  }

  async updatePost({ db }: Transaction, id: number, changes: Partial<NewPost>): Promise<void> {
    await db.updateTable('posts').set(changes).where('id', '=', id).execute();
  }

  /** Makes the row of a post that is brought in the same transaction. @returns false when another import has it */
  async claim({ db }: Transaction, key: string, at: string): Promise<boolean> {
    const row = { key, post_id: 0, digest: '', fields: '{}', missing: 0, brought_at: at };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('imported_posts')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows !== 0n;
  }

  /** Remembers what was brought. */
  async remember({ db }: Transaction, key: string, brought: BroughtPost, at: string): Promise<void> {
    const row = { ...brought, brought_at: at };
    await db
      .insertInto('imported_posts')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
  }

  /** All of them: a blog has dozens at most. */
  categories(transaction: Transaction | null = null): Promise<CategoryRow[]> {
    return (transaction?.db ?? this.#db).selectFrom('categories').selectAll().orderBy('id').execute();
  }

  /** @returns its id */
  async insertCategory(
    { db }: Transaction,
    { name, description, color, ...row }: CategoryRow,
  ): Promise<number> {
    const slug = await freeSlug(row.slug, async (candidate) => {
      const twin = db.selectFrom('categories').select('id').where('slug', '=', candidate);
      return (await twin.executeTakeFirst()) !== undefined;
    });
    const { created_at } = row;
    const query = db.insertInto('categories').values({ name, slug, description, color, created_at });
    return (await query.returning('id').executeTakeFirstOrThrow()).id;
  }

  /** The account that posts belong to; 1 where there is none yet. */
  async authorId(): Promise<number> {
    const row = await this.#db.selectFrom('users').select('id').orderBy('id').executeTakeFirst();
    return row?.id ?? 1;
  }
}
