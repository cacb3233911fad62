import { createHash } from 'node:crypto';
import type { Db } from '../db/engine.ts';
import type { Transaction } from '../db/unit-of-work.ts';

/** The subscribers that imports bring. Of each only a digest is remembered, so that nobody comes back who was deleted. */
export class ImportedSubscriberRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Whether the address is on the list, in any state, or was brought before. */
  async isKnown(email: string, transaction: Transaction | null = null): Promise<boolean> {
    const db = transaction?.db ?? this.#db;
    const digest = digestOf(email);
    const brought = db.selectFrom('imported_subscribers').select('digest').where('digest', '=', digest);
    if ((await brought.executeTakeFirst()) !== undefined) return true;
    const row = await db.selectFrom('subscribers').select('id').where('email', '=', email).executeTakeFirst();
    return row !== undefined;
  }

  /** Adds an address that had agreed elsewhere. @returns false when it is known already */
  async add(transaction: Transaction, email: string, subscribedAt: string, now: string): Promise<boolean> {
    return (await this.#insert(transaction, { email, status: 'active', subscribedAt }, now)) !== null;
  }

  /** Adds an address that is to confirm first. @returns its id; null when it is known already */
  addPending(transaction: Transaction, email: string, now: string): Promise<number | null> {
    return this.#insert(transaction, { email, status: 'pending', subscribedAt: now }, now);
  }

  async #insert(
    transaction: Transaction,
    { email, status, subscribedAt }: { email: string; status: 'active' | 'pending'; subscribedAt: string },
    now: string,
  ): Promise<number | null> {
    const { db } = transaction;
    if (await this.isKnown(email, transaction)) return null;
    const row = await db
      .insertInto('subscribers')
      .values({ email, status, suspected_spam: 0, subscribed_at: subscribedAt })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    await db
      .insertInto('imported_subscribers')
      .values({ digest: digestOf(email), brought_at: now })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .execute();
    return row?.id ?? null;
  }

  /** Somebody who has left there since an import brought them here leaves here, too. */
  async leave({ db }: Transaction, email: string, at: string): Promise<void> {
    await db
      .updateTable('subscribers')
      .set({ status: 'unsubscribed' })
      .where('email', '=', email)
      .where('status', 'in', ['active', 'pending'])
      .where('subscribed_at', '<', at)
      .where((build) =>
        build.exists(
          build.selectFrom('imported_subscribers').select('digest').where('digest', '=', digestOf(email)),
        ),
      )
      .execute();
  }
}

/** Addresses are one whatever the case of their letters. */
export function digestOf(email: string): string {
  return createHash('sha256').update(`subscriber ${email.toLowerCase()}`).digest('base64url');
}
