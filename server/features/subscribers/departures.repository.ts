import type { Db } from '../../db/engine.ts';
import { countOf, recipients } from '../../db/recipients.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import type { RecipientListeners } from './recipient-listeners.ts';

/** Why somebody is off the list whom the owner took off it. */
const BY_OWNER = 'By you.';

/** Who leaves the list, is taken off it, or comes back from that: each of them gets newsletters no more, or again. */
export class DepartureRepository {
  readonly #db: Db;
  readonly #onChange: RecipientListeners['onChange'];
  readonly #onReturn: RecipientListeners['onReturn'];

  constructor(db: Db, { onChange, onReturn }: RecipientListeners) {
    this.#db = db;
    this.#onChange = onChange;
    this.#onReturn = onReturn;
  }

  /** Locks a subscriber until the transaction ends; unlike a deletion, it does not wait for references to it. */
  async lock({ db }: Transaction, id: number): Promise<void> {
    await db.selectFrom('subscribers').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  }

  /**
   * Marks subscribers whose address does not exist, so that they get no more newsletters.
   * @param reason what a mail server said
   */
  async markBounced(transaction: Transaction, ids: readonly number[], reason: string): Promise<void> {
    const { db } = transaction;
    const before = await countOf(recipients(db).where('id', 'in', ids));
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
    const before = await countOf(recipients(db).where('id', '=', id));
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
    const before = await countOf(recipients(db).where('id', '=', id));
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
    const now = await countOf(recipients(db).where('id', '=', id));
    transaction.afterCommit(() => this.#onReturn(now, left));
    return true;
  }
}

/** Who left after they were deleted must not come back from the trash. */
async function forgetTrashed(db: Db, id: number): Promise<void> {
  await db.deleteFrom('trash').where('kind', '=', 'subscriber').where('row_id', '=', id).execute();
}

/** Takes a subscriber off the list. @returns how many recipients the newsletter has lost */
async function unsubscribed(db: Db, id: number, campaign: number | null): Promise<number> {
  const before = await countOf(recipients(db).where('id', '=', id));
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
