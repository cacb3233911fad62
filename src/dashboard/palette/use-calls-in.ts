import { skipToken, useQuery } from '@tanstack/react-query';
import type { FoundCall } from '#shared/contract/finder.ts';
import { consultationSource } from '../../features/consultations/use-consultations.ts';
import { useHost } from '../../lib/host.ts';
import { useSettled } from '../../lib/use-settled.ts';
import type { DatedWords } from './dated-words.ts';

/** So many are shown. */
const MAX_CALLS = 5;

/** The calls with somebody on some days, or all of these days, the earliest first, whatever became of them; none without days. */
export function useCallsIn(dated: DatedWords | null): { calls: FoundCall[]; isLooking: boolean } {
  const { request } = useHost();
  const wanted = dated === null ? '' : `${dated.from} ${dated.to} ${dated.rest}`;
  const asked = useSettled(wanted);
  const isAsked = dated !== null && asked === wanted;
  const { data, isFetching } = useQuery({
    queryKey: [consultationSource.key, 'in', asked],
    queryFn:
      dated === null
        ? skipToken
        : async ({ signal }) => {
            const { from, to, rest: search } = dated;
            const query = { view: 'all', sort: 'time', limit: MAX_CALLS, from, to, search };
            const { consultations } = await request('listConsultations', { query, signal });
            return consultations.map((one) => ({ ...one, excerpt: one.message }));
          },
    enabled: isAsked,
    staleTime: 10_000,
  });
  return {
    calls: (isAsked ? data : undefined) ?? [],
    isLooking: dated !== null && (isFetching || !isAsked),
  };
}
