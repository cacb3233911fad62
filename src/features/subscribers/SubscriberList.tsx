import type { Subscriber } from '#shared/contract/newsletter.ts';
import { DashboardList } from '../../components/dashboard/DashboardList.tsx';
import { useRowDeletion } from '../../components/dashboard/use-row-deletion.ts';
import type { ListView } from '../../lib/use-list-view.ts';
import { ROUTES } from '../../paths.ts';
import { SubscriberTable } from './SubscriberTable.tsx';
import { describeHistory, isReached, subscriberSource, useSubscribers } from './use-subscribers.ts';

const VIEWS: readonly [ListView<Subscriber>, ...ListView<Subscriber>[]] = [
  { label: 'Subscribers', includes: (subscriber) => !subscriber.suspected_spam },
  { label: 'Suspected spam', includes: (subscriber) => subscriber.suspected_spam },
];

const COLUMNS: Record<string, (subscriber: Subscriber) => string> = {
  Email: (subscriber) => subscriber.email,
  Status: (subscriber) => subscriber.status,
  Reason: describeHistory,
  'Subscribed at': (subscriber) => subscriber.subscribed_at,
  'Suspected spam': (subscriber) => (subscriber.suspected_spam ? 'yes' : 'no'),
};

/** All subscribers, newest first, with search, deletion and export. [1.16] [2.15.37] [2.15.38] */
export function SubscriberList() {
  const list = useSubscribers();
  const { notice, deleting, askAndDelete } = useRowDeletion(subscriberSource);
  return (
    <DashboardList
      title="Subscribers"
      summary={describeCounts(list.total, list.rows, list.hasMore)}
      source={subscriberSource}
      notice={notice}
      csv={{ fileName: 'subscribers', columns: COLUMNS }}
      list={list}
      name="subscribers"
      views={VIEWS}
      textsOf={(subscriber) => [subscriber.email, subscriber.status, describeHistory(subscriber)]}
      placeholder="Address or status"
      empty={{
        title: 'No subscribers yet',
        message:
          'Whoever signs up on the home page is listed here. Send somebody the link, or sign up with your own address to see how it goes.',
        link: 'Open the home page',
        to: ROUTES.home,
      }}
    >
      {(shown) => <SubscriberTable subscribers={shown} deleting={deleting} onDelete={askAndDelete} />}
    </DashboardList>
  );
}

function describeCounts(total: number, rows: readonly Subscriber[], hasMore: boolean): string {
  const all = `${total.toLocaleString('en-US')} in all`;
  return hasMore ? all : `${all}, ${rows.filter(isReached).length.toLocaleString('en-US')} active`;
}
