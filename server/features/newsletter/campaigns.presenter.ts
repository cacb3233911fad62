import type { Campaign } from '#shared/contract/campaigns.ts';
import type { CampaignReport } from './listed-campaigns.service.ts';
import { WITH_POST } from './send-time.ts';

/** Why emails failed and how many, the most common reason first. */
type Failures = Campaign['failures'];

/** Maximum reasons listed. Servers include their own numbers in replies, so every email may have another reason. */
const MAX_REASONS = 5;

/** @param subscribers how many would get a newsletter now */
export function presentCampaign(
  { campaign: row, failures, subscribers }: CampaignReport,
  now: Date,
): Campaign {
  const { id, subject, created_at, state, send_at } = row;
  const { recipients, delivered, waiting, failed, cancelled, unsubscribed, bounced } = row;
  return {
    id,
    subject,
    created_at,
    state,
    send_at: send_at === WITH_POST ? null : send_at,
    recipients,
    prospects: state === 'scheduled' ? subscribers : null,
    delivered,
    waiting,
    failed,
    cancelled,
    unsubscribed,
    bounced,
    stopped_by: state === 'stopped' ? row.last_refusal : null,
    failures: withRestAsOne(failures),
    is_rich: row.format === 'rich',
    post_id: row.post_id,
    waits_for_post: state === 'scheduled' && row.post_id !== null && !isPast(row.post_at, now),
    post_at: row.post_at,
    on_web: row.on_web === 1,
    page: row.on_web === 1 && row.begun_at !== null ? row.slug : null,
    is_corrected: row.page_content !== null,
  };
}

function isPast(at: string | null, now: Date): boolean {
  return at !== null && at <= now.toISOString();
}

function withRestAsOne(failures: Failures): Failures {
  if (failures.length <= MAX_REASONS) return failures;
  const rest = failures.slice(MAX_REASONS - 1);
  const count = rest.reduce((sum, failure) => sum + failure.count, 0);
  return [...failures.slice(0, MAX_REASONS - 1), { reason: 'Other reasons', count }];
}
