import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recipients } from '../db/recipients.ts';
import type { EmailKind, NewOutboxRow } from '../db/tables.ts';
import type { Transaction } from '../db/unit-of-work.ts';

/** Due emails with the lower number are sent first: a confirmation does not wait behind 2,000 newsletters. */
export const PRIORITY = { person: 0, newsletter: 1 };

/** Adds emails to the outbox and withdraws them. Every method runs in the transaction of the change that causes it. */
export class OutboxRepository {
  readonly #host: string;

  /** @param host the host part of Message-IDs */
  constructor(host: string) {
    this.#host = host;
  }

  /** Adds emails to individual recipients. */
  async insert({ db }: Transaction, rows: readonly Omit<NewOutboxRow, 'priority'>[]): Promise<void> {
    await db
      .insertInto('outbox')
      .values(rows.map((row) => ({ ...row, priority: PRIORITY.person })))
      .execute();
  }

  /** Adds an email to each recipient of the newsletter. @returns the number of emails */
  async insertCampaign({ db }: Transaction, campaign: number, now: Date): Promise<number> {
    const at = now.toISOString();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('outbox')
      .columns([
        'kind',
        'message_id',
        'recipient',
        'campaign_id',
        'subscriber_id',
        'priority',
        'due_at',
        'created_at',
      ])
      .expression(
        recipients(db)
          .select([
            sql.lit('newsletter').as('kind'),
            sql<string>`${`${randomUUID()}.`} || id || ${`@${this.#host}`}`.as('message_id'),
            'email',
            sql.lit(campaign).as('campaign_id'),
            'id',
            sql.lit(PRIORITY.newsletter).as('priority'),
            sql.val(at).as('due_at'),
            sql.val(at).as('created_at'),
          ])
          .orderBy('id')
          .forKeyShare(), // or the deletion of one of them meanwhile would fail them all
      )
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows ?? 0);
  }

  /**
   * Requeues a campaign's failed emails, except to subscribers who left.
   * @param paused whether they wait until the campaign goes on
   * @returns the number of emails
   */
  async retryCampaign({ db }: Transaction, campaign: number, paused: boolean, now: Date): Promise<number> {
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({
        status: 'waiting',
        attempts: 0,
        due_at: now.toISOString(),
        finished_at: null,
        paused: paused ? 1 : 0,
      })
      .where('campaign_id', '=', campaign)
      .where('status', '=', 'failed')
      .where('subscriber_id', 'in', (build) =>
        build.selectFrom('subscribers').select('id').where('status', '=', 'active'),
      )
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  /** How many emails of a kind were added for an address since `since`. */
  async countSince({ db }: Transaction, kind: EmailKind, recipient: string, since: Date): Promise<number> {
    const { count } = await db
      .selectFrom('outbox')
      .select((build) => build.fn.countAll<number>().as('count'))
      .where('recipient', '=', recipient)
      .where('kind', '=', kind)
      .where('created_at', '>', since.toISOString())
      .executeTakeFirstOrThrow();
    return count;
  }

  /**
   * Withdraws the unsent emails of one kind about something; an email being sent is not retried.
   * @returns the Message-IDs of those that nobody was sending
   */
  async withdraw({ db }: Transaction, kind: EmailKind, about: string, now: Date): Promise<string[]> {
    const unsent = await db
      .selectFrom('outbox')
      .select(['id', 'message_id', 'status'])
      .where('about', '=', about)
      .where('kind', '=', kind)
      .where('status', 'in', ['waiting', 'sending'])
      .orderBy('id')
      .forUpdate()
      .execute();
    if (unsent.length === 0) return [];
    await db
      .updateTable('outbox')
      .set({ status: 'withdrawn', finished_at: now.toISOString() })
      .where(
        'id',
        'in',
        unsent.map(({ id }) => id),
      )
      .execute();
    return unsent.filter(({ status }) => status === 'waiting').map(({ message_id }) => message_id);
  }

  /** Lets withdrawn emails wait again, each until `from` at least. */
  async requeue({ db }: Transaction, messageIds: readonly string[], from: Date): Promise<void> {
    const at = from.toISOString();
    await db
      .updateTable('outbox')
      .set({
        status: 'waiting',
        finished_at: null,
        due_at: (build) => build.case().when('due_at', '<', at).then(at).else(build.ref('due_at')).end(),
      })
      .where('message_id', 'in', messageIds)
      .where('status', '=', 'withdrawn')
      .execute();
  }

  /** Deletes those of some emails that wait, and were accepted by nobody. @returns whether all of them did */
  async takeBack({ db }: Transaction, messageIds: readonly string[]): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('outbox')
      .where('message_id', 'in', messageIds)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    return numDeletedRows === BigInt(messageIds.length);
  }

  /** Without angle brackets. */
  newMessageId(): string {
    return `${randomUUID()}@${this.#host}`;
  }
}
