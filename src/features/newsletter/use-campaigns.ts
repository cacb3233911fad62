import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Campaign } from '#shared/contract/newsletter.ts';
import { useHost } from '../../lib/host.ts';

const CAMPAIGNS = ['campaigns'];
/** Marks the call that sends a newsletter, which may take its time. */
export const SENDING = ['send-newsletter'];
/** How often is looked, in milliseconds, while something is on its way. */
const REFETCH_INTERVAL_MS = 2_000;

/** What was sent, newest first, followed for as long as some of it is on its way. */
export function useCampaigns() {
  const { request } = useHost();
  const isSending = useIsMutating({ mutationKey: SENDING }) > 0;
  const { data, error, refetch } = useQuery({
    queryKey: CAMPAIGNS,
    queryFn: async ({ signal }) => (await request('listCampaigns', { signal })).campaigns,
    refetchOnWindowFocus: true,
    refetchInterval: (query) =>
      isSending || query.state.data?.some(isUnderWay) ? REFETCH_INTERVAL_MS : false,
  });
  return { campaigns: data, error: data === undefined ? error : null, retry: () => void refetch() };
}

export function isUnderWay({ waiting }: Campaign): boolean {
  return waiting > 0;
}

/** Makes every list of campaigns look again. */
export function useRefetch(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: CAMPAIGNS });
}

/** Sends once more what failed of a campaign. */
export function useRetryCampaign() {
  const { request } = useHost();
  const refetchCampaigns = useRefetch();
  return useMutation({
    mutationFn: (id: number) => request('retryCampaign', { body: { id } }),
    onSettled: refetchCampaigns,
  });
}
