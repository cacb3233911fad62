import type { Subscriber } from '#shared/contract/newsletter.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { AllCheckbox, RowCheckbox } from '../../components/dashboard/RowCheckbox.tsx';
import { SortHead } from '../../components/dashboard/SortHead.tsx';
import type { Selection } from '../../lib/use-selection.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { describeHistory } from './use-subscribers.ts';

interface SubscriberTableProps {
  subscribers: readonly Subscriber[];
  /** See `writeSorting`; '' for newest first. */
  sort: string;
  onSort: (sort: string) => void;
  selection: Selection;
  deleting: number | null | undefined;
  onDelete: (id: number, title: string) => void;
}

const HEADER =
  'sticky top-0 z-10 max-lg:top-[2.8rem] bg-paper border-b border-line py-2 pr-4 text-fine font-semibold text-quiet max-[700px]:static max-[700px]:border-b-0';

/** Address, status and date of each; on narrow screens, status and date are below the address. [3.8.01] [3.8.02] */
export function SubscriberTable({
  subscribers,
  sort,
  onSort,
  selection,
  deleting,
  onDelete,
}: SubscriberTableProps) {
  const sorting = { sort: sort === '' ? '-date' : sort, onSort };
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="sr-only">Subscribers</caption>
      <thead className="max-[700px]:block">
        <tr className="max-[700px]:flex max-[700px]:items-center max-[700px]:border-b max-[700px]:border-line">
          <th scope="col" className={`w-9 ${HEADER} pr-1 max-[700px]:w-10 max-[700px]:shrink-0`}>
            <AllCheckbox selection={selection} />
          </th>
          <SortHead
            label="Email"
            column="email"
            {...sorting}
            className={`w-1/2 ${HEADER} max-[700px]:w-auto`}
          />
          <SortHead label="Status" column="status" {...sorting} className={HEADER} />
          <SortHead label="Subscribed" column="date" descends {...sorting} className={HEADER} />
          <th scope="col" className={`${HEADER} max-[700px]:sr-only`}>
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {subscribers.map((subscriber) => (
          <tr
            key={subscriber.id}
            tabIndex={-1}
            className="border-b border-line max-[700px]:relative max-[700px]:grid max-[700px]:grid-cols-[auto_1fr_auto] max-[700px]:items-center max-[700px]:gap-x-3 max-[700px]:py-3 max-[700px]:pl-10"
          >
            <td className="py-1 pr-1 max-[700px]:absolute max-[700px]:top-2 max-[700px]:left-0 max-[700px]:p-0">
              <RowCheckbox id={subscriber.id} name={subscriber.email} selection={selection} />
            </td>
            <th
              scope="row"
              className="py-2 pr-4 font-medium wrap-anywhere max-[700px]:col-span-3 max-[700px]:p-0"
            >
              {subscriber.email}
            </th>
            <td className="py-2 pr-4 max-[700px]:contents">
              <SubscriberStatus status={subscriber.status} />
              <DeliveryHistory subscriber={subscriber} />
            </td>
            <td className="py-2 pr-4 whitespace-nowrap text-quiet max-[700px]:p-0">
              {formatLongDate(subscriber.subscribed_at)}
            </td>
            <td className="py-2 text-right max-[700px]:p-0">
              <Button
                size="small"
                variant="quiet"
                className="-mr-3"
                busy={deleting === subscriber.id ? 'Deleting…' : false}
                aria-label={`Delete ${subscriber.email}`}
                onClick={() => onDelete(subscriber.id, 'Delete this subscriber?')}
              >
                Delete
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const STATUSES: Record<string, { tone: BadgeTone; label: string }> = {
  active: { tone: 'agave', label: 'Active' },
  pending: { tone: 'sun', label: 'Pending' },
  unsubscribed: { tone: 'plain', label: 'Unsubscribed' },
  bounced: { tone: 'alarm', label: 'Bounced' },
};

/** Why somebody is off the list, and how often emails came back although they are on it. */
function DeliveryHistory({ subscriber }: { subscriber: Subscriber }) {
  const words = describeHistory(subscriber);
  return words === '' ? null : (
    <p className="mt-1 max-w-prose text-fine wrap-anywhere text-quiet max-[700px]:order-last max-[700px]:col-span-3">
      {words}
    </p>
  );
}

/** An unknown status is shown unchanged. [3.8.03] [D44] */
function SubscriberStatus({ status }: { status: string }) {
  const { tone, label } = STATUSES[status] ?? { tone: 'plain', label: status };
  return <Badge tone={tone}>{label}</Badge>;
}
