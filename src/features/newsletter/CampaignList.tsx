import type { Campaign } from '#shared/contract/campaigns.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { howMany } from '../../lib/how-many.ts';
import { dashboardTabPath } from '../../paths.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CampaignTable } from './CampaignTable.tsx';
import { retryFailedText } from './newsletter-texts.ts';
import { useCampaigns, useRetryCampaign } from './use-campaigns.ts';

/** The sent newsletters, newest first, and their results. */
export function CampaignList() {
  const { alert, confirm } = useAlerts();
  const { campaigns, error, retry } = useCampaigns();
  const retrying = useRetryCampaign();
  const { notice, clear, say } = useNews();

  async function sendAgain({ id, failed, subject }: Campaign) {
    clear();
    const question = {
      title: `Try ${howMany(failed, 'mail')} once more?`,
      message: `“${subject}” goes out again to those who did not get it, also to addresses that were refused. Nobody gets it twice.`,
      confirmLabel: 'Try again',
    };
    if (!(await confirm(question))) return;
    retrying.mutate(id, {
      onSuccess: ({ count }) => say(`${howMany(count, 'mail')} will be tried once more.`),
      onError: (failure) => void alert(retryFailedText(failure), 'Nothing was sent'),
    });
  }

  return (
    <DashboardSection
      title="Campaigns"
      summary="Newsletters that went out."
      notice={notice}
      actions={
        <ButtonLink size="small" variant="secondary" to={dashboardTabPath('newsletter')}>
          Write a newsletter
        </ButtonLink>
      }
    >
      {error !== null ? (
        <div className="mt-5">
          <LoadFailure
            title="Error loading campaigns"
            message={error.message}
            variant="primary"
            onRetry={retry}
          />
        </div>
      ) : campaigns === undefined ? (
        <div role="status" aria-label="Loading campaigns" className="mt-5">
          <Skeleton className="h-40" />
        </div>
      ) : (
        <CampaignTable
          campaigns={campaigns}
          retrying={retrying.isPending ? retrying.variables : null}
          onRetry={(campaign) => void sendAgain(campaign)}
        />
      )}
    </DashboardSection>
  );
}
