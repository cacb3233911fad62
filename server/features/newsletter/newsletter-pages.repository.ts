import { sql } from 'kysely';
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

  /** The same with no more of each than its first characters. */
  listBeginnings(limit: number, characters: number): Promise<PageRow[]> {
    return this.#onWeb()
      .select(PARTS)
      .select(sql<string>`substr(content, 1, ${sql.lit(characters)})`.as('content'))
      .orderBy('begun_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .$narrowType<{ slug: string; begun_at: string }>()
      .execute();
  }

  find(slug: string): Promise<PageRow | undefined> {
    return this.#shown().where('slug', '=', slug).executeTakeFirst();
  }

  /** Newest first. */
  async addresses(limit: number): Promise<NewsletterAddress[]> {
    const rows = await this.#onWeb()
      .select(['slug', 'begun_at'])
      .$narrowType<{ slug: string; begun_at: string }>()
      .orderBy('begun_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ slug, begun_at }) => ({ slug, sent_at: begun_at }));
  }

  #shown() {
    return this.#onWeb().select(PARTS).select('content').$narrowType<{ slug: string; begun_at: string }>();
  }

  #onWeb() {
    return this.#db
      .selectFrom('campaigns')
      .where('on_web', '=', 1)
      .where('slug', 'is not', null)
      .where('begun_at', 'is not', null);
  }
}

/** What there is of a newsletter besides its content. */
const PARTS = [
  ...(['slug', 'begun_at', 'subject', 'format', 'cta_text', 'cta_url'] as const),
  ...(['post_id', 'post_part'] as const),
] as const;
