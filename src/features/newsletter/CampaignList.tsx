import type { ReactNode } from 'react';
import type { Campaign } from '#shared/contract/campaigns.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CAMPAIGN_ROWS } from '../../components/dashboard/row-shapes.ts';
import { ListFoot } from '../../components/dashboard/ListFoot.tsx';
import { ListLoading } from '../../components/dashboard/ListLoading.tsx';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { useAddressFields } from '../../lib/use-address-fields.ts';
import { LoadFailure } from '../../components/dashboard/LoadFailure.tsx';
import { CampaignTable } from './CampaignTable.tsx';
import { isOpen } from './OpenCampaigns.tsx';
import { SendTimeDialog } from './SendTimeDialog.tsx';
import { type CampaignEvents, useCampaignActions } from './use-campaign-actions.ts';
import { useCampaigns } from './use-campaigns.ts';

interface CampaignListProps {
  /** Above those that were sent: what is still being written. */
  drafts: ReactNode;
  /** The path on which a new one is written. */
  writeAt: string;
  events: CampaignEvents;
}

/** See `writeSorting`. */
const NEWEST_FIRST = { sort: '' };

/** The newsletters that were sent or will be, newest first, with their results and what can be done with them. */
export function CampaignList({ drafts, writeAt, events }: CampaignListProps) {
  const [{ sort }, order] = useAddressFields(NEWEST_FIRST);
  const { campaigns, total, error, retry, isLoadingMore, loadMore } = useCampaigns(sort);
  const { notice, busy, act, moving, keepTime, move } = useCampaignActions(events);

  return (
    <DashboardSection
      title="Campaigns"
      summary="What waits for its time, and what went out."
      notice={notice}
      actions={
        <ButtonLink size="small" variant={campaigns?.length === 0 ? 'secondary' : 'primary'} to={writeAt}>
          Write a newsletter
        </ButtonLink>
      }
    >
      {drafts}
      {error !== null ? (
        <div className="mt-5">
          <LoadFailure title="Error loading campaigns" message={error.message} onRetry={retry} />
        </div>
      ) : campaigns === undefined ? (
        <ListLoading name="campaigns" shape={CAMPAIGN_ROWS} />
      ) : (
        <>
          <CampaignTable
            campaigns={sort === '' ? openFirst(campaigns) : campaigns}
            sort={sort}
            onSort={(next) => order({ sort: next })}
            busy={busy}
            onAct={act}
          />
          {campaigns.length > 0 ? null : <AfterNoCampaigns writeAt={writeAt} />}
          {campaigns.length < total ? (
            <ListFoot
              name="campaigns"
              shown={campaigns.length}
              all={total}
              isReading={isLoadingMore}
              showMore={loadMore}
            />
          ) : null}
        </>
      )}
      {moving === null ? null : (
        <SendTimeDialog
          subject={moving.subject}
          sendAt={moving.send_at}
          onChoose={(sendAt) => move(moving, sendAt)}
          onCancel={keepTime}
        />
      )}
    </DashboardSection>
  );
}

/** What waits or goes out now comes before what is done. */
function openFirst(campaigns: readonly Campaign[]): Campaign[] {
  return [...campaigns.filter(isOpen), ...campaigns.filter((campaign) => !isOpen(campaign))];
}

/** Goes on below the table that says that there are none, as other lists do where they are empty. [2.15.40] */
function AfterNoCampaigns({ writeAt }: Pick<CampaignListProps, 'writeAt'>) {
  return (
    <div className="border-b border-line pb-12">
      <p className="mt-2 max-w-measure text-body text-quiet">
        What you send is listed here, with who got it, what failed, and who left.
      </p>
      <div className="mt-6">
        <ButtonLink size="small" to={writeAt}>
          Write a newsletter
        </ButtonLink>
      </div>
    </div>
  );
}
