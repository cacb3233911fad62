import type { Campaign } from '#shared/contract/campaigns.ts';
import type { CampaignWithProgress } from './campaigns.repository.ts';

/** Why emails failed and how many, the most common reason first. */
export type Failures = Campaign['failures'];

/** Maximum reasons listed. Servers include their own numbers in replies, so every email may have another reason. */
const MAX_REASONS = 5;

export function presentCampaign(row: CampaignWithProgress, failures: Failures): Campaign {
  const { id, subject, created_at, state, send_at } = row;
  const { recipients, delivered, waiting, failed, cancelled, unsubscribed, bounced } = row;
  return {
    id,
    subject,
    created_at,
    state,
    send_at,
    recipients,
    delivered,
    waiting,
    failed,
    cancelled,
    unsubscribed,
    bounced,
    stopped_by: state === 'stopped' ? row.last_refusal : null,
    failures: withRestAsOne(failures),
  };
}

function withRestAsOne(failures: Failures): Failures {
  if (failures.length <= MAX_REASONS) return failures;
  const rest = failures.slice(MAX_REASONS - 1);
  const count = rest.reduce((sum, failure) => sum + failure.count, 0);
  return [...failures.slice(0, MAX_REASONS - 1), { reason: 'Other reasons', count }];
}
