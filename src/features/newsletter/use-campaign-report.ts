import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CampaignPeople } from '#shared/contract/campaign-reports.ts';
import type { Campaign } from '#shared/contract/campaigns.ts';
import { useHost } from '../../lib/host.ts';
import { nextPage } from '../../lib/owner-list.ts';
import { CAMPAIGNS, intervalFor } from './use-campaigns.ts';

/** One campaign, polled while it is not done. */
export function useCampaign(id: number) {
  const { request } = useHost();
  return useQuery({
    queryKey: [...CAMPAIGNS, 'one', id],
    queryFn: async ({ signal }) => (await request('readCampaign', { query: { id }, signal })).campaign,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data === undefined ? false : intervalFor([state.data])),
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
