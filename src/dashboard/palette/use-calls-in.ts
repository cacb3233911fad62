import type { FoundCall } from '#shared/contract/finder.ts';
import { useSettled } from '../../lib/use-settled.ts';
import type { DatedWords } from './dated-words.ts';
import { useCallsOf } from './use-calls-of.ts';

/** So many are shown, unless another number is asked for. */
const MAX_CALLS = 5;

/** The calls with somebody on some days, or all of these days, the earliest first, whatever became of them; none without days. */
export function useCallsIn(
  dated: DatedWords | null,
  limit = MAX_CALLS,
): { calls: FoundCall[]; isLooking: boolean } {
  const wanted = dated === null ? '' : `${dated.from} ${dated.to} ${dated.rest}`;
  const isAsked = useSettled(wanted) === wanted;
  const { calls, isFetching } = useCallsOf(dated === null || !isAsked ? null : narrowingTo(dated, limit));
  return { calls, isLooking: dated !== null && (isFetching || !isAsked) };
}

function narrowingTo({ from, to, rest: search }: DatedWords, limit: number) {
  return { view: 'all', sort: 'time', limit, from, to, search };
}
