import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import type { SubscriberRow } from '../../db/tables.ts';
import { recipients } from '../../db/recipients.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** A sign-up. Addresses are unique regardless of case. */
interface Signup {
  email: string;
  subscribed_at: string;
}

/** The sign-up date; a subscriber who left or bounced gets the date of the new sign-up. */
const subscribedAt = sql<string>`
  CASE WHEN subscribers.status IN ('active', 'pending') THEN subscribers.subscribed_at ELSE excluded.subscribed_at END`;

/** Why somebody is off the list whom the owner took off it. */
const BY_OWNER = 'By you.';

interface Listeners {
  /** Called after a change of who gets newsletters: how many came, or, below 0, went. */
  onChange: (recipients: number) => void;
  /** Called after some have not gone after all: how many, and when they were said to go. */
  onReturn: (recipients: number, went: Date) => void;
}

export class SubscriberRepository {
  readonly #db: Db;
  readonly #onChange: Listeners['onChange'];
  readonly #onReturn: Listeners['onReturn'];

  constructor(db: Db, { onChange, onReturn }: Listeners) {
    this.#db = db;
    this.#onChange = onChange;
    this.#onReturn = onReturn;
  }

  /** Adds an address marked as suspected spam; an existing one is not changed. */
  async addSuspect(signup: Signup, status: 'active' | 'pending'): Promise<void> {
    await this.#db
      .insertInto('subscribers')
      .values({ ...signup, status, suspected_spam: 1 })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
  }

