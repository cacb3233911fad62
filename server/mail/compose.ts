import type { OutboxRow } from '../db/tables.ts';
import { messageOf } from './delivery-queue.repository.ts';
import { digestOf } from './digest.ts';
import type { EmailLinks } from './email-links.ts';
import type { Message } from './mailer.ts';

interface Deps {
  /** Makes one subscriber's email of a campaign; null for who has left. */
  newsletter: (row: OutboxRow) => Promise<Message | null>;
  /** Whether the consultation that an email is about is still to come. */
  isAhead: (about: string) => Promise<boolean>;
  links: EmailLinks;
}

/** Makes the message out of its row, and those that go with it; null when it must not be sent any more. */
export type Compose = (row: OutboxRow, together: OutboxRow[]) => Promise<Message | null>;

export function composeWith({ newsletter, isAhead, links }: Deps): Compose {
  return async (row, together) => {
    if (row.campaign_id !== null) return newsletter(row);
    if (together.length > 0) return digestOf([row, ...together], links);
    // A mail server that was down for long must not remind anybody of what is over.
    const late = row.kind === 'reminder' && !(await isAhead(row.about ?? ''));
    return late ? null : messageOf(row);
  };
}
