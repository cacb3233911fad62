import type { Subscriber } from '#shared/contract/newsletter.ts';
import { type ListSource, pageQuery } from '../../lib/owner-list.ts';
import { useOwnerList } from '../../lib/use-owner-list.ts';

/** The newsletter's subscribers. [7.10.01] [7.10.06] */
export const subscriberSource: ListSource<Subscriber> = {
  key: 'subscribers',
  async fetchPart(request, page, signal) {
    const { subscribers: rows, pagination } = await request('listSubscribers', pageQuery(page, signal));
    return { rows, pagination };
  },
  deleteRow: (request, id) => request('deleteSubscriber', { query: { id } }),
  dateOf: (subscriber) => subscriber.subscribed_at,
  noun: 'subscriber',
  asked: 'subscriber',
};

export function useSubscribers() {
  return useOwnerList(subscriberSource);
}

/** Whether the next newsletter will be sent to this address. */
export function isReached({ status, suspected_spam }: Subscriber): boolean {
  return status === 'active' && !suspected_spam;
}

/** 'Came back twice for a passing reason.'; '' when there is nothing to say. */
export function describeHistory({ status_reason, soft_bounces }: Subscriber): string {
  if (status_reason !== null) return status_reason;
  if (soft_bounces === 0) return '';
  const times = ['once', 'twice'][soft_bounces - 1] ?? `${soft_bounces} times`;
  return `Mail came back ${times} for a passing reason.`;
}

/** The recipients of the next newsletter, in a sentence. */
export function useRecipients(): string {
  const { rows, hasMore, isPending, error } = useSubscribers();
  if (hasMore || isPending || error !== null) return 'Goes to every active subscriber.';
  const count = rows.filter(isReached).length;
  if (count === 0) return 'There is no active subscriber to send to yet.';
  return count === 1 ? 'Goes to 1 active subscriber.' : `Goes to ${count} active subscribers.`;
}
