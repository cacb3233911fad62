import type { Subscriber } from '#shared/contract/newsletter.ts';
import { readableEmail } from '../../readable-email.ts';
import type { ListedSubscriber } from './subscribers.service.ts';

export function presentSubscriber(row: ListedSubscriber): Subscriber {
  return {
    id: row.id,
    email: readableEmail(row.email),
    status: row.status,
    suspected_spam: row.suspected_spam === 1,
    subscribed_at: row.subscribed_at,
    status_reason: row.status_reason,
    soft_bounces: row.soft_bounces,
  };
}
