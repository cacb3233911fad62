import { createHash } from 'node:crypto';
import type { OutboxRow } from '../db/tables.ts';
import type { EmailLinks } from './email-links.ts';
import type { Message } from './mailer.ts';
import { messageOf } from './delivery-queue.repository.ts';

/** Combines several notices to the owner in one message. Each part has its own reply link. */
export async function digestOf(notices: [OutboxRow, ...OutboxRow[]], links: EmailLinks): Promise<Message> {
  const { digestEmail } = await import('./templates/digest.tsx'); // on demand: the templates would slow the start
  const parts = notices.map((notice) => ({ ...messageOf(notice), createdAt: notice.created_at }));
  const [tab = 'overview', ...others] = new Set(parts.map((part) => part.tab));
  const email = await digestEmail(parts, links.dashboard(others.length === 0 ? tab : 'overview'));
  const [{ kind, recipient, message_id }] = notices;
  const messageId = `${digestName(notices)}${message_id.replace(/^[^@]*/, '')}`;
  return { ...email, kind, to: recipient, messageId };
}

/**
 * A hash of the notices' Message-IDs. A digest that is sent twice keeps its ID, so that the duplicate is recognised.
 * With other notices added it gets another ID, or a mail program would drop it as a duplicate.
 */
function digestName(notices: readonly OutboxRow[]): string {
  const ids = notices.map(({ message_id }) => message_id).join(' ');
  return createHash('sha256').update(ids).digest('hex').slice(0, 32);
}
