import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Subscriber, SubscriberAnswer } from '#shared/contract/newsletter.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { callsOfPath } from '../../components/dashboard/calls-of-path.ts';
import { QUIET_LINK } from '../../components/dashboard/quiet-link.ts';
import { failureText } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { dashboardTabPath } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SubscriberStatus } from './SubscriberStatus.tsx';
import { describeHistory, subscriberSource } from './use-subscribers.ts';

interface SubscriberDialogProps {
  subscriber: Subscriber;
  onClose: () => void;
}

/** When somebody came, what was sent to them, and the ways to what else came from their address. */
export function SubscriberDialog({ subscriber, onClose }: SubscriberDialogProps) {
  const { request } = useHost();
  const { id, email, status, subscribed_at } = subscriber;
  const { data, error } = useQuery({
    queryKey: [subscriberSource.key, 'one', id],
    queryFn: ({ signal }) => request('readSubscriber', { query: { id }, signal }),
  });
  const asked = data?.asked_at ?? null;
  const history = describeHistory(subscriber);
  return (
    <Dialog
      title={email}
      className="w-[min(34rem,calc(100vw-2rem))] text-small wrap-anywhere"
      onCancel={onClose}
      actions={
        <Button variant="secondary" size="small" onClick={onClose}>
          Close
        </Button>
      }
    >
      <dl className="mt-4 grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
        <Fact name="Status">
          <SubscriberStatus status={status} />
          {history === '' ? null : <p className="mt-1 text-quiet">{history}</p>}
        </Fact>
        <Fact name="Signed up">{formatMoment(subscribed_at)}</Fact>
        {asked === null ? null : <Fact name="Asked by email">{formatMoment(asked)}</Fact>}
        <Fact name="Newsletters">
          {data !== undefined ? (
            <Newsletters {...data} onFollow={onClose} />
          ) : (
            <p role="status" className="text-quiet">
              {error === null
                ? 'Looking …'
                : failureText(error, { refused: 'They could not be read. Please try again.' })}
            </p>
          )}
        </Fact>
        <Fact name="Also theirs">
          <p className="flex flex-wrap gap-x-4">
            <Link
              to={`${dashboardTabPath('messages')}&search=${encodeURIComponent(email)}`}
              onClick={onClose}
              className="text-link"
            >
              Messages
            </Link>
            <Link to={callsOfPath(email, 'all')} onClick={onClose} className="text-link">
              Consultations
            </Link>
          </p>
        </Fact>
      </dl>
    </Dialog>
  );
}

function Newsletters({
  newsletters,
  newsletter_count: count,
  onFollow,
}: SubscriberAnswer & { onFollow: () => void }) {
  if (count === 0) return <p className="text-quiet">None was sent to them lately.</p>;
  return (
    <>
      <ul className="grid gap-1">
        {newsletters.map(({ id, subject, sent_at }) => (
          <li key={id}>
            <Link
              to={`${dashboardTabPath('campaigns')}&campaign=${id}`}
              onClick={onFollow}
              className={QUIET_LINK}
            >
              {subject}
            </Link>
            <span className="block text-fine text-quiet">{formatMoment(sent_at)}</span>
          </li>
        ))}
      </ul>
      {count > newsletters.length ? (
        <p className="mt-1 text-quiet">and {(count - newsletters.length).toLocaleString('en-US')} before</p>
      ) : null}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
