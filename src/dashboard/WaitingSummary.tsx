import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { callsView } from '../components/dashboard/calls-of-path.ts';
import { howMany } from '../lib/how-many.ts';
import { dashboardTabPath } from '../paths.ts';
import type { useWaiting } from './use-waiting.ts';

const URGENT = 'font-semibold text-alarm';
/** As high in all its states: what stands below it is not to move. */
const LINE = 'mt-1 min-h-6 text-quiet';

interface WaitingSummaryProps {
  counts: ReturnType<typeof useWaiting>;
  /** A call that runs or begins within the hour; null without one. */
  call: { to: string; when: string } | null;
}

/** Everything that awaits the owner, the most urgent first, in one line of links; its place is kept while that is not known. */
export function WaitingSummary({ counts, call }: WaitingSummaryProps) {
  const { messages, overdue, pending, declined, isKnown } = counts;
  if (call === null && messages + pending + declined === 0)
    return (
      <p className={`${LINE} ${isKnown ? '' : 'max-sm:min-h-12'}`}>
        {isKnown ? 'No messages to answer, no consultations to confirm.' : null}
      </p>
    );
  return (
    <p className={`${LINE} flex flex-wrap items-center gap-x-4`}>
      Waiting for you:
      {call === null ? null : (
        <Thing to={call.to}>
          <strong className={URGENT}>call {call.when}</strong>
        </Thing>
      )}
      {messages === 0 ? null : (
        <Thing to={dashboardTabPath('messages')}>
          {overdue === 0 ? (
            `${howMany(messages, 'message')} to answer`
          ) : (
            <span>
              <strong className={URGENT}>{howMany(overdue, 'message')} overdue</strong>
              {messages === overdue ? '' : `, ${(messages - overdue).toLocaleString('en-US')} more to answer`}
            </span>
          )}
        </Thing>
      )}
      {pending === 0 ? null : (
        <Thing to={callsView('pending')}>{howMany(pending, 'consultation')} to confirm</Thing>
      )}
      {declined === 0 ? null : (
        <Thing to={dashboardTabPath('consultations')}>{howMany(declined, 'declined consultation')}</Thing>
      )}
    </p>
  );
}

function Thing({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="finger-high inline-flex min-h-6 items-center text-link">
      {children}
    </Link>
  );
}
