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

/** Emails that were sent as one message, and how that attempt ended. */
export interface Settlement {
  ids: number[];
  outcome: Outcome;
}

/** The message stored in an outbox row. */
export function messageOf({ content, recipient, message_id }: OutboxRow): Message {
  if (content === null) throw new Error('A newsletter is composed from its campaign.');
  return { ...(JSON.parse(content) as EmailContent), to: recipient, messageId: message_id };
}

/** The outbox as a queue of due emails. */
export class DeliveryQueueRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Claims the next due email. If it is a notice to the owner, the other waiting notices are claimed with it.
   * @returns the emails to send as one message; null when none is due
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

  /** Saves the outcome of an attempt. @returns the ids of subscribers whose address does not exist */
  async settle({ db }: Transaction, { ids, outcome }: Settlement, now: Date): Promise<number[]> {
    const emails = db.updateTable('outbox').where('id', 'in', ids);
    if (outcome.status === 'waiting') {
      const { attempts, reason, dueAt } = outcome;
      await emails
        .set({ status: 'waiting', attempts, reason, due_at: dueAt.toISOString() })
        .where('status', '=', 'sending') // unless it was withdrawn in the meantime
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

  /** Requeues the emails that a dead process had claimed. */
  async release(): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ status: 'waiting' })
      .where('status', '=', sql.lit('sending'))
      .execute();
  }

  /** When the next waiting email is due; null when none is waiting. */
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

  /** Deletes emails, newsletters excepted, that were finished before `before`. */
  async forget(before: Date): Promise<void> {
    await this.#db
      .deleteFrom('outbox')
      .where('campaign_id', 'is', null)
      .where('finished_at', '<', before.toISOString())
      .execute();
  }
}
