import type { Subscriber } from '#shared/contract/newsletter.ts';
import type { SubscriberRow } from '../../db/tables.ts';
import { readableEmail } from '../../readable-email.ts';

export function presentSubscriber(row: SubscriberRow): Subscriber {
  return {
    id: row.id,
    email: readableEmail(row.email),
    status: row.status,
    suspected_spam: row.suspected_spam === 1,
    subscribed_at: row.subscribed_at,
  };
}
