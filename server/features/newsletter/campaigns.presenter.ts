import type { Campaign } from '#shared/contract/newsletter.ts';
import type { CampaignWithProgress } from './campaigns.repository.ts';

/** Why emails failed, and how many; the commonest reason first. */
export type Failures = Campaign['failures'];

/** Servers put numbers of their own into what they say, so that there can be as many reasons as emails. */
const MAX_REASONS = 5;

export function presentCampaign(row: CampaignWithProgress, failures: Failures): Campaign {
  const { id, subject, created_at, recipients, delivered, waiting, failed, unsubscribed } = row;
  return {
    id,
    subject,
    created_at,
    recipients,
    delivered,
    waiting,
    failed,
    unsubscribed,
    failures: withRestAsOne(failures),
  };
}

function withRestAsOne(failures: Failures): Failures {
  if (failures.length <= MAX_REASONS) return failures;
  const rest = failures.slice(MAX_REASONS - 1);
  const count = rest.reduce((sum, failure) => sum + failure.count, 0);
  return [...failures.slice(0, MAX_REASONS - 1), { reason: 'Other reasons', count }];
}
