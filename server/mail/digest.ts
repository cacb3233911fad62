import { createHash } from 'node:crypto';
import type { OutboxRow } from '../db/tables.ts';
import type { EmailLinks } from './email-links.ts';
import type { Message } from './mailer.ts';
import { messageOf } from './delivery-queue.repository.ts';

/** The one message that several notices to the owner go out as. Each part has its own link to answer by. */
export async function digestOf(notices: [OutboxRow, ...OutboxRow[]], links: EmailLinks): Promise<Message> {
  const { digestEmail } = await import('./templates/digest.tsx'); // what makes emails would slow the start
  const parts = notices.map((notice) => ({ ...messageOf(notice), createdAt: notice.created_at }));
  const email = await digestEmail(parts, links.dashboard('messages'));
  const [{ recipient, message_id }] = notices;
  return { ...email, to: recipient, messageId: `${digestName(notices)}${message_id.replace(/^[^@]*/, '')}` };
}

/**
 * The same notices make the same name, so that a digest that goes out twice can be told; with others beside them they
 * make another one, or a mail program would drop those with it.
 */
function digestName(notices: readonly OutboxRow[]): string {
  const ids = notices.map(({ message_id }) => message_id).join(' ');
  return createHash('sha256').update(ids).digest('hex').slice(0, 32);
}
