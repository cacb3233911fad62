import { campaignPath } from '../../features/newsletter/campaign-link.ts';
import { useCampaign } from '../../features/newsletter/use-campaign-report.ts';
import { howMany } from '../../lib/how-many.ts';
import { MailLine } from './MailLine.tsx';
import type { PublishingState } from './use-publishing.ts';

interface SentLineProps {
  campaign: number;
  /** What was known as it was sent. */
  summary: { waiting_count: number; total: number } | null;
  /** Where visitors read the post; null where they don't yet. */
  readAt: string | null;
  undo: PublishingState['undo'];
  onDone: () => void;
}

/** Tells how far the email is that was sent along with a post which visitors have: read on until all of it is sent. */
export function SentLine({ campaign, summary, ...lines }: SentLineProps) {
  const { data } = useCampaign(campaign, true);
  return (
    <MailLine
      {...lines}
      text={`It is online, and ${progress(data, summary)}.`}
      act={null}
      report={{ label: 'View report', path: campaignPath(campaign) }}
      doneLabel="Done"
    />
  );
}

type Known = NonNullable<ReturnType<typeof useCampaign>['data']>;

/** 'sent to 20 subscribers' */
function progress(campaign: Known | undefined, summary: SentLineProps['summary']): string {
  if (campaign !== undefined && campaign.state !== 'scheduled') {
    const { waiting, recipients, cancelled } = campaign;
    return `${waiting > 0 ? 'on its way' : 'sent'} to ${howMany(recipients - cancelled, 'subscriber')}`;
  }
  if (summary !== null && summary.total > 0) {
    return `${summary.waiting_count > 0 ? 'on its way' : 'sent'} to ${howMany(summary.total, 'subscriber')}`;
  }
  return 'its email goes to your subscribers in a moment';
}
