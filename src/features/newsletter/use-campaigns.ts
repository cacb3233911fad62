import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Campaign } from '#shared/contract/campaigns.ts';
import { useHost } from '../../lib/host.ts';

const CAMPAIGNS = ['campaigns'];
/** The mutation key of sending a newsletter, which may take long. */
export const SENDING = ['send-newsletter'];
/** Polling interval, in milliseconds, while emails are being sent. */
const REFETCH_INTERVAL_MS = 2_000;

/** The campaigns, newest first, polled while one of them is being sent. */
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

/** Returns a function that refetches every list of campaigns. */
export function useRefetch(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: CAMPAIGNS });
}

/** Resends the failed emails of a campaign. */
export function useRetryCampaign() {
  const { request } = useHost();
  const refetchCampaigns = useRefetch();
  return useMutation({
    mutationFn: (id: number) => request('retryCampaign', { body: { id } }),
    onSettled: refetchCampaigns,
  });
}
