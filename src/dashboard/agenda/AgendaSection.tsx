import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '#shared/days-in-words.ts';
import { dayOf } from '#shared/business-time.ts';
import type { Agenda } from '#shared/contract/overview.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { type CallMenu, useCallMenu } from '../../features/consultations/owner-changes/use-call-menu.tsx';
import { howMany } from '../../lib/how-many.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { dashboardTabPath, ROUTES } from '../../paths.ts';
import { callPath } from '../../components/dashboard/calls-of-path.ts';
import { ListLoading } from '../../components/dashboard/ListLoading.tsx';
import { DUE_ROWS } from '../../components/dashboard/row-shapes.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { isImminent, notOver, startsIn } from './calls.ts';
import { ComingNewsletters } from './ComingNewsletters.tsx';
import { DueMessages } from './DueMessages.tsx';
import { NothingWaits } from './NothingWaits.tsx';
import { NextCall } from './NextCall.tsx';
import { PartHead } from './PartHead.tsx';
import { WaitingSummary } from '../WaitingSummary.tsx';
import { useOverview } from '../use-overview.ts';
import { useWaiting } from '../use-waiting.ts';
import { useAgenda } from './use-agenda.ts';
import { draftsBeside, WaitingDrafts } from './WaitingDrafts.tsx';
import { WeekCalls } from './WeekCalls.tsx';

const ALL_CALLS = { to: dashboardTabPath('consultations'), label: 'All consultations' };
const ALL_MESSAGES = { to: dashboardTabPath('messages'), label: 'All messages' };
const ALL_CAMPAIGNS = { to: dashboardTabPath('campaigns'), label: 'All campaigns' };
const ALL_DRAFTS = { to: `${dashboardTabPath('posts')}&status=draft`, label: 'All drafts' };
/** It ends with a line: what follows needs none. */
const ENDS_RULED = 'empty:hidden [&:not(:empty)~*]:mt-9 [&:not(:empty)~*]:border-t-0 [&:not(:empty)~*]:pt-0';
const COLUMN = 'grid grid-cols-1 content-start gap-y-8';

/**
 * What needs the owner today, and can be done from here: calls, messages, drafts, emails that wait.
 * @param failed what could not be loaded, which stands before all of it
 * @param troubles what does not work, which comes next; but a call that runs, or begins within the hour, stands before it
 */
export function AgendaSection({ failed, troubles }: { failed: ReactNode; troubles: ReactNode }) {
  const { agenda, error } = useAgenda();
  const { posts } = useOverview();
  const now = useMinute();
  const counts = useWaiting(agenda?.messages ?? [], now);
  const [next] = notOver(agenda?.consultations ?? [], now);
  const imminent = next !== undefined && isImminent(next, now) ? next : null;
  const { news, menuOf, confirmOne, dialog } = useCallMenu();
  return (
    <DashboardSection title="Today" summary={formatDay(dayOf(now))} notice={news.notice}>
      <WaitingSummary
        counts={counts}
        call={imminent === null ? null : { to: callPath(imminent.id), when: startsIn(imminent, now) ?? '' }}
      />
      <div className={`mt-5 ${ENDS_RULED}`}>{failed}</div>
      {/* Not before it is known whether a call comes first: then they stay where they are. */}
      <div className={`mt-5 border-t border-ink ${ENDS_RULED}`}>
        {imminent === null && (agenda !== undefined || error !== null) ? troubles : null}
      </div>
      {dialog}
      {agenda !== undefined ? (
        <AgendaParts
          agenda={agenda}
          troubles={imminent === null ? null : troubles}
          recent={posts.recent === undefined && posts.error === null ? null : idsOf(posts.recent ?? [])}
          now={now}
          counted={counts.messages + counts.pending + counts.declined}
          news={news}
          menuOf={menuOf}
          onConfirm={confirmOne}
        />
      ) : error === null ? (
        <Loading />
      ) : (
        <NotThere />
      )}
    </DashboardSection>
  );
}

