import { useQueryClient } from '@tanstack/react-query';
import UsersRound from 'lucide-react/icons/users-round';
import { type ReactNode, useState } from 'react';
import type { Subscriber } from '#shared/contract/newsletter.ts';
import { READERS_KEY } from '../../components/dashboard/readers-key.ts';
import { SUBSCRIBER_ROWS } from '../../components/dashboard/row-shapes.ts';
import { NarrowedList } from '../../components/dashboard/NarrowedList.tsx';
import { useBegin } from '../../components/dashboard/use-begin.ts';
import { deletionFailureText } from '../../components/dashboard/use-deletion.ts';
import { useRowDeletion } from '../../components/dashboard/use-row-deletion.ts';
import { useNarrowedList } from '../../lib/use-narrowed-list.ts';
import { useDeleteRow } from '../../lib/use-owner-list.ts';
import { useSelection } from '../../lib/use-selection.ts';
import { ROUTES } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { AddSubscriber } from './AddSubscriber.tsx';
import { SUBSCRIBER_DEEDS } from './subscriber-deeds.ts';
import { SubscriberDialog } from './SubscriberDialog.tsx';
import { SubscriberTable } from './SubscriberTable.tsx';
import { useUnsubscribing } from './use-unsubscribing.ts';
import { describeHistory, SUBSCRIBER_VIEWS, subscriberSource } from './use-subscribers.ts';

const COLUMNS: Record<string, (subscriber: Subscriber) => string> = {
  Email: (subscriber) => subscriber.email,
  Status: (subscriber) => subscriber.status,
  Reason: describeHistory,
  'Subscribed at': (subscriber) => subscriber.subscribed_at,
  'Suspected spam': (subscriber) => (subscriber.suspected_spam ? 'yes' : 'no'),
};

/**
 * The subscribers, with views, search, order, adding, deletion and export. [1.16] [2.15.37] [2.15.38]
 * @param actions beside the title, after the one that adds
 */
export function SubscriberList({ actions }: { actions?: ReactNode }) {
  const narrowed = useNarrowedList(subscriberSource, SUBSCRIBER_VIEWS);
  const { list, sort, sortBy } = narrowed;
  const queries = useQueryClient();
  function countAnew() {
    void queries.invalidateQueries({ queryKey: [READERS_KEY] });
    return undefined;
  }
  const { news, deleting, askAndDelete } = useRowDeletion(subscriberSource, countAnew);
  const removal = useDeleteRow(subscriberSource);
  const selection = useSelection(list.rows.map(({ id }) => id));
  const [opened, setOpened] = useState<Subscriber | null>(null);
  const unsubscribe = useUnsubscribing(news);
  const chosenActive = list.rows.filter(({ id, status }) => selection.has(id) && status === 'active');
  /** The address that is begun with; null where none is added. */
  const [adding, setAdding] = useState<string | null>(null);
  async function takeBack(added: number) {
    try {
      await removal.mutateAsync(added);
      news.say('Not subscribed any more: it is in the trash.');
    } catch (error) {
      await news.fail(deletionFailureText('subscriber', error), 'The subscription stays');
    }
  }
  function add(email: string) {
    news.clear();
    setAdding(email);
  }
  useBegin(add);
  const { listed, spam = 0, active } = list.counts;
  const all = listed === undefined ? list.total : listed + spam;
  return (
    <NarrowedList
      title="Subscribers"
      summary={describeCounts(all, active)}
      actions={
        <>
          <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={() => add('')}>
            Add subscriber
          </Button>
          {actions}
        </>
      }
      dialog={
        adding !== null ? (
          <AddSubscriber
            email={adding}
            onDone={(text, subscribed) => {
              setAdding(null);
              news.say(text, subscribed === null ? undefined : () => void takeBack(subscribed));
            }}
            onClose={() => setAdding(null)}
          />
        ) : opened === null ? null : (
          <SubscriberDialog subscriber={opened} onClose={() => setOpened(null)} />
        )
      }
      source={subscriberSource}
      narrowed={narrowed}
      views={SUBSCRIBER_VIEWS}
      all={all}
      news={news}
      selection={selection}
      csv={{ fileName: 'subscribers', columns: COLUMNS }}
      nameOf={({ email }) => email}
      onDeleted={countAnew}
      batchActions={
        chosenActive.length === 0 ? null : (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              unsubscribe(...chosenActive);
              selection.clear();
            }}
          >
            {SUBSCRIBER_DEEDS.unsubscribe}
          </Button>
        )
      }
      name="subscribers"
      placeholder="Address or status"
      shape={SUBSCRIBER_ROWS}
      empty={{
        icon: UsersRound,
        title: 'No subscribers yet',
        message: 'Whoever signs up is listed here. Sign up yourself to see how it goes.',
        link: 'Open the home page',
        to: ROUTES.home,
      }}
    >
      <SubscriberTable
        subscribers={list.rows}
        sort={sort}
        onSort={sortBy}
        selection={selection}
        deleting={deleting}
        onOpen={setOpened}
        onUnsubscribe={(subscriber) => unsubscribe(subscriber)}
        onDelete={askAndDelete}
      />
    </NarrowedList>
  );
}

function describeCounts(all: number, active: number | undefined): string {
  const total = `${all.toLocaleString('en-US')} in all`;
  return active === undefined ? total : `${total}, ${active.toLocaleString('en-US')} active`;
}
