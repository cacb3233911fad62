import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import type { SharedClock } from '../../db/shared-clock.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** Campaigns that wait for their time, by the clock that all processes share. */
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
      .orderBy('send_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    return due?.id ?? null;
  }

  /** Milliseconds until the next campaign is due; null when none is scheduled. */
  async untilNext(): Promise<number | null> {
    const next = await this.#db
      .selectFrom('campaigns')
      .select('send_at')
      .where('state', '=', sql.lit('scheduled'))
      .where('send_at', 'is not', null)
      .$narrowType<{ send_at: string }>()
      .orderBy('send_at')
      .limit(1)
      .executeTakeFirst();
    if (next === undefined) return null;
    return Date.parse(next.send_at) - (await this.#now(this.#db)).getTime();
  }
}
