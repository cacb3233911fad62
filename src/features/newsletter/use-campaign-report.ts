import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CampaignPeople } from '#shared/contract/campaign-reports.ts';
import type { Campaign } from '#shared/contract/campaigns.ts';
import { useHost } from '../../lib/host.ts';
import { nextPage } from '../../lib/owner-list.ts';
import { CAMPAIGNS, intervalFor } from './use-campaigns.ts';

/** How soon one that goes out at this moment is read again (ms). */
const DUE_INTERVAL_MS = 1_000;

/** One campaign, polled while it is not done. @param isDue whether it goes out at this moment, if it has not yet */
export function useCampaign(id: number, isDue = false) {
  const { request } = useHost();
  return useQuery({
    queryKey: [...CAMPAIGNS, 'one', id],
    queryFn: async ({ signal }) => (await request('readCampaign', { query: { id }, signal })).campaign,
    refetchOnWindowFocus: true,
    refetchInterval({ state: { data } }) {
      if (data === undefined) return false;
      return isDue && data.state === 'scheduled' ? DUE_INTERVAL_MS : intervalFor([data]);
    },
  });
}

/** The email that its subscribers got, or would get now: until it goes out, that may be another one each time. */
export function useCampaignEmail({ id, state }: Campaign) {
  const { request } = useHost();
  const isScheduled = state === 'scheduled';
  return useQuery({
    queryKey: ['campaign-email', id, isScheduled],
    queryFn: ({ signal }) => request('readCampaignEmail', { query: { id }, signal }),
    ...(isScheduled ? { staleTime: 0, refetchOnWindowFocus: true } : {}),
  });
}

/** Those whom it did not reach, or who left by it, and how to load more of them. */
export function useCampaignPeople(id: number, who: CampaignPeople) {
  const { request } = useHost();
  const query = useInfiniteQuery({
    queryKey: [...CAMPAIGNS, 'people', id, who],
    async queryFn({ pageParam: page, signal }) {
      const { people, pagination } = await request('listCampaignPeople', {
        query: { id, who, ...(page === 1 ? {} : { page }) },
        signal,
      });
      return { rows: people, pagination };
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
  return { query, people: query.data?.pages.flatMap(({ rows }) => rows) ?? [] };
}
