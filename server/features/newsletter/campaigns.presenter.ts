import type { Campaign } from '#shared/contract/newsletter.ts';
import type { CampaignWithProgress } from './campaigns.repository.ts';

/** Why emails failed and how many, the most common reason first. */
export type Failures = Campaign['failures'];

/** Maximum reasons listed. Servers include their own numbers in replies, so every email may have another reason. */
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
