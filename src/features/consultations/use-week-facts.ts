import { useQuery } from '@tanstack/react-query';
import { useHost } from '../../lib/host.ts';
import { useDaysOff } from './use-days-off.ts';
import { useOwnRules, useSlotsOff } from './use-slots-off.ts';
import { useWeekRules } from './use-weekly-hours.ts';
import type { WeekFacts } from './week-cells.ts';

const NOTHING: WeekFacts['taken'] = {};

/** When one can book and when not, as far as it is known. */
export function useWeekFacts(): Omit<WeekFacts, 'calls' | 'now'> {
  const { request } = useHost();
  const week = useWeekRules();
  const rules = useOwnRules();
  const daysOff = useDaysOff().query.data ?? [];
  const slotsOff = useSlotsOff().query.data ?? [];
  const { data: taken = NOTHING } = useQuery({
    queryKey: ['times-taken'],
    queryFn: async ({ signal }) => (await request('readAvailability', { signal })).taken,
    refetchOnWindowFocus: true,
  });
  return { rules, week, daysOff, slotsOff, taken };
}
