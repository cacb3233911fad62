import type { OutboxRow } from '../db/tables.ts';
import { messageOf } from './delivery-queue.repository.ts';
import { digestOf } from './digest.ts';
import type { EmailLinks } from './email-links.ts';
import type { Message } from './mailer.ts';

interface Deps {
  /** Composes a campaign's email to one subscriber; null when the subscriber has left. */
  newsletter: (row: OutboxRow) => Promise<Message | null>;
  /** Whether what the email is about has changed or is over. */
  isOvertaken: (row: OutboxRow) => Promise<boolean>;
  links: EmailLinks;
}

/** Composes the message of a row and of the rows sent with it; null when it must no longer be sent. */
export type Compose = (row: OutboxRow, together: OutboxRow[]) => Promise<Message | null>;

export function composeWith({ newsletter, isOvertaken, links }: Deps): Compose {
  return async (row, together) => {
    if (row.campaign_id !== null) return newsletter(row);
    if (together.length > 0) return digestOf([row, ...together], links);
    return (await isOvertaken(row)) ? null : messageOf(row); // the mail server may have been down for long
  };
}
