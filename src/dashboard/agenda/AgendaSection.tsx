import { Link } from 'react-router-dom';
import { business } from '#content/business.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import { dayOf } from '#shared/business-time.ts';
import type { Agenda } from '#shared/contract/overview.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { RetryNote } from '../../components/dashboard/RetryNote.tsx';
import { howMany } from '../../lib/how-many.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { ROUTES } from '../../paths.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { notOver } from './calls.ts';
import { DueMessages } from './DueMessages.tsx';
import { NothingWaits } from './NothingWaits.tsx';
import { NextCall } from './NextCall.tsx';
import { WaitingSummary } from '../WaitingSummary.tsx';
import { useWaiting } from '../use-waiting.ts';
import { useAgenda } from './use-agenda.ts';
import { WaitingDrafts } from './WaitingDrafts.tsx';
import { WeekCalls } from './WeekCalls.tsx';

const HEADING = 'font-sans text-body font-semibold';
const COLUMN = 'grid grid-cols-1 content-start gap-y-8';

/** What needs the owner today, and can be done from here: calls, messages, drafts, emails that wait. */
export function AgendaSection() {
  const { agenda, error, retry } = useAgenda();
  const now = useMinute();
  const counts = useWaiting();
  return (
    <DashboardSection title="Today" summary={formatFullDay(dayOf(now))}>
      <WaitingSummary counts={counts} />
      {agenda !== undefined ? (
        <AgendaParts agenda={agenda} now={now} counted={counts.messages + counts.pending + counts.declined} />
      ) : error === null ? (
        <div role="status" aria-label="Loading today" className="mt-5">
          <Skeleton className="h-64" />
        </div>
      ) : (
        <RetryNote
          message={`Could not load what is waiting for you: ${error.message}`}
          onRetry={retry}
          className="mt-3"
        />
      )}
    </DashboardSection>
  );
}

interface AgendaPartsProps {
  agenda: Agenda;
  now: Date;
  /** How much waits by the counts. They know of more: a call that was over before it was confirmed. */
  counted: number;
}

function AgendaParts({ agenda, now, counted }: AgendaPartsProps) {
  const [next, ...later] = notOver(agenda.consultations, now);
  const waiting = agenda.messages.length + agenda.draft_count + agenda.waiting_emails + counted;
  if (next === undefined && waiting === 0) return <NothingWaits />;
  return (
    <div className="mt-5 grid grid-cols-1 gap-x-12 gap-y-9 border-t border-ink pt-5 xl:grid-cols-[5fr_6fr]">
      <div className={COLUMN}>
        <section aria-label="Next call">
          {next === undefined ? <NoCall /> : <NextCall call={next} now={now} />}
        </section>
        {next === undefined ? null : (
          <section aria-labelledby="later-calls">
            <div className="flex items-baseline justify-between gap-x-4">
              <h3 id="later-calls" className={HEADING}>
                This week
              </h3>
              {later.length === 0 ? null : <p className="text-fine text-quiet">{business.time.name}</p>}
            </div>
            <WeekCalls calls={later} />
          </section>
        )}
      </div>
      <div className={COLUMN}>
        <section aria-labelledby="due-messages">
          <h3 id="due-messages" className={HEADING}>
            Messages to answer
          </h3>
          <DueMessages messages={agenda.messages} now={now} />
        </section>
        <section aria-labelledby="waiting-drafts">
          <h3 id="waiting-drafts" className={HEADING}>
            Drafts
          </h3>
          <WaitingDrafts drafts={agenda.drafts} count={agenda.draft_count} />
          {agenda.waiting_emails === 0 ? null : (
            <p className="mt-4 text-quiet">{howMany(agenda.waiting_emails, 'email')} waiting to be sent.</p>
          )}
        </section>
      </div>
    </div>
  );
}

function NoCall() {
  return (
    <>
      <p className="text-body font-semibold">Next call</p>
      <p className="mt-2 text-quiet">
        No call is booked. Visitors book on the{' '}
        <Link to={ROUTES.consultation} className="text-link">
          consultation page
        </Link>
        .
      </p>
    </>
  );
}
