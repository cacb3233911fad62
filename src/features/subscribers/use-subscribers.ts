import type { Subscriber } from '#shared/contract/newsletter.ts';
import { howMany } from '../../lib/how-many.ts';
import { type ListSource, pageQuery } from '../../lib/owner-list.ts';
import type { NamedView } from '../../lib/use-narrowed-list.ts';
import { useOwnerList } from '../../lib/use-owner-list.ts';

/** The newsletter's subscribers. [7.10.01] [7.10.06] */
export const subscriberSource: ListSource<Subscriber> = {
  key: 'subscribers',
  async fetchPart(request, page, signal, narrowing) {
    const {
      subscribers: rows,
      pagination,
      counts,
    } = await request('listSubscribers', pageQuery(page, signal, narrowing));
    return { rows, pagination, counts };
  },
  deleteRow: (request, id) => request('deleteSubscriber', { query: { id } }),
  deleteRows: (request, ids) => request('deleteSubscribers', { body: { ids } }),
  trash: 'subscriber',
  dateOf: (subscriber) => subscriber.subscribed_at,
  noun: 'subscriber',
  asked: 'subscriber',
};

/** The views of the list: all subscribers, those of a status, and what is suspected to be spam. */
export const SUBSCRIBER_VIEWS: readonly [NamedView, ...NamedView[]] = [
  { name: 'listed', label: 'All' },
  { name: 'active', label: 'Active' },
  { name: 'pending', label: 'Pending' },
  { name: 'unsubscribed', label: 'Unsubscribed' },
  { name: 'bounced', label: 'Bounced' },
  { name: 'spam', label: 'Suspected spam' },
];

/** How many subscribers there are, and how many of them get the next newsletter; null while, or where, that is unknown. */
export function useSubscriberCounts(): {
  counts: { all: number; active: number } | null;
  isPending: boolean;
} {
  const { counts, isPending } = useOwnerList(subscriberSource, { view: 'listed', limit: 1 });
  const { listed, spam, active } = counts;
  return {
    counts: listed === undefined || active === undefined ? null : { all: listed + (spam ?? 0), active },
    isPending,
  };
}

/** 'Came back twice for a passing reason.'; '' when there is nothing to say. */
export function describeHistory({ status_reason, soft_bounces }: Subscriber): string {
  if (status_reason !== null) return status_reason;
  if (soft_bounces === 0) return '';
  const times = ['once', 'twice'][soft_bounces - 1] ?? `${soft_bounces} times`;
  return `Mail came back ${times} for a passing reason.`;
}

/** The recipients of the next newsletter, in a sentence, and whether there is none. */
export function useRecipients(): { sentence: string; isNobody: boolean } {
  const { counts } = useSubscriberCounts();
  if (counts === null) return { sentence: 'Goes to every active subscriber.', isNobody: false };
  const { active } = counts;
  if (active === 0) return { sentence: 'There is no active subscriber to send to yet.', isNobody: true };
  return { sentence: `Goes to ${howMany(active, 'subscriber')}.`, isNobody: false };
}
