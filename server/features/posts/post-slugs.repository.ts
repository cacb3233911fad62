import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import { freeSlug } from '../../slug.ts';

/** What stands in the way of a slug: another post, or the earlier address of a post that visitors can read. */
export type SlugHolder = 'post' | 'earlier';

/** The addresses of posts, earlier ones included. */
export class PostSlugs {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The slug, now, of the post that visitors can read and that had this one earlier; null when there is none. */
  async findMoved(slug: string, now: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('post_slugs')
      .innerJoin('posts', 'posts.id', 'post_slugs.post_id')
      .select('posts.slug')
      .where('post_slugs.slug', '=', slug)
      .where('posts.status', '=', sql.lit('published'))
      .where('posts.published_at', '<=', now)
      .executeTakeFirst();
    return row?.slug ?? null;
  }

  /** What keeps a post from having a slug; null when nothing does. @param id the post; null for a new one */
  async holder(
    { db }: Transaction,
    slug: string,
    id: number | null,
    now: string,
  ): Promise<SlugHolder | null> {
    if (await isOfPost(db, slug, id)) return 'post';
    const row = await db
      .selectFrom('post_slugs')
      .innerJoin('posts', 'posts.id', 'post_slugs.post_id')
      .select('posts.id')
      .where('post_slugs.slug', '=', slug)
      .where('posts.id', '<>', id ?? 0)
      .where('posts.status', '=', sql.lit('published'))
      .where('posts.published_at', '<=', now)
      .executeTakeFirst();
    return row === undefined ? null : 'earlier';
  }

  /** The first of `slug`, `slug-2` … that no other post has or had. @param id the post; null for a new one */
  free({ db }: Transaction, slug: string, id: number | null): Promise<string> {
    return freeSlug(slug, async (candidate) => {
      if (await isOfPost(db, candidate, id)) return true;
      const earlier = db
        .selectFrom('post_slugs')
        .select('slug')
        .where('slug', '=', candidate)
        .where('post_id', '<>', id ?? 0);
      return (await earlier.executeTakeFirst()) !== undefined;
    });
  }

  /** Nobody had this one earlier any more: it is a post's own now. */
  async release({ db }: Transaction, slug: string): Promise<void> {
    await db.deleteFrom('post_slugs').where('slug', '=', slug).execute();
  }

  /** Leads from an earlier slug to a post. */
  async lead({ db }: Transaction, slug: string, postId: number): Promise<void> {
    await db
      .insertInto('post_slugs')
      .values({ slug, post_id: postId })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ post_id: postId }))
      .execute();
  }
}

async function isOfPost(db: Db, slug: string, except: number | null): Promise<boolean> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', except ?? 0)
    .executeTakeFirst();
  return row !== undefined;
}
