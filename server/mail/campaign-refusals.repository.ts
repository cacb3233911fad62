import { sql } from 'kysely';
import type { CampaignRow } from '../db/tables.ts';
import type { Transaction } from '../db/unit-of-work.ts';

/** After so many equal refusals in a row a campaign is held. */
export const MAX_EQUAL_REFUSALS = 5;

/** What is read of a campaign when one of its emails was refused. */
type RefusedCampaign = Pick<
  CampaignRow,
  'id' | 'subject' | 'state' | 'refusals' | 'refusal_rows' | 'last_refusal' | 'accepted_refusal'
>;

/** Literals instead of parameters, or the indexes would not be used. */
const WAITING = sql.lit('waiting' as const);

/** The refusals of campaigns, and what follows for their waiting emails. Campaigns are locked before emails. */
export class CampaignRefusalsRepository {
  /** Reads and locks a campaign. */
  async lock({ db }: Transaction, id: number): Promise<RefusedCampaign | null> {
    const query = db
      .selectFrom('campaigns')
      .select(['id', 'subject', 'state', 'refusals', 'refusal_rows', 'last_refusal', 'accepted_refusal'])
      .where('id', '=', id)
      .forUpdate();
    return (await query.executeTakeFirst()) ?? null;
  }

  /**
   * Locks a campaign whose last email was refused, unless that stopped it.
   * @returns its refusals in a row; null, and no lock, otherwise
   */
  async lockRefused(
    { db }: Transaction,
    id: number,
  ): Promise<Pick<CampaignRow, 'refusals' | 'refusal_rows'> | null> {
    const query = db
      .selectFrom('campaigns')
      .select(['refusals', 'refusal_rows'])
      .where('id', '=', id)
      .where('refusals', '>', 0)
      .where('state', '<>', 'stopped') // why it stopped is for the owner
      .forUpdate();
    return (await query.executeTakeFirst()) ?? null;
  }

  async update({ db }: Transaction, id: number, change: Partial<CampaignRow>): Promise<void> {
    await db.updateTable('campaigns').set(change).where('id', '=', id).execute();
  }

  /** When a campaign's next waiting email is due; null when none waits. */
  async nextDue({ db }: Transaction, campaign: number): Promise<Date | null> {
    const next = await db
      .selectFrom('outbox')
      .select((build) => build.fn.min('due_at').as('at'))
      .where('campaign_id', '=', campaign)
      .where('status', '=', WAITING)
      .executeTakeFirst();
    const at = next?.at ?? null;
    return at === null ? null : new Date(at);
  }

  /** Puts one email off until `at`. */
  async putOff({ db }: Transaction, email: number, at: Date): Promise<void> {
    const due = at.toISOString();
    await db
      .updateTable('outbox')
      .set({ due_at: due })
      .where('id', '=', email)
      .where('status', '=', WAITING)
      .where('due_at', '<', due)
      .execute();
  }

  /**
   * Puts a campaign's waiting emails off until `others`, except one, which is tried `first`: an untried one, to another
   * domain than that of `refused`, because only some servers may refuse.
   */
  async putAllOff(
    { db }: Transaction,
    campaign: number,
    { refused, first, others }: { refused: string; first: Date; others: Date },
  ): Promise<void> {
    const due = others.toISOString();
    await db
      .updateTable('outbox')
      .set({ due_at: due })
      .where('campaign_id', '=', campaign)
      .where('status', '=', WAITING)
      .where('due_at', '<', due)
      .execute();
    await db
      .updateTable('outbox')
      .set({ due_at: first.toISOString() })
      .where('id', '=', (build) =>
        build
          .selectFrom('outbox')
          .select('id')
          .where('campaign_id', '=', campaign)
          .where('status', '=', WAITING)
          .orderBy('attempts')
          .orderBy(endsWith('recipient', refused.slice(refused.lastIndexOf('@'))))
          .orderBy('id')
          .limit(1),
      )
      .execute();
  }

  /** Makes a campaign's emails that were put off untried due at once. The others keep the delays of their own. */
  async resume({ db }: Transaction, campaign: number, now: Date): Promise<void> {
    const due = now.toISOString();
    await db
      .updateTable('outbox')
      .set({ due_at: due })
      .where('campaign_id', '=', campaign)
      .where('status', '=', WAITING)
      .where('attempts', '=', 0)
      .where('due_at', '>', due)
      .execute();
  }

  /** Whether there is an email about this already. */
  async isWritten({ db }: Transaction, about: string): Promise<boolean> {
    const query = db.selectFrom('outbox').select('id').where('about', '=', about).limit(1);
    return (await query.executeTakeFirst()) !== undefined;
  }
}

/** PostgreSQL compares addresses regardless of case, and cannot use LIKE for that. */
function endsWith(column: string, end: string) {
  const name = sql.ref<string>(column);
  return sql<boolean>`substr(${name}, length(${name}) - ${end.length - 1}) = ${end}`;
}
