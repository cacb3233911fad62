import { business } from '#content/business.ts';
import type { Campaign } from '#shared/contract/campaigns.ts';
import { RefusalDetails } from '../../components/dashboard/RefusalDetails.tsx';
import { refusalInWords } from '../../components/dashboard/refusal-words.ts';
import { ProgressBar } from '../../components/dashboard/ProgressBar.tsx';
import { howMany } from '../../lib/how-many.ts';
import { countDone, phaseOf, wasNeverSent, wholeMoment } from './campaign-phase.ts';

/** How far a campaign has come, in a sentence; nothing once it is over. */
export function CampaignStatus({ campaign }: { campaign: Campaign }) {
  const { recipients, stopped_by } = campaign;
  switch (phaseOf(campaign)) {
    case 'sending':
      return <Progress campaign={campaign} words={`${countDone(campaign)} are out`} />;
    case 'paused':
      return <Progress campaign={campaign} words={`Paused: ${countDone(campaign)} are out`} />;
    case 'stopped':
      return (
        <div className="mt-1 max-w-[38rem] font-normal wrap-anywhere">
          <p>
            <span className="font-semibold text-alarm">Stopped after {countDone(campaign)}:</span> it was
            refused again and again. {stopped_by === null ? null : refusalInWords(stopped_by).words}
          </p>
          {stopped_by === null ? null : <RefusalDetails reasons={[stopped_by]} />}
        </div>
      );
    case 'scheduled':
      return (
        <p className="mt-1 font-normal text-quiet tabular-nums">
          {whenSent(campaign)}
          {toWhom(campaign)}
        </p>
      );
    case 'cancelled':
      return (
        <p className="mt-1 font-normal text-quiet tabular-nums">
          {wasNeverSent(campaign) ? 'Cancelled before it went out' : `Cancelled after ${countDone(campaign)}`}
        </p>
      );
    case 'over':
      return recipients === 0 ? (
        <p className="mt-1 font-normal text-quiet">Nobody was on the list at its time</p>
      ) : null;
  }
}

/** When a scheduled campaign goes out; one of a post not before visitors can read that. */
function whenSent({ send_at, waits_for_post, post_at }: Campaign): string {
  const at = (instant: string) => `${wholeMoment(instant)} ${business.time.name}`;
  const isLater = post_at !== null && (send_at === null || send_at < post_at);
  if (!waits_for_post) return `Goes out ${send_at === null ? 'soon' : at(send_at)}`;
  if (isLater) return `Goes out with its post, ${at(post_at)}`;
  if (post_at !== null || send_at === null)
    return send_at === null ? 'Goes out when its post is published' : `Goes out ${at(send_at)}`;
  return `Goes out ${at(send_at)}, but not before its post is published`;
}

/** After when it goes out. */
function toWhom({ prospects }: Campaign): string {
  if (prospects === null) return '';
  return prospects === 0 ? ', to nobody yet' : `, to ${howMany(prospects, 'subscriber')}`;
}

function Progress({ campaign, words }: { campaign: Campaign; words: string }) {
  const { subject, recipients, waiting } = campaign;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3">
      <ProgressBar
        label={`Sending “${subject}”`}
        value={recipients - waiting}
        max={recipients}
        className="max-w-60 min-w-0 grow basis-20"
      />
      <span className="font-normal whitespace-nowrap text-quiet tabular-nums">{words}</span>
    </div>
  );
}
