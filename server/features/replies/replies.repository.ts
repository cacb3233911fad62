import { aboutMessage } from '../contacts/about-message.ts';
import type { Db } from '../../db/engine.ts';
import { explaining, ForeignKeyViolation } from '../../db/errors.ts';
import { messageOfDraft, replyDraftKey } from '#shared/reply-drafts.ts';
import type { NewReply, ReplyRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** Thrown when the message was deleted meanwhile. */
export class MessageGone extends Error {
  override name = 'MessageGone';
}

/**
 * What the email of a reply is about while its message is in the trash. A trigger deletes the emails about a message along with
 * it; one that is under way is to arrive all the same.
 */
export function aboutInTrash(contact: number | '%', reply: number | '%'): string {
  return `trashed-contact-${contact}/${reply}`;
}

/** The owner's replies to messages. */
export class ReplyRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Of some messages, the oldest first. */
  ofContacts(contacts: readonly number[]): Promise<ReplyRow[]> {
    if (contacts.length === 0) return Promise.resolve([]);
    return this.#db
      .selectFrom('replies')
      .selectAll()
      .where('contact_id', 'in', contacts)
      .orderBy('id')
      .execute();
  }

  /** Those of some messages to which a reply is being written. */
  async withDraft(contacts: readonly number[]): Promise<number[]> {
    if (contacts.length === 0) return [];
    const rows = await this.#db
      .selectFrom('post_drafts')
      .select('key')
      .where('key', 'in', contacts.map(replyDraftKey))
      .execute();
    return rows.flatMap(({ key }) => messageOfDraft(key) ?? []);
  }

  /** Drops the draft that became a reply. One that repeats an earlier reply was none. */
  async dropDraft({ db }: Transaction, { id, contact_id, body }: ReplyRow): Promise<void> {
    await db
      .deleteFrom('post_drafts')
      .where('key', '=', replyDraftKey(contact_id))
      .where((build) =>
        build.not(
          build.exists(
            build
              .selectFrom('replies')
              .select('id')
              .where('contact_id', '=', contact_id)
              .where('body', '=', body)
              .where('id', '<>', id),
          ),
        ),
      )
      .execute();
  }

  /**
   * The Message-IDs that a further email to the visitor goes on from, the oldest first: that of the receipt, while the
   * outbox knows it, and those of earlier replies.
   */
  async thread(contact: number): Promise<string[]> {
    const receipts = await this.#db
      .selectFrom('outbox')
      .select('message_id')
      .where('about', '=', aboutMessage(contact))
      .where('kind', '=', 'receipt')
      .where('status', 'not in', ['failed', 'withdrawn'])
      .execute();
    const replies = await this.#db
      .selectFrom('replies')
      .select('message_id')
      .where('contact_id', '=', contact)
      .where('status', 'not in', ['failed', 'withdrawn'])
      .orderBy('id')
      .execute();
    return [...receipts, ...replies].map(({ message_id }) => message_id);
  }

  async ofRequest(requestKey: string): Promise<ReplyRow | null> {
    const query = this.#db.selectFrom('replies').selectAll().where('request_key', '=', requestKey);
    return (await query.executeTakeFirst()) ?? null;
  }

  async find({ db }: Transaction, id: number): Promise<ReplyRow | null> {
    return (await db.selectFrom('replies').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  /**
   * The id of the last reply to a message, 0 for none, that another request has made. Until the end of the transaction nobody
   * else makes one.
   */
  async lastOther({ db }: Transaction, { contact_id, request_key }: NewReply): Promise<number> {
    await db.selectFrom('contacts').select('id').where('id', '=', contact_id).forUpdate().execute();
    const { last } = await db
      .selectFrom('replies')
      .select((build) => build.fn.max<number | null>('id').as('last'))
      .where('contact_id', '=', contact_id)
      .where((build) =>
        build.or([build('request_key', 'is', null), build('request_key', '<>', request_key ?? '')]),
      )
      .executeTakeFirstOrThrow();
    return last ?? 0;
  }

  /**
   * Saves a reply; its message is answered, and no spam. @returns null when there is one of this request already
   * @throws MessageGone
   */
  async insert({ db }: Transaction, reply: NewReply): Promise<ReplyRow | null> {
    const query = db
      .insertInto('replies')
      .values(reply)
      .onConflict((conflict) => conflict.column('request_key').doNothing())
      .returningAll();
    const row = await explaining(query.executeTakeFirst(), (violation) =>
      violation instanceof ForeignKeyViolation ? new MessageGone() : null,
    );
    if (row === undefined) return null;
    await db
      .updateTable('contacts')
      .set({ answered_at: reply.created_at, settled_at: null, suspected_spam: 0 })
      .where('id', '=', reply.contact_id)
      .execute();
    return row;
  }

  /** Whether a reply went to the trash with its message while its email was under way. */
  async isInTrash({ db }: Transaction, id: number): Promise<boolean> {
    const query = db.selectFrom('outbox').select('id').where('about', 'like', aboutInTrash('%', id));
    return (await query.executeTakeFirst()) !== undefined;
  }

  /** Deletes a reply; its message is answered by the others alone. */
  async delete({ db }: Transaction, { id, contact_id }: ReplyRow): Promise<void> {
    await db.deleteFrom('replies').where('id', '=', id).execute();
    await db
      .updateTable('contacts')
      .set((build) => ({
        answered_at: build
          .selectFrom('replies')
          .select((replies) => replies.fn.max('created_at').as('last'))
          .where('contact_id', '=', contact_id),
      }))
      .where('id', '=', contact_id)
      .execute();
  }
}
