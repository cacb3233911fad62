import type { OutboxRow } from '../db/tables.ts';
import { messageOf } from './delivery-queue.repository.ts';
import { digestOf } from './digest.ts';
import type { EmailLinks } from './email-links.ts';
import type { Message } from './mailer.ts';

interface Deps {
  /** Composes a campaign's email to one subscriber; null when the subscriber has left. */
  newsletter: (row: OutboxRow) => Promise<Message | null>;
  /** Whether the consultation an email is about is still in the future. */
  isAhead: (about: string) => Promise<boolean>;
  links: EmailLinks;
}

/** Composes the message of a row and of the rows sent with it; null when it must no longer be sent. */
export type Compose = (row: OutboxRow, together: OutboxRow[]) => Promise<Message | null>;

export function composeWith({ newsletter, isAhead, links }: Deps): Compose {
  return async (row, together) => {
    if (row.campaign_id !== null) return newsletter(row);
    if (together.length > 0) return digestOf([row, ...together], links);
    // After a long mail server outage the consultation may be over.
    const late = row.kind === 'reminder' && !(await isAhead(row.about ?? ''));
    return late ? null : messageOf(row);
  };
}