interface AgendaPartsProps {
  agenda: Agenda;
  /** What does not work, where it stands behind the next call; null otherwise. */
  troubles: ReactNode;
  /** The posts below, under “Recent posts”; null while they are not known. */
  recent: ReadonlySet<number> | null;
  now: Date;
  /** How much waits by the counts. They know of more: a call that was over before it was confirmed. */
  counted: number;
  news: CallMenu['news'];
  /** What else can be done with a call. */
  menuOf: CallMenu['menuOf'];
  onConfirm: CallMenu['confirmOne'];
}

function AgendaParts({ agenda, troubles, recent, now, counted, news, menuOf, onConfirm }: AgendaPartsProps) {
  const [next, ...later] = notOver(agenda.consultations, now);
  const drafts = recent === null ? [] : draftsBeside(agenda.drafts, recent);
  const { messages, newsletters, draft_count, waiting_emails } = agenda;
  const waiting = messages.length + newsletters.length + draft_count + waiting_emails + counted;
  if (next === undefined && waiting === 0) return <NothingWaits />;
  return (
    <div className="mt-5 grid grid-cols-1 gap-x-12 gap-y-9 border-t border-ink pt-5 xl:grid-cols-[6fr_5fr]">
      <div className={COLUMN}>
        <section aria-label="Next call">
          {next === undefined ? (
            <NoCall />
          ) : (
            <NextCall key={next.id} call={next} now={now} menu={menuOf(next)} onConfirm={onConfirm} />
          )}
        </section>
        {troubles === null ? null : <div className="border-t border-line empty:hidden">{troubles}</div>}
        {next === undefined ? null : (
          <section aria-labelledby="later-calls">
            <PartHead id="later-calls" title="The next seven days" all={ALL_CALLS} />
            <WeekCalls calls={later} today={dayOf(now)} menuOf={menuOf} onConfirm={onConfirm} />
          </section>
        )}
      </div>
      <div className={COLUMN}>
        <section aria-labelledby="due-messages">
          <PartHead id="due-messages" title="Messages to answer" all={ALL_MESSAGES} />
          <DueMessages messages={agenda.messages} now={now} news={news} />
        </section>
        {newsletters.length === 0 ? null : (
          <section aria-labelledby="coming-newsletters">
            <PartHead id="coming-newsletters" title="Going out" all={ALL_CAMPAIGNS} />
            <ComingNewsletters newsletters={newsletters} now={now} />
          </section>
        )}
        {drafts.length === 0 ? null : (
          <section aria-labelledby="waiting-drafts">
            <PartHead id="waiting-drafts" title="Drafts" all={ALL_DRAFTS} />
            <WaitingDrafts drafts={drafts} today={dayOf(now)} />
          </section>
        )}
        {agenda.waiting_emails === 0 ? null : (
          <section aria-labelledby="waiting-emails">
            <PartHead id="waiting-emails" title="Emails" all={null} />
            <p className="mt-2 text-quiet">{howMany(agenda.waiting_emails, 'email')} waiting to be sent.</p>
          </section>
        )}
      </div>
    </div>
  );
}

/** The next call, and rows beside it, as they will stand. */
function Loading() {
  return (
    <div className="mt-5 grid grid-cols-1 gap-x-12 gap-y-9 border-t border-ink pt-5 xl:min-h-104 xl:grid-cols-[6fr_5fr]">
      <div aria-hidden className="list-loading grid content-start gap-3">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="mt-3 h-6 w-1/2" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="mt-3 h-9 w-20" />
      </div>
      <div className="content-start">
        <div aria-hidden className="list-loading">
          <Skeleton className="mt-1 h-4 w-36" />
        </div>
        <ListLoading name="today" shape={DUE_ROWS} rows={3} />
      </div>
    </div>
  );
}

function idsOf(posts: readonly { id: number }[]): Set<number> {
  return new Set(posts.map(({ id }) => id));
}

/** The agenda failed: what it gathers is still in the tabs. */
function NotThere() {
  return (
    <p className="mt-4 max-w-measure text-quiet">
      What waits for you is in the tabs, too:{' '}
      {[ALL_CALLS, ALL_MESSAGES].map(({ to, label }, index) => (
        <Fragment key={to}>
          {index === 0 ? null : ', '}
          <Link to={to} className="text-link">
            {label}
          </Link>
        </Fragment>
      ))}
      .
    </p>
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
