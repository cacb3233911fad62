import {
  keepPreviousData,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { CAMPAIGNS_AT_ONCE, MAX_CAMPAIGNS } from '#shared/limits.ts';
import type { Campaign, CampaignChange } from '#shared/contract/campaigns.ts';
import { AGENDA_KEY } from '../../components/dashboard/agenda-key.ts';
import { useHost } from '../../lib/host.ts';
import { LOOKS_AGAIN } from '../../lib/use-look-again.ts';
import { phaseOf } from './campaign-phase.ts';

/** The query key of all that is said of campaigns. */
export const CAMPAIGNS = ['campaigns'];
/** The query key of whether posts can be sent. */
export const POST_SENDING = ['post-sending'];
/** The mutation key of sending a newsletter, which may take long. */
export const SENDING = ['send-newsletter'];
/** Polling intervals, in milliseconds: while emails are being sent, and while a campaign waits. */
const REFETCH_INTERVAL_MS = 2_000;
const SLOW_INTERVAL_MS = 10_000;

/**
 * The campaigns, newest first unless they are sorted, polled while one of them is not done: the first, and more as they
 * are asked for.
 */
export function useCampaigns(sort = '') {
  const { request } = useHost();
  const isSending = useIsMutating({ mutationKey: SENDING }) > 0;
  const [limit, setLimit] = useState(CAMPAIGNS_AT_ONCE);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [...CAMPAIGNS, sort, limit],
    queryFn: ({ signal }) =>
      request('listCampaigns', { query: { limit, ...(sort === '' ? {} : { sort }) }, signal }),
    placeholderData: keepPreviousData,
    meta: LOOKS_AGAIN,
    refetchInterval: (query) =>
      isSending ? REFETCH_INTERVAL_MS : intervalFor(query.state.data?.campaigns ?? []),
  });
  return {
    campaigns: data?.campaigns,
    total: Math.min(data?.total ?? 0, MAX_CAMPAIGNS),
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    isLoadingMore: isPlaceholderData,
    loadMore: () => setLimit(Math.min(limit + CAMPAIGNS_AT_ONCE, MAX_CAMPAIGNS)),
  };
}

/** How soon they are to be read again: false once all of them are done. */
export function intervalFor(campaigns: readonly Campaign[]): number | false {
  const phases = campaigns.map(phaseOf);
  if (phases.includes('sending')) return REFETCH_INTERVAL_MS;
  return phases.every((phase) => phase === 'over' || phase === 'cancelled') ? false : SLOW_INTERVAL_MS;
}

/** Returns a function that refetches every list of campaigns, what goes out next, and what is known of posts as emails. */
export function useRefetch(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [CAMPAIGNS, AGENDA_KEY, POST_SENDING])
      void queries.invalidateQueries({ queryKey });
  };
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

/** Pauses, cancels or otherwise changes a campaign. */
export function useChangeCampaign() {
  const { request } = useHost();
  const refetchCampaigns = useRefetch();
  return useMutation({
    mutationFn: (change: CampaignChange) => request('changeCampaign', { body: change }),
    onSettled: refetchCampaigns,
  });
}