  /** Adds an address to the list, whatever its status was. */
  async addActive(signup: Signup): Promise<void> {
    const before = await countIn(recipients(this.#db).where('email', '=', signup.email));
    await this.#db
      .insertInto('subscribers')
      .values({ ...signup, status: 'active', suspected_spam: 0 })
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({
          status: 'active',
          suspected_spam: 0,
          subscribed_at: subscribedAt,
          status_reason: null,
        }),
      )
      .execute();
    if (before === 0) this.#onChange(1);
  }

  /**
   * Sets an address to pending until it is confirmed, unless it is on the list already.
   * @returns the pending subscriber; null when the address is on the list
   */
  async addPending({ db }: Transaction, signup: Signup): Promise<Pick<SubscriberRow, 'id' | 'email'> | null> {
    const waiting = await db
      .insertInto('subscribers')
      .values({ ...signup, status: 'pending', suspected_spam: 0 })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ status: 'pending', subscribed_at: subscribedAt, status_reason: null })
          .where((build) =>
            build.or([
              build('subscribers.status', '<>', 'active'),
              build('subscribers.suspected_spam', '=', 1),
            ]),
          ),
      )
      .returning(['id', 'email'])
      .executeTakeFirst();
    return waiting ?? null;
  }

  /**
   * Adds an address that is not on the list in any state; suspected spam counts as not on it.
   * @returns null when it is known: then nothing was changed
   */
  async addNew(
    transaction: Transaction,
    signup: Signup,
    status: 'active' | 'pending',
  ): Promise<Pick<SubscriberRow, 'id' | 'email'> | null> {
    const added = await transaction.db
      .insertInto('subscribers')
      .values({ ...signup, status, suspected_spam: 0 })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ status, suspected_spam: 0, subscribed_at: signup.subscribed_at })
          .where('subscribers.suspected_spam', '=', 1)
          .where('subscribers.status', 'in', ['active', 'pending']),
      )
      .returning(['id', 'email'])
      .executeTakeFirst();
    if (added !== undefined && status === 'active') transaction.afterCommit(() => this.#onChange(1));
    return added ?? null;
  }

  /** Activates a pending subscriber and clears the suspicion of spam. @returns whether the subscriber is active now */
  async confirm(id: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('subscribers')
      .set({ status: 'active', suspected_spam: 0 })
      .where('id', '=', id)
      .where((build) =>
        build.or([
          build('status', '=', 'pending'),
          build.and([build('status', '=', 'active'), build('suspected_spam', '=', 1)]),
        ]),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return this.isActive(id);
    this.#onChange(1);
    return true;
  }

  /** The id and the address, as it was subscribed, of one of the newsletter's recipients; null for everybody else. */
  async findRecipient(
    { db }: Transaction,
    email: string,
  ): Promise<Pick<SubscriberRow, 'id' | 'email'> | null> {
    const row = await recipients(db).select(['id', 'email']).where('email', '=', email).executeTakeFirst();
    return row ?? null;
  }

  /** Locks a subscriber until the transaction ends; unlike a deletion, it does not wait for references to it. */
  async lock({ db }: Transaction, id: number): Promise<void> {
    await db.selectFrom('subscribers').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  }

  /** Whether this subscriber still gets newsletters. */
  async isActive(id: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('subscribers')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', 'active')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** How many recipients the newsletter has now. */
  countRecipients(): Promise<number> {
    return countIn(recipients(this.#db));
  }

  /**
   * Marks subscribers whose address does not exist, so that they get no more newsletters.
   * @param reason what a mail server said
   */
  async markBounced(transaction: Transaction, ids: readonly number[], reason: string): Promise<void> {
    const { db } = transaction;
    const before = await countIn(recipients(db).where('id', 'in', ids));
    await db
      .updateTable('subscribers')
      .set({ status: 'bounced', status_reason: reason })
      .where('id', 'in', ids)
      .where('status', '<>', 'unsubscribed')
      .execute();
    transaction.afterCommit(() => this.#onChange(-before));
  }

  /** Restores subscribers whom a campaign could not reach, except those who left. @returns how many */
  async restoreBounced(transaction: Transaction, campaign: number): Promise<number> {
    const { numUpdatedRows } = await transaction.db
      .updateTable('subscribers')
      .set({ status: 'active', status_reason: null })
      .where('status', '=', 'bounced')
      .where('id', 'in', (build) =>
        build
          .selectFrom('outbox')
          .select('subscriber_id')
          .where('campaign_id', '=', campaign)
          .where('status', '=', 'failed')
          .where('subscriber_id', 'is not', null)
          .$castTo<{ subscriber_id: number }>(),
      )
      .executeTakeFirst();
    const count = Number(numUpdatedRows);
    transaction.afterCommit(() => this.#onChange(count));
    return count;
  }

  /** Takes somebody off the list who called an email spam, for good: `restoreBounced` leaves them alone. */
  async markComplained(transaction: Transaction, id: number, reason: string): Promise<void> {
    const { db } = transaction;
    const before = await countIn(recipients(db).where('id', '=', id));
    await db
      .updateTable('subscribers')
      .set({ status: 'unsubscribed', status_reason: reason })
      .where('id', '=', id)
      .where((build) =>
        build.or([
          build('status', '<>', 'unsubscribed'),
          build('status_reason', 'is', null),
          build('status_reason', '=', BY_OWNER),
        ]),
      )
      .execute();
    await forgetTrashed(db, id);
    transaction.afterCommit(() => this.#onChange(-before));
  }

  /** @param campaign the one whose unsubscribe link was used; null when the link was of none */
  async unsubscribe(id: number, campaign: number | null): Promise<void> {
    this.#onChange(-(await unsubscribed(this.#db, id, campaign)));
  }

  /** For somebody who left at the mail provider. @param campaign the one whose email they had; null for another email */
  async leave(transaction: Transaction, id: number, campaign: number | null): Promise<void> {
    const left = await unsubscribed(transaction.db, id, campaign);
    transaction.afterCommit(() => this.#onChange(-left));
  }

  /** Takes one of the active off the list, on the owner's word. @returns whether it was one */
  async takeOff(transaction: Transaction, id: number): Promise<boolean> {
    const { db } = transaction;
    const before = await countIn(recipients(db).where('id', '=', id));
    const { numUpdatedRows } = await db
      .updateTable('subscribers')
      .set({ status: 'unsubscribed', status_reason: BY_OWNER })
      .where('id', '=', id)
      .where('status', '=', 'active')
      .executeTakeFirst();
    transaction.afterCommit(() => this.#onChange(-before));
    return numUpdatedRows > 0n;
  }

  /** Takes back that the owner took somebody off the list then. @returns whether it was so, and they did not leave since */
  async takeBack(transaction: Transaction, id: number, left: Date): Promise<boolean> {
    const { db } = transaction;
    const { numUpdatedRows } = await db
      .updateTable('subscribers')
      .set({ status: 'active', status_reason: null })
      .where('id', '=', id)
      .where('status', '=', 'unsubscribed')
      .where('status_reason', '=', BY_OWNER)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const now = await countIn(recipients(db).where('id', '=', id));
    transaction.afterCommit(() => this.#onReturn(now, left));
    return true;
  }

  /** How often emails to these subscribers came back for a passing reason; without those to whom none did. */
  async countSoftBounces(ids: readonly number[]): Promise<Map<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('delivery_reports')
      .select((build) => ['subscriber_id', build.fn.countAll<number>().as('count')])
      .where('subscriber_id', 'in', ids)
      .where('kind', '=', 'soft')
      .groupBy('subscriber_id')
      .$narrowType<{ subscriber_id: number }>()
      .execute();
    return new Map(rows.map(({ subscriber_id, count }) => [subscriber_id, count]));
  }

  /** @returns the deleted subscriber; null when there was none */
  async delete(transaction: Transaction, id: number): Promise<SubscriberRow | null> {
    const { db } = transaction;
    const before = await countIn(recipients(db).where('id', '=', id));
    const row = await db.deleteFrom('subscribers').where('id', '=', id).returningAll().executeTakeFirst();
    if (row !== undefined) transaction.afterCommit(() => this.#onChange(-before));
    return row ?? null;
  }

  /** Puts somebody back who was deleted then. @returns whether the address was free */
  async putBack(transaction: Transaction, subscriber: SubscriberRow, deleted: Date): Promise<boolean> {
    const { db } = transaction;
    const { left_campaign_id: campaign, ...row } = subscriber;
    const inserted = await db
      .insertInto('subscribers')
      .values((build) => ({
        ...row,
        left_campaign_id: build.selectFrom('campaigns').select('id').where('id', '=', campaign),
      }))
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) return false;
    const now = await countIn(recipients(db).where('id', '=', subscriber.id));
    transaction.afterCommit(() => this.#onReturn(now, deleted));
    return true;
  }
}

/** Who left after they were deleted must not come back from the trash. */
async function forgetTrashed(db: Db, id: number): Promise<void> {
  await db.deleteFrom('trash').where('kind', '=', 'subscriber').where('row_id', '=', id).execute();
}

/** Takes a subscriber off the list. @returns how many recipients the newsletter has lost */
async function unsubscribed(db: Db, id: number, campaign: number | null): Promise<number> {
  const before = await countIn(recipients(db).where('id', '=', id));
  const { numUpdatedRows } = await db
    .updateTable('subscribers')
    .set((build) => ({
      status: 'unsubscribed',
      status_reason: null,
      // After a restore from a backup, the campaign may be missing.
      left_campaign_id: build.selectFrom('campaigns').select('id').where('id', '=', campaign),
    }))
    .where('id', '=', id)
    // Who leaves by themselves is not to be brought back by the owner's Undo.
    .where((build) =>
      build.or([build('status', '<>', 'unsubscribed'), build('status_reason', '=', BY_OWNER)]),
    )
    .executeTakeFirst();
  await forgetTrashed(db, id);
  return numUpdatedRows > 0n ? before : 0;
}

async function countIn(query: ReturnType<typeof recipients>): Promise<number> {
  const { count } = await query
    .select((build) => build.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
