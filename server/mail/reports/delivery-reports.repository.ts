import type { Insertable } from 'kysely';
import type { OutboxRow, Tables } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** An email that was reported on. */
export type Reported = Pick<OutboxRow, (typeof REPORTED)[number]>;

const REPORTED = ['id', 'campaign_id', 'subscriber_id', 'due_at'] as const;

/** Finds reported emails, and keeps what was reported. */
export class DeliveryReportRepository {
  /** Those of these emails that are still known, with what their references are made of. */
  findReferred({ db }: Transaction, ids: readonly number[]): Promise<Pick<OutboxRow, 'id' | 'message_id'>[]> {
    return db
      .selectFrom('outbox')
      .select(['id', 'message_id'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
  }

  /** The first of these emails that is still known. */
  async findById({ db }: Transaction, ids: readonly number[]): Promise<Reported | null> {
    if (ids.length === 0) return null;
    const query = db.selectFrom('outbox').select(REPORTED).where('id', 'in', ids);
    return (await query.orderBy('id').limit(1).executeTakeFirst()) ?? null;
  }

  /** @param newsletters whether the reporter is trusted with the Message-IDs of newsletters; see MailReports */
  async findByMessageId(
    { db }: Transaction,
    ids: readonly string[],
    newsletters: boolean,
  ): Promise<Reported | null> {
    if (ids.length === 0) return null;
    const query = db
      .selectFrom('outbox')
      .select(REPORTED)
      .where('message_id', 'in', ids)
      .$if(!newsletters, (select) => select.where('campaign_id', 'is', null));
    return (await query.orderBy('id').limit(1).executeTakeFirst()) ?? null;
  }

  /** The last email to an address, of those that went out. */
  async findLastTo({ db }: Transaction, recipient: string): Promise<Reported | null> {
    const query = db
      .selectFrom('outbox')
      .select(REPORTED)
      .where('recipient', '=', recipient)
      .where('status', 'in', ['sent', 'failed']);
    return (await query.orderBy('id', 'desc').limit(1).executeTakeFirst()) ?? null;
  }

  /** @returns false when the report has been counted already */
  async add({ db }: Transaction, report: Insertable<Tables['delivery_reports']>): Promise<boolean> {
    const added = await db
      .insertInto('delivery_reports')
      .values(report)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  }

  /** The address of an email. */
  async recipient({ db }: Transaction, id: number): Promise<string> {
    const query = db.selectFrom('outbox').select('recipient').where('id', '=', id);
    return (await query.executeTakeFirst())?.recipient ?? '';
  }

  /** Marks an email as failed, although the next mail server took it. A withdrawn one stays withdrawn. */
  async fail({ db }: Transaction, id: number, reason: string, now: Date): Promise<void> {
    await db
      .updateTable('outbox')
      .set({
        status: 'failed',
        reason,
        finished_at: now.toISOString(),
        claimed_by: null,
        claimed_until: null,
      })
      .where('id', '=', id)
      .where('status', 'in', ['sent', 'sending', 'waiting'])
      .execute();
  }
}
