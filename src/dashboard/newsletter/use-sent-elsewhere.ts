import { useQuery } from '@tanstack/react-query';
import type { Campaign } from '#shared/contract/campaigns.ts';
import type { WritingForm } from '#shared/contract/writing.ts';
import { CAMPAIGNS } from '../../features/newsletter/use-campaigns.ts';
import { useHost } from '../../lib/host.ts';
import { useMinute } from '../../lib/use-minute.ts';

/** Among how many it is looked for: it is one of the newest. */
const NEWEST = 10;
/** How old it is at most: one of the same subject that was made long before is another one. */
const MAX_AGE_MS = 24 * 60 * 60 * 1_000;

/**
 * The campaign that a newsletter became which was here, and was sent from another tab or device.
 * @returns null for one that was discarded, and as long as that is not known
 */
export function useSentElsewhere(lost: WritingForm | null): Campaign | null {
  const { request } = useHost();
  const now = useMinute();
  const { data } = useQuery({
    queryKey: [...CAMPAIGNS, 'sent-elsewhere', lost?.title],
    queryFn: ({ signal }) => request('listCampaigns', { query: { limit: NEWEST }, signal }),
    enabled: lost !== null,
    gcTime: 0,
  });
  if (lost === null || data === undefined) return null;
  const subject = lost.title?.trim() ?? '';
  const since = new Date(now.getTime() - MAX_AGE_MS).toISOString();
  return data.campaigns.find((one) => one.subject === subject && one.created_at > since) ?? null;
}
