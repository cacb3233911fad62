import { useQuery } from '@tanstack/react-query';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { useHost } from '../../lib/host.ts';
import { CLOSED_TIMES_KEY } from './use-booking-limits.ts';
import { useBusyTimes } from './use-busy-times.ts';
import { useDaysOff } from './use-days-off.ts';
import { useOwnRules, useSlotsOff } from './use-slots-off.ts';
import { useWeekRules } from './use-weekly-hours.ts';
import type { WeekFacts } from './week-cells.ts';

const NONE: WeekFacts['closed'] = [];

/** When one can book from one day to another and when not, as far as it is known. */
export function useWeekFacts(from: CalendarDay, to: CalendarDay): Omit<WeekFacts, 'calls' | 'now'> {
  const { request } = useHost();
  const week = useWeekRules();
  const rules = useOwnRules();
  const daysOff = useDaysOff().query.data ?? [];
  const slotsOff = useSlotsOff().query.data ?? [];
  const { data: closed = NONE } = useQuery({
    queryKey: CLOSED_TIMES_KEY,
    queryFn: async ({ signal }) => (await request('listClosedTimes', { signal })).closed_times,
    refetchOnWindowFocus: true,
  });
  const busy = useBusyTimes(from, to);
  return { rules, week, daysOff, slotsOff, closed, busy };
}
