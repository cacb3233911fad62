import { sql } from 'kysely';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Db } from '../../db/engine.ts';
import type { ComingNewsletter } from '#shared/contract/overview.ts';
import type { ConsultationRow, ContactRow, PostRow } from '../../db/tables.ts';

/** Literals instead of parameters, or the indexes would not be used. */
const DRAFT = sql.lit('draft' as const);
const CANCELLED = sql.lit('cancelled');
const NEW = sql.lit('new');
const HONEST = sql.lit(0);
const SCHEDULED = sql.lit('scheduled' as const);
const PUBLISHED = sql.lit('published' as const);

export type DraftPost = Pick<PostRow, 'id' | 'title' | 'updated_at'>;

/** What the overview shows of several tables, as much as it shows of each. */
export class OverviewRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The consultations on the days from `first` to `last` that are to take place, by day. */
  consultations(first: CalendarDay, last: CalendarDay): Promise<ConsultationRow[]> {
    return this.#live()
      .where('consultation_date', '>=', first)
      .where('consultation_date', '<=', last)
      .execute();
  }

  /** The first ones after a day: more than one, as they are ordered by day alone. */
  nextConsultations(after: CalendarDay, limit: number): Promise<ConsultationRow[]> {
    return this.#live().where('consultation_date', '>', after).limit(limit).execute();
  }

  /** New messages that want an answer, newest first. */
  newMessages(limit: number): Promise<ContactRow[]> {
    return this.#db
      .selectFrom('contacts')
      .selectAll()
      .where('status', '=', NEW)
      .where('answered_at', 'is', null)
      .where('settled_at', 'is', null)
      .where('suspected_spam', '=', HONEST)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  /** Posts that are drafts, those written last first. */
  drafts(limit: number): Promise<DraftPost[]> {
    return this.#db
      .selectFrom('posts')
      .select(['id', 'title', 'updated_at'])
      .where('status', '=', DRAFT)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  }

  async countDrafts(): Promise<number> {
    const { count } = await this.#db
      .selectFrom('posts')
      .select((build) => build.fn.countAll<number>().as('count'))
      .where('status', '=', DRAFT)
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Newsletters that wait for their time, the first at the top; without those that wait for a post without one. */
  newsletters(): Promise<ComingNewsletter[]> {
    return this.#db
      .selectFrom('campaigns')
      .leftJoin('posts', (join) =>
        join.onRef('posts.id', '=', 'campaigns.post_id').on('posts.status', '=', PUBLISHED),
      )
      .select([
        'campaigns.id',
        'campaigns.subject',
        sql<string>`case when posts.published_at > campaigns.send_at
          then posts.published_at else campaigns.send_at end`.as('goes_at'),
      ])
      .where('campaigns.state', '=', SCHEDULED)
      .where((build) => build.or([build('campaigns.post_id', 'is', null), build('posts.id', 'is not', null)]))
      .orderBy('goes_at')
      .orderBy('campaigns.id')
      .execute();
  }

  #live() {
    return this.#db
      .selectFrom('consultations')
      .selectAll()
      .where('status', '<>', CANCELLED)
      .where('status', 'in', ['pending', 'confirmed'])
      .where('suspected_spam', '=', 0)
      .orderBy('consultation_date');
  }
}
