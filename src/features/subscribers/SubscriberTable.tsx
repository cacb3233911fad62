import type { Subscriber } from '#shared/contract/newsletter.ts';
import { type RowAction, RowMenu } from '../../components/dashboard/RowMenu.tsx';
import { AllCheckbox, RowCheckbox, SelectAllWords } from '../../components/dashboard/RowCheckbox.tsx';
import { ShortDate } from '../../components/dashboard/ShortDate.tsx';
import { BY_DATE, BY_LETTER, SortChoice } from '../../components/dashboard/SortChoice.tsx';
import { SortHead } from '../../components/dashboard/SortHead.tsx';
import type { Selection } from '../../lib/use-selection.ts';
import { SUBSCRIBER_DEEDS, UNSUBSCRIBE_HINT } from './subscriber-deeds.ts';
import { SubscriberStatus } from './SubscriberStatus.tsx';
import { describeHistory } from './use-subscribers.ts';

interface SubscriberTableProps {
  subscribers: readonly Subscriber[];
  /** See `writeSorting`; '' for newest first. */
  sort: string;
  onSort: (sort: string) => void;
  selection: Selection;
  deleting: number | null | undefined;
  onOpen: (subscriber: Subscriber) => void;
  onUnsubscribe: (subscriber: Subscriber) => void;
  onDelete: (id: number, title: string) => void;
}

const HEADER =
  'sticky top-0 z-10 max-lg:top-[2.8rem] bg-paper border-b border-line py-2 pr-4 text-fine font-semibold text-quiet @max-[36rem]:static @max-[36rem]:border-b-0';
const IN_TABLE_ALONE = '@max-[36rem]:hidden';

const ORDERS = [
  { name: 'date', label: 'Subscribed', orders: BY_DATE },
  { name: 'email', label: 'Email', orders: BY_LETTER },
  { name: 'status', label: 'Status', orders: BY_LETTER },
];

/** Address, status and date of each; on narrow screens, status and date are below the address. [3.8.01] [3.8.02] */
export function SubscriberTable({
  subscribers,
  sort,
  onSort,
  selection,
  deleting,
  onOpen,
  onUnsubscribe,
  onDelete,
}: SubscriberTableProps) {
  const actionsOf = (subscriber: Subscriber): RowAction[] => [
    { label: SUBSCRIBER_DEEDS.details, act: () => onOpen(subscriber) },
    ...(subscriber.status === 'active'
      ? [
          {
            label: SUBSCRIBER_DEEDS.unsubscribe,
            hint: UNSUBSCRIBE_HINT,
            act: () => onUnsubscribe(subscriber),
          },
        ]
      : []),
    {
      label: SUBSCRIBER_DEEDS.delete,
      shortcut: '#',
      takesAway: true,
      act: () => onDelete(subscriber.id, 'Delete this subscriber?'),
    },
  ];
  const sorting = { sort: sort === '' ? '-date' : sort, onSort };
  return (
    <div className="@container relative">
      <SortChoice columns={ORDERS} {...sorting} className="absolute top-0 right-0 @min-[36rem]:hidden" />
      <table className="w-full text-left tabular-nums">
        <caption className="sr-only">Subscribers</caption>
        <thead className="@max-[36rem]:block">
          <tr className="@max-[36rem]:flex @max-[36rem]:min-h-10 @max-[36rem]:items-center @max-[36rem]:border-b @max-[36rem]:border-line touch:@max-[36rem]:min-h-11">
            <th
              scope="col"
              className={`w-9 ${HEADER} pr-1 @max-[36rem]:flex @max-[36rem]:w-auto @max-[36rem]:items-center @max-[36rem]:gap-x-2 @max-[36rem]:py-0`}
            >
              <AllCheckbox selection={selection} />
              <SelectAllWords className="@min-[36rem]:hidden" />
            </th>
            <SortHead
              label="Email"
              column="email"
              {...sorting}
              className={`w-1/2 ${HEADER} ${IN_TABLE_ALONE}`}
            />
            <SortHead label="Status" column="status" {...sorting} className={`${HEADER} ${IN_TABLE_ALONE}`} />
            <SortHead
              label="Subscribed"
              column="date"
              descends
              {...sorting}
              className={`${HEADER} ${IN_TABLE_ALONE}`}
            />
            <th scope="col" className={`${HEADER} @max-[36rem]:sr-only`}>
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {subscribers.map((subscriber) => (
            <tr
              key={subscriber.id}
              tabIndex={-1}
              data-row={subscriber.id}
              className="border-b border-line @max-[36rem]:relative @max-[36rem]:grid @max-[36rem]:grid-cols-[auto_1fr_auto] @max-[36rem]:items-center @max-[36rem]:gap-x-3 @max-[36rem]:py-3 @max-[36rem]:pl-10"
            >
              <td className="py-1 pr-1 @max-[36rem]:absolute @max-[36rem]:top-2 @max-[36rem]:left-0 @max-[36rem]:p-0">
                <RowCheckbox id={subscriber.id} name={subscriber.email} selection={selection} />
              </td>
              <th
                scope="row"
                title={subscriber.email}
                className="py-2 pr-4 font-medium @max-[36rem]:col-span-3 @max-[36rem]:p-0 @max-[36rem]:wrap-anywhere @min-[36rem]:max-w-0 @min-[36rem]:truncate"
              >
                <button
                  type="button"
                  data-opens
                  aria-haspopup="dialog"
                  onClick={() => onOpen(subscriber)}
                  className="finger-high min-h-6 max-w-full cursor-pointer text-left underline-offset-4 hover:text-clay hover:underline @min-[36rem]:truncate"
                >
                  {subscriber.email}
                </button>
              </th>
              <td className="py-2 pr-4 @max-[36rem]:contents">
                <SubscriberStatus status={subscriber.status} />
                <DeliveryHistory subscriber={subscriber} />
              </td>
              <td className="py-2 pr-4 whitespace-nowrap text-quiet @max-[36rem]:p-0">
                <ShortDate at={subscriber.subscribed_at} />
              </td>
              <td data-deeds={`For ${subscriber.email}`} className="py-2 text-right @max-[36rem]:p-0">
                <RowMenu
                  name={subscriber.email}
                  actions={actionsOf(subscriber)}
                  busy={deleting === subscriber.id ? 'Deleting…' : false}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Why somebody is off the list, and how often emails came back although they are on it. */
function DeliveryHistory({ subscriber }: { subscriber: Subscriber }) {
  const words = describeHistory(subscriber);
  return words === '' ? null : (
    <p className="mt-1 max-w-prose text-fine wrap-anywhere text-quiet @max-[36rem]:order-last @max-[36rem]:col-span-3">
      {words}
    </p>
  );
}
