import type { Db } from '../../db/engine.ts';
import type { CampaignRow } from '../../db/tables.ts';

/** A newsletter on the web. */
export type PageRow = Pick<
  CampaignRow,
  'subject' | 'content' | 'format' | 'cta_text' | 'cta_url' | 'post_id' | 'post_part'
> & { slug: string; begun_at: string };

/** A newsletter's address, and when it was sent, ISO 8601. */
export interface NewsletterAddress {
  slug: string;
  sent_at: string;
}

/** The campaigns that were sent and are shown on the web. */
export class NewsletterPageRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Newest first. */
  list(limit: number): Promise<PageRow[]> {
    return this.#shown().orderBy('begun_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  }

  find(slug: string): Promise<PageRow | undefined> {
    return this.#shown().where('slug', '=', slug).executeTakeFirst();
  }

  /** Newest first. */
  async addresses(limit: number): Promise<NewsletterAddress[]> {
    const rows = await this.#db
      .selectFrom('campaigns')
      .select(['slug', 'begun_at'])
      .where('on_web', '=', 1)
      .where('slug', 'is not', null)
      .where('begun_at', 'is not', null)
      .$narrowType<{ slug: string; begun_at: string }>()
      .orderBy('begun_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ slug, begun_at }) => ({ slug, sent_at: begun_at }));
  }

  #shown() {
    return this.#db
      .selectFrom('campaigns')
      .select(['slug', 'begun_at', 'subject', 'content', 'format', 'cta_text', 'cta_url'])
      .select(['post_id', 'post_part'])
      .where('on_web', '=', 1)
      .where('slug', 'is not', null)
      .where('begun_at', 'is not', null)
      .$narrowType<{ slug: string; begun_at: string }>();
  }
}
