import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import type { SubscriberRow } from '../../db/tables.ts';
import { countOf, recipients } from '../../db/recipients.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import type { RecipientListeners } from './recipient-listeners.ts';

/** A sign-up. Addresses are unique regardless of case. */
interface Signup {
  email: string;
  subscribed_at: string;
}

/** The sign-up date; a subscriber who left or bounced gets the date of the new sign-up. */
const subscribedAt = sql<string>`
  CASE WHEN subscribers.status IN ('active', 'pending') THEN subscribers.subscribed_at ELSE excluded.subscribed_at END`;

/** Who is on the list, and who comes onto it; `DepartureRepository` has those who leave. */
export class SubscriberRepository {
  readonly #db: Db;
  readonly #onChange: RecipientListeners['onChange'];
  readonly #onReturn: RecipientListeners['onReturn'];

  constructor(db: Db, { onChange, onReturn }: RecipientListeners) {
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
    const before = await countOf(recipients(this.#db).where('email', '=', signup.email));
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

  /** Whether this subscriber is off the list by their own wish, or is not there any more. */
  async hasLeft(id: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('subscribers')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined || row.status === 'unsubscribed';
  }

  /** How many recipients the newsletter has now. */
  countRecipients(): Promise<number> {
    return countOf(recipients(this.#db));
  }

  /** @returns the deleted subscriber; null when there was none */
  async delete(transaction: Transaction, id: number): Promise<SubscriberRow | null> {
    const { db } = transaction;
    const before = await countOf(recipients(db).where('id', '=', id));
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
    const now = await countOf(recipients(db).where('id', '=', subscriber.id));
    transaction.afterCommit(() => this.#onReturn(now, deleted));
    return true;
  }
}
