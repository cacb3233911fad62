import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import type { CampaignRow } from '../../db/tables.ts';

/** A newsletter on the web. */
export type PageRow = Pick<
  CampaignRow,
  'subject' | 'preview_text' | 'content' | 'format' | 'cta_text' | 'cta_url' | 'post_id' | 'post_part'
> &
  Addressed;

/** Every page has both. */
interface Addressed {
  slug: string;
  begun_at: string;
}

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
      .select(SUBJECT)
      .select(sql<string>`substr(${SHOWN}, 1, ${sql.lit(characters)})`.as('content'))
      .orderBy('begun_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .$narrowType<Addressed>()
      .execute();
  }

  find(slug: string): Promise<PageRow | undefined> {
    return this.#shown().where('slug', '=', slug).executeTakeFirst();
  }

  /** Newest first. */
  async addresses(limit: number): Promise<NewsletterAddress[]> {
    const rows = await this.#onWeb()
      .select(['slug', 'begun_at'])
      .$narrowType<Addressed>()
      .orderBy('begun_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ slug, begun_at }) => ({ slug, sent_at: begun_at }));
  }

  #shown() {
    return this.#onWeb().select(PARTS).select(SUBJECT).select(SHOWN.as('content')).$narrowType<Addressed>();
  }

  #onWeb() {
    return this.#db
      .selectFrom('campaigns')
      .where('on_web', '=', 1)
      .where('slug', 'is not', null)
      .where('begun_at', 'is not', null);
  }
}

/** What a page says: what was sent, unless its owner has corrected that. */
const SUBJECT = sql<string>`coalesce(page_subject, subject)`.as('subject');
const SHOWN = sql<string>`coalesce(page_content, content)`;

/** What there is of a newsletter besides that. */
const PARTS = [
  ...(['slug', 'begun_at', 'preview_text', 'format', 'cta_text', 'cta_url'] as const),
  ...(['post_id', 'post_part'] as const),
] as const;
