import { useEffect, useRef } from 'react';
import type { Campaign } from '#shared/contract/campaigns.ts';
import { LoadFailure } from '../../components/dashboard/LoadFailure.tsx';
import { NewsLine } from '../../components/dashboard/NewsLine.tsx';
import { WayBack } from '../../components/dashboard/WayBack.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { howMany } from '../../lib/how-many.ts';
import { dashboardTabPath } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type CampaignAct, choicesFor } from './campaign-choices.ts';
import { phaseOf, sentAt } from './campaign-phase.ts';
import { CampaignBadge } from './CampaignBadge.tsx';
import { CampaignEmailView } from './CampaignEmailView.tsx';
import { CampaignFigures } from './CampaignFigures.tsx';
import { CampaignPeopleSection } from './CampaignPeopleSection.tsx';
import { ActButton, CampaignReportActions } from './CampaignReportActions.tsx';
import { CampaignStatus } from './CampaignStatus.tsx';
import { SendTimeDialog } from './SendTimeDialog.tsx';
import { type CampaignEvents, useCampaignActions } from './use-campaign-actions.ts';
import { useCampaign } from './use-campaign-report.ts';

interface CampaignReportProps {
  id: number;
  events: CampaignEvents;
}

/** One campaign: what was sent, when and to how many, and what became of it. */
export function CampaignReport({ id, events }: CampaignReportProps) {
  const { data: campaign, error, refetch } = useCampaign(id);
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="text-small">
      <WayBack to={dashboardTabPath('campaigns')} label="Campaigns" />
      {campaign !== undefined && !isGone ? (
        <Report campaign={campaign} events={events} />
      ) : error === null ? (
        <div role="status" aria-label="Loading the campaign" className="mt-4">
          <Skeleton className="h-96" />
        </div>
      ) : (
        <div className="mt-4">
          {isGone ? (
            <EmptyState title="No such campaign" message="It is not there any more." />
          ) : (
            <LoadFailure
              title="Error loading the campaign"
              message={error.message}
              onRetry={() => void refetch()}
            />
          )}
        </div>
      )}
    </div>
  );
}

function Report({ campaign, events }: { campaign: Campaign; events: CampaignEvents }) {
  const { id, subject, recipients, delivered, failed, failures, unsubscribed, state, post_id } = campaign;
  const { notice, busy, act, moving, keepTime, move } = useCampaignActions(events);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const isSent = recipients > 0;
  const soFar = phaseOf(campaign) === 'sending' ? ' so far' : '';
  const choices = choicesFor(campaign);
  const retry = choices.find((choice) => choice.act === 'retry');
  const acting = { busy: busy?.act ?? null, onAct: (next: CampaignAct) => act(campaign, next) };
  return (
    <article aria-labelledby="campaign-subject">
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-3 sm:gap-x-8">
        <div className="min-w-0 grow basis-56">
          <h2
            ref={heading}
            id="campaign-subject"
            tabIndex={-1}
            className="text-heading wrap-anywhere outline-none"
          >
            {subject}
          </h2>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet tabular-nums">
            {phaseOf(campaign) === 'over' ? null : <CampaignBadge campaign={campaign} />}
            {isSent ? (
              <p>
                {phaseOf(campaign) === 'over' ? 'Sent' : 'Begun'} {sentAt(campaign)}, to{' '}
                {howMany(recipients, 'subscriber')}
              </p>
            ) : null}
          </div>
          <CampaignStatus campaign={campaign} />
        </div>
        <CampaignReportActions
          campaign={campaign}
          choices={choices.filter((choice) => choice !== retry)}
          {...acting}
        />
      </div>
      {notice === null ? null : <NewsLine notice={notice} />}
      {isSent ? <CampaignFigures campaign={campaign} /> : null}
      <div className="mt-8 grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <section
          aria-labelledby="campaign-email"
          className="max-w-[42rem] min-w-0 xl:sticky xl:top-8 xl:self-start"
        >
          <h3 id="campaign-email" className="mb-3 text-[1.25rem] leading-tight">
            The email
          </h3>
          {state === 'scheduled' && post_id !== null ? (
            <p className="-mt-2 mb-3 text-quiet">
              It takes what its post has when it goes out. This is that now.
            </p>
          ) : null}
          {campaign.is_corrected ? (
            <p className="-mt-2 mb-3 text-quiet">
              Its page on the web was corrected since. This is what went out.
            </p>
          ) : null}
          <CampaignEmailView campaign={campaign} />
        </section>
        {isSent ? (
          <div className="grid min-w-0 content-start gap-10">
            <CampaignPeopleSection
              campaign={id}
              who="failed"
              count={failed}
              title="Not delivered"
              reasons={failures}
              summary={failed === 0 ? `None came back or failed${soFar}.` : howMany(failed, 'email')}
              actions={
                retry === undefined ? undefined : (
                  <ActButton choice={{ ...retry, label: 'Try again' }} {...acting} />
                )
              }
            />
            <CampaignPeopleSection
              campaign={id}
              who="unsubscribed"
              count={unsubscribed}
              title="Unsubscribed"
              summary={
                unsubscribed === 0 ? `Nobody left by its link${soFar}.` : 'By the link in this newsletter.'
              }
            />
            <CampaignPeopleSection
              campaign={id}
              who="sent"
              count={delivered}
              title="Received by"
              summary={
                delivered === 0
                  ? 'Nobody yet.'
                  : `${howMany(delivered, 'subscriber')}, as their mail servers say.`
              }
            />
          </div>
        ) : null}
      </div>
      {moving === null ? null : (
        <SendTimeDialog
          subject={moving.subject}
          sendAt={moving.send_at}
          onChoose={(sendAt) => move(moving, sendAt)}
          onCancel={keepTime}
        />
      )}
    </article>
  );
}
