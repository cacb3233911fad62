import type { ReplyRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import { forgetEmails, moveEmails, moveUnderWay } from '../../mail/trashed-emails.repository.ts';
import { aboutMessage } from '../contacts/about-message.ts';
import { aboutInTrash } from './replies.repository.ts';

/** Replies that go to the trash with their message and come back with it. What is under way then is sent all the same. */
export class TrashedReplyRepository {
  /** Those of a message that is about to be deleted. */
  async keptOf(transaction: Transaction, contact: number): Promise<ReplyRow[]> {
    const ofMessage = transaction.db
      .selectFrom('replies')
      .selectAll()
      .where('contact_id', '=', contact)
      .orderBy('id');
    for (const { id, message_id } of await ofMessage.execute())
      await moveUnderWay(transaction, message_id, aboutInTrash(contact, id));
    return ofMessage.execute(); // once no worker can change them any more
  }

  /** Puts them back with what became of their emails. Their message is answered by those alone that are sent, or will be. */
  async putBack(transaction: Transaction, contact: number, replies: readonly ReplyRow[]): Promise<void> {
    const { db } = transaction;
    if (replies.length === 0) return;
    const emails = await db
      .selectFrom('outbox')
      .select(['message_id', 'status', 'reason', 'finished_at'])
      .where('about', 'like', aboutInTrash(contact, '%'))
      .execute();
    const rows = replies.map((reply): ReplyRow => {
      if (reply.status !== 'waiting' && reply.status !== 'sending') return reply;
      const email = emails.find(({ message_id }) => message_id === reply.message_id);
      return { ...reply, ...(email ?? { status: 'withdrawn' }) };
    });
    await db.insertInto('replies').values(rows).execute();
    await moveEmails(transaction, aboutInTrash(contact, '%'), aboutMessage(contact));
    const answered_at = rows.findLast(({ status }) => status !== 'withdrawn')?.created_at ?? null;
    await db.updateTable('contacts').set({ answered_at }).where('id', '=', contact).execute();
  }

  /** Deletes the emails of those that are deleted for good, but for what is still to be sent. */
  forget(transaction: Transaction, contact: number): Promise<void> {
    return forgetEmails(transaction, aboutInTrash(contact, '%'));
  }
}
