import type { Transaction } from '../db/unit-of-work.ts';

/** The reason of emails that were withdrawn with their campaign. */
export const CANCELLED = 'The campaign was cancelled.';

/**
 * Holds and withdraws a campaign's emails that wait. An email being sent is finished, and what is saved here decides
 * what becomes of it if it has to be tried again. The campaign must be locked.
 */
export class CampaignEmailRepository {
  /** Keeps waiting emails from being claimed. @returns the number of emails */
  async pause({ db }: Transaction, campaign: number): Promise<number> {
    const { numUpdatedRows } = await unsent(db, campaign).set({ paused: 1 }).executeTakeFirst();
    return Number(numUpdatedRows);
  }

  /** Undoes `pause`. @returns the number of emails */
  async resume({ db }: Transaction, campaign: number): Promise<number> {
    const { numUpdatedRows } = await unsent(db, campaign).set({ paused: 0 }).executeTakeFirst();
    return Number(numUpdatedRows);
  }

  /** Withdraws what was not sent; an email being sent counts as sent if it is accepted. @returns the number of emails */
  async withdraw({ db }: Transaction, campaign: number, now: Date): Promise<number> {
    const { numUpdatedRows } = await unsent(db, campaign)
      .set({ status: 'withdrawn', reason: CANCELLED, finished_at: now.toISOString() })
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }
}

function unsent(db: Transaction['db'], campaign: number) {
  return db
    .updateTable('outbox')
    .where('campaign_id', '=', campaign)
    .where('status', 'in', ['waiting', 'sending']);
}
