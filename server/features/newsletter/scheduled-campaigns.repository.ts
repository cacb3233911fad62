import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import type { SharedClock } from '../../db/shared-clock.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/**
 * Campaigns that wait for their time, by the clock that all processes share. One that was made from a post waits for that,
 * too: it goes out when visitors can read it.
 */
export class ScheduledCampaignRepository {
  readonly #db: Db;
  readonly #now: SharedClock;

  constructor(db: Db, now: SharedClock) {
    this.#db = db;
    this.#now = now;
  }

  /** Locks the next campaign that is due, unless another process has. @returns its id; null when none is due */
  async lockDue({ db }: Transaction): Promise<number | null> {
    const now = await this.#now(db);
    const due = await db
      .selectFrom('campaigns')
      .select('id')
      .where('state', '=', sql.lit('scheduled'))
      .where('send_at', '<=', now.toISOString())
      .where((build) =>
        build.or([
          build('post_id', 'is', null),
          build.exists(
            build
              .selectFrom('posts')
              .select('posts.id')
              .whereRef('posts.id', '=', 'campaigns.post_id')
              .where('posts.status', '=', 'published')
              .where('posts.published_at', '<=', now.toISOString()),
          ),
        ]),
      )
      .orderBy('send_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    return due?.id ?? null;
  }

  /** Milliseconds until the next campaign is due; null when none is scheduled, or only for posts without a date. */
  async untilNext(): Promise<number | null> {
    const { next } = await this.#db
      .selectFrom('campaigns')
      .leftJoin('posts', (join) =>
        join.onRef('posts.id', '=', 'campaigns.post_id').on('posts.status', '=', 'published'),
      )
      .select(
        sql<string | null>`min(case when posts.published_at > campaigns.send_at
          then posts.published_at else campaigns.send_at end)`.as('next'),
      )
      .where('state', '=', sql.lit('scheduled'))
      .where((build) =>
        build.or([build('campaigns.post_id', 'is', null), build('posts.published_at', 'is not', null)]),
      )
      .executeTakeFirstOrThrow();
    return next === null ? null : Date.parse(next) - (await this.#now(this.#db)).getTime();
  }
}
