import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CampaignPeople } from '#shared/contract/campaign-reports.ts';
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

/** The email that its subscribers get or got. */
export function useCampaignEmail(id: number) {
  const { request } = useHost();
  return useQuery({
    queryKey: ['campaign-email', id],
    queryFn: ({ signal }) => request('readCampaignEmail', { query: { id }, signal }),
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
