import type { OutboxRow } from '../db/tables.ts';
import type { Transaction } from '../db/unit-of-work.ts';

/** An email of a campaign that has gone out. */
type Finished = Pick<OutboxRow, 'status' | 'reason'>;

/** Reads a campaign's emails that have gone out. */
export class CampaignReturnsRepository {
  /** The last ones before an email. */
  before({ db }: Transaction, campaign: number, email: number, limit: number): Promise<Finished[]> {
    return finished(db, campaign).where('id', '<', email).orderBy('id', 'desc').limit(limit).execute();
  }

  /** The first ones after an email. */
  after({ db }: Transaction, campaign: number, email: number, limit: number): Promise<Finished[]> {
    return finished(db, campaign).where('id', '>', email).orderBy('id').limit(limit).execute();
  }

  /** Whether some of a campaign was not sent yet. */
  async isUnsent({ db }: Transaction, campaign: number): Promise<boolean> {
    const query = db
      .selectFrom('outbox')
      .select('id')
      .where('campaign_id', '=', campaign)
      .where('status', 'in', ['waiting', 'sending']);
    return (await query.limit(1).executeTakeFirst()) !== undefined;
  }
}

function finished(db: Transaction['db'], campaign: number) {
  return db
    .selectFrom('outbox')
    .select(['status', 'reason'])
    .where('campaign_id', '=', campaign)
    .where('status', 'in', ['sent', 'failed']);
}
