import type { ExpressionBuilder } from 'kysely';
import { PERSONAL_EMAILS, type UndeliveredEmail } from '#shared/contract/delivery-status.ts';
import type { Db } from '../db/engine.ts';
import type { OutboxRow, Tables } from '../db/tables.ts';
import type { Transaction } from '../db/unit-of-work.ts';

/** Which undelivered emails are meant: those given up until then, or one of them. */
export interface Selection {
  until: string;
  id?: number | undefined;
}

/** Emails to individual recipients that were given up. */
export class UndeliveredRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The latest first. */
  list(limit: number): Promise<UndeliveredEmail[]> {
    return this.#db
      .selectFrom('outbox')
      .select(['id', 'kind', 'recipient', 'reason', 'finished_at as given_up_at'])
      .where(isUndelivered)
      .orderBy('finished_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .$narrowType<UndeliveredEmail>()
      .execute();
  }

  /**
   * The selected ones. `is_overtaken` is 1 for those that a newer email of the same kind about the same has replaced, and
   * for confirmations of a subscription that nobody waits for any more.
   */
  select({
    until,
    id,
  }: Selection): Promise<(Pick<OutboxRow, 'id' | 'kind' | 'about'> & { is_overtaken: number })[]> {
    return this.#db
      .selectFrom('outbox as email')
      .select((build) => [
        'email.id',
        'email.kind',
        'email.about',
        build
          .case()
          .when(
            build.exists(
              build
                .selectFrom('outbox as newer')
                .select('newer.id')
                .whereRef('newer.about', '=', 'email.about')
                .whereRef('newer.kind', '=', 'email.kind')
                .whereRef('newer.recipient', '=', 'email.recipient')
                .whereRef('newer.id', '>', 'email.id')
                .where('email.kind', 'in', ['appointment', 'reminder']),
            ),
          )
          .then(1)
          .when(
            build.and([
              build('email.kind', '=', 'confirm-subscription'),
              build.not(
                build.exists(
                  build
                    .selectFrom('subscribers')
                    .select('subscribers.id')
                    .whereRef('subscribers.id', '=', 'email.subscriber_id')
                    .where('subscribers.status', '=', 'pending'),
                ),
              ),
            ]),
          )
          .then(1)
          .else(0)
          .end()
          .as('is_overtaken'),
      ])
      .where('email.id', 'in', (build) =>
        build
          .selectFrom('outbox')
          .select('id')
          .where(isUndelivered)
          .where('finished_at', '<=', until)
          .where((row) => (id === undefined ? row.lit(true) : row('id', '=', id))),
      )
      .execute();
  }

  /** Sends these again, as they are: the mail server has accepted none of them. @returns how many */
  async retry({ db }: Transaction, ids: readonly number[], now: Date): Promise<number> {
    if (ids.length === 0) return 0;
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ status: 'waiting', attempts: 0, due_at: now.toISOString(), reason: null, finished_at: null })
      .where(isUndelivered)
      .where('id', 'in', ids)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  /** Withdraws these. */
  async withdraw({ db }: Transaction, ids: readonly number[], now: Date): Promise<void> {
    if (ids.length === 0) return;
    await db
      .updateTable('outbox')
      .set({ status: 'withdrawn', finished_at: now.toISOString() })
      .where(isUndelivered)
      .where('id', 'in', ids)
      .execute();
  }

  /** Deletes those given up until `until`. */
  async forget(until: string): Promise<void> {
    await this.#db.deleteFrom('outbox').where(isUndelivered).where('finished_at', '<=', until).execute();
  }
}

function isUndelivered(build: ExpressionBuilder<Tables, 'outbox'>) {
  return build.and([
    build('campaign_id', 'is', null),
    build('status', '=', 'failed'),
    build('kind', 'in', PERSONAL_EMAILS),
  ]);
}
