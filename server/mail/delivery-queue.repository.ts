import { sql } from 'kysely';
import type { Db } from '../db/engine.ts';
import type { Transaction } from '../db/unit-of-work.ts';
import type { OutboxRow } from '../db/tables.ts';
import type { EmailContent, Message } from './mailer.ts';
import { joinNotices } from './notices.repository.ts';

/** How one attempt ended. */
export type Outcome =
  | { status: 'sent' | 'withdrawn' }
  | { status: 'failed'; reason: string; noSuchAddress: boolean }
  | { status: 'waiting'; reason: string; attempts: number; dueAt: Date };

/** Emails that went out, or did not, as one message. */
export interface Settlement {
  ids: number[];
  outcome: Outcome;
}

/** The message that a row of the outbox holds. */
export function messageOf({ content, recipient, message_id }: OutboxRow): Message {
  if (content === null) throw new Error('A newsletter is composed from its campaign.');
  return { ...(JSON.parse(content) as EmailContent), to: recipient, messageId: message_id };
}

/** The emails of the outbox as the delivery takes them, one after the other. */
export class DeliveryQueueRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Claims the next email that is due; notices to the owner that wait with it come along, to go out as one message.
   * @returns null when none is due
   */
  async claim(
    { db }: Transaction,
    now: Date,
    order: 'priority' | 'turn',
  ): Promise<[OutboxRow, ...OutboxRow[]] | null> {
    const claimed = await db
      .updateTable('outbox')
      .set({ status: 'sending' })
      .where('id', '=', (build) =>
        build
          .selectFrom('outbox')
          .select('id')
          .where('status', '=', sql.lit('waiting'))
          .where('due_at', '<=', now.toISOString())
          .$if(order === 'priority', (query) => query.orderBy('priority'))
          .orderBy('due_at')
          .orderBy('id')
          .limit(1),
      )
      .returningAll()
      .executeTakeFirst();
    return claimed === undefined ? null : [claimed, ...(await joinNotices(db, claimed))];
  }

  /** Notes how attempts ended. @returns the subscribers among those whose address does not exist */
  async settle({ db }: Transaction, { ids, outcome }: Settlement, now: Date): Promise<number[]> {
    const emails = db.updateTable('outbox').where('id', 'in', ids);
    if (outcome.status === 'waiting') {
      const { attempts, reason, dueAt } = outcome;
      await emails
        .set({ status: 'waiting', attempts, reason, due_at: dueAt.toISOString() })
        .where('status', '=', 'sending') // and not withdrawn meanwhile
        .execute();
      return [];
    }
    const reason = outcome.status === 'failed' ? outcome.reason : null;
    const settled = await emails
      .set({ status: outcome.status, reason, finished_at: now.toISOString() })
      .returning('subscriber_id')
      .execute();
    if (outcome.status !== 'failed' || !outcome.noSuchAddress) return [];
    return settled.map(({ subscriber_id }) => subscriber_id).filter((id) => id !== null);
  }

  /** Puts back what was claimed by a process that is no more. */
  async release(): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ status: 'waiting' })
      .where('status', '=', sql.lit('sending'))
      .execute();
  }

  /** When the next waiting mail is due; null when none waits. */
  async nextDue(): Promise<Date | null> {
    const next = await this.#db
      .selectFrom('outbox')
      .select('due_at')
      .where('status', '=', sql.lit('waiting'))
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    return next === undefined ? null : new Date(next.due_at);
  }

  /** Emails other than newsletters that were done with before `before` are of no use any more. */
  async forget(before: Date): Promise<void> {
    await this.#db
      .deleteFrom('outbox')
      .where('campaign_id', 'is', null)
      .where('finished_at', '<', before.toISOString())
      .execute();
  }
}
