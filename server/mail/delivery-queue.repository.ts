import { sql } from 'kysely';
import type { Db } from '../db/engine.ts';
import type { SharedClock } from '../db/shared-clock.ts';
import type { OutboxRow } from '../db/tables.ts';
import type { Transaction } from '../db/unit-of-work.ts';
import type { EmailContent, Message } from './mailer.ts';
import { joinNotices } from './notices.repository.ts';
import { PRIORITY } from './outbox.repository.ts';

/** A worker's claim on emails: nobody else sends them until it ends. */
export interface Claim {
  worker: string;
  until: Date;
}

/** A claimed email. */
export interface ClaimedEmail extends OutboxRow {
  /** The refusals in a row of its campaign when it was claimed; null for an email to one person. */
  campaign_refusals: number | null;
  /** The rows of refusals of its campaign that were over then. */
  campaign_refusal_rows: number | null;
}

/** Whether a claim is for any email, or only for those to a person, which are all but newsletters. */
export type ClaimedFor = 'all' | 'people';

/** How one attempt ended. */
export type Outcome =
  | { status: 'sent' | 'withdrawn' }
  | { status: 'failed'; reason: string }
  | { status: 'waiting'; reason: string | null; attempts: number; dueAt: Date };

/** Emails that a worker sent as one message, and how that attempt ended. */
export interface Settlement {
  worker: string;
  ids: readonly number[];
  outcome: Outcome;
}

/** The message stored in an outbox row. */
export function messageOf({ kind, content, recipient, message_id }: OutboxRow): Message {
  if (content === null) throw new Error('A newsletter is composed from its campaign.');
  return { ...(JSON.parse(content) as EmailContent), kind, to: recipient, messageId: message_id };
}

/** The columns of an email that nobody sends. */
const UNCLAIMED = { claimed_by: null, claimed_until: null };

/**
 * The outbox as a queue of due emails, which several workers share. A transaction that locks rows of the outbox and the
 * delivery's state locks the rows first; once it holds the state, it skips rows that are locked and waits for none.
 */
export class DeliveryQueueRepository {
  readonly #db: Db;
  readonly #now: SharedClock;

  constructor(db: Db, now: SharedClock) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Claims the next due email. If it is a notice to the owner, the other waiting notices are claimed with it.
   * @returns the emails to send as one message; null when none is due
   */
  async claim(
    { db }: Transaction,
    { worker, until }: Claim,
    now: Date,
    order: 'priority' | 'turn',
    emailsFor: ClaimedFor,
  ): Promise<[ClaimedEmail, ...OutboxRow[]] | null> {
    const claim = { claimed_by: worker, claimed_until: until.toISOString() };
    const claimed = await db
      .updateTable('outbox')
      .set({ status: 'sending', ...claim })
      .where('id', '=', (build) =>
        build
          .selectFrom('outbox')
          .select('id')
          .where('status', '=', sql.lit('waiting'))
          .where('paused', '=', sql.lit(0))
          .where('due_at', '<=', now.toISOString())
          .$if(emailsFor === 'people', (query) => query.where('priority', '=', sql.lit(PRIORITY.person)))
          .$if(order === 'priority', (query) => query.orderBy('priority'))
          .orderBy('due_at')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      // Read here, or each newsletter would cost one more statement.
      .returning((build) =>
        build
          .selectFrom('campaigns')
          .whereRef('campaigns.id', '=', 'outbox.campaign_id')
          .select('campaigns.refusals')
          .as('campaign_refusals'),
      )
      .returning((build) =>
        build
          .selectFrom('campaigns')
          .whereRef('campaigns.id', '=', 'outbox.campaign_id')
          .select('campaigns.refusal_rows')
          .as('campaign_refusal_rows'),
      )
      .executeTakeFirst();
    return claimed === undefined ? null : [claimed, ...(await joinNotices(db, claimed, claim))];
  }

  /** Renews a worker's lease, unless the emails are no longer its own. @param duration in milliseconds, from now */
  async renew(worker: string, ids: readonly number[], duration: number): Promise<void> {
    const now = await this.#now(this.#db);
    await this.#db
      .updateTable('outbox')
      .set({ claimed_until: new Date(now.getTime() + duration).toISOString() })
      .where('id', 'in', ids)
      .where('status', '=', 'sending')
      .where('claimed_by', '=', worker)
      .execute();
  }

  /** Locks emails, to settle them after the delivery's state is locked. */
  async lock({ db }: Transaction, ids: readonly number[]): Promise<void> {
    await db.selectFrom('outbox').select('id').where('id', 'in', ids).forUpdate().execute();
  }

  /**
   * Saves the outcome of an attempt. When the lease ended during it, another worker may have claimed the email:
   * - a withdrawn email stays withdrawn, and a settled one stays as it is. A newsletter that was accepted counts as
   *   sent although its campaign was cancelled meanwhile;
   * - `sent` is saved whoever has claimed the email since, or if nobody has: it must not be sent once more. The other
   *   worker's own outcome then finds the email settled;
   * - any other outcome is saved only under the own claim. Otherwise the other worker's attempt decides.
   */
  async settle({ db }: Transaction, { worker, ids, outcome }: Settlement, now: Date): Promise<void> {
    const { status } = outcome;
    const emails = db
      .updateTable('outbox')
      .set(UNCLAIMED)
      .where('id', 'in', ids)
      .where((build) =>
        status === 'sent'
          ? build.or([
              build('status', 'in', ['waiting', 'sending']),
              build.and([build('status', '=', 'withdrawn'), build('campaign_id', 'is not', null)]),
            ])
          : build.and([build('status', '=', 'sending'), build('claimed_by', '=', worker)]),
      );
    if (status === 'waiting') {
      const { attempts, reason, dueAt } = outcome;
      await emails.set({ status, attempts, reason, due_at: dueAt.toISOString() }).execute();
    } else {
      const reason = status === 'failed' ? outcome.reason : null;
      await emails.set({ status, reason, finished_at: now.toISOString() }).execute();
    }
  }

  /**
   * Requeues the emails whose lease has ended: their workers are dead, or cannot reach the database.
   * @param kept those that this worker is sending, however late it renews its claim
   */
  async requeueEnded({ db }: Transaction, kept: readonly number[], now: Date): Promise<void> {
    await db
      .updateTable('outbox')
      .set({ status: 'waiting', ...UNCLAIMED })
      .where('id', 'in', (build) =>
        build
          .selectFrom('outbox')
          .select('id')
          .where('status', '=', sql.lit('sending'))
          .where('claimed_until', '<=', now.toISOString())
          .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
          .forUpdate()
          .skipLocked(),
      )
      .execute();
  }

  /** Requeues all claimed emails. Only for a process that knows that no other worker is alive. */
  async requeueAll(): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ status: 'waiting', ...UNCLAIMED })
      .where('status', '=', sql.lit('sending'))
      .execute();
  }

  /** When the next waiting email is due; null when none is waiting that is not paused. */
  async nextDue(emailsFor: ClaimedFor): Promise<Date | null> {
    const next = await this.#db
      .selectFrom('outbox')
      .select('due_at')
      .where('status', '=', sql.lit('waiting'))
      .where('paused', '=', sql.lit(0))
      .$if(emailsFor === 'people', (query) => query.where('priority', '=', sql.lit(PRIORITY.person)))
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

  /** Deletes what was reported before `before` about emails to nobody on the list; the others go with their subscriber. */
  async forgetReports(before: Date): Promise<void> {
    await this.#db
      .deleteFrom('delivery_reports')
      .where('subscriber_id', 'is', null)
      .where('created_at', '<', before.toISOString())
      .execute();
  }
}
