import type { Transaction } from '../db/unit-of-work.ts';

const UNDER_WAY = ['waiting', 'sending'] as const;

/** Says what an email is about from now on, if it is still to be sent. */
export async function moveUnderWay({ db }: Transaction, messageId: string, about: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ about })
    .where('message_id', '=', messageId)
    .where('status', 'in', UNDER_WAY)
    .execute();
}

/** Says what emails are about from now on. @param from what they were about: a pattern of LIKE */
export async function moveEmails({ db }: Transaction, from: string, to: string): Promise<void> {
  await db.updateTable('outbox').set({ about: to }).where('about', 'like', from).execute();
}

/** Deletes emails, but for those that are still to be sent. @param about what they are about: a pattern of LIKE */
export async function forgetEmails({ db }: Transaction, about: string): Promise<void> {
  await db.deleteFrom('outbox').where('about', 'like', about).where('status', 'not in', UNDER_WAY).execute();
}
