import type { Db } from '../../db/engine.ts';
import type { PostRow } from '../../db/tables.ts';

/** What a newsletter is made from. */
export type CampaignPost = Pick<
  PostRow,
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'content'
  | 'featured_image'
  | 'image_attribution'
  | 'image_alt'
  | 'status'
  | 'published_at'
>;

/** The posts that newsletters are made from, in a transaction or not. */
export class CampaignPosts {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  find(id: number, db: Db = this.#db): Promise<CampaignPost | undefined> {
    return db
      .selectFrom('posts')
      .select(['slug', 'title', 'excerpt', 'content', 'status', 'published_at'])
      .select(['featured_image', 'image_attribution', 'image_alt'])
      .where('id', '=', id)
      .executeTakeFirst();
  }
}

/** Whether visitors can read it. */
export function isPublic({ status, published_at }: CampaignPost, now: Date): boolean {
  return status === 'published' && published_at !== null && published_at <= now.toISOString();
}
