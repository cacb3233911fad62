import { useQuery } from '@tanstack/react-query';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { useHost } from '../../lib/host.ts';

/** From an instant to another; the end is not part of it. */
export interface BusyTime {
  start: Date;
  end: Date;
  /** What its calendar calls itself; '' where it doesn't. */
  calendar: string;
}

/** The query key of what the owner's calendars have. */
export const BUSY_TIMES_KEY = ['busy-times'];
const NONE: readonly BusyTime[] = [];

/** What the owner's calendars have from one day to another, as far as it is known. */
export function useBusyTimes(from: CalendarDay, to: CalendarDay): readonly BusyTime[] {
  const { request } = useHost();
  const { data = NONE } = useQuery({
    queryKey: [...BUSY_TIMES_KEY, from, to],
    queryFn: async ({ signal }) => {
      const { busy_times } = await request('listBusyTimes', { query: { from, to }, signal });
      return busy_times.map(({ start, end, calendar }) => ({
        ...{ start: new Date(start), end: new Date(end), calendar },
      }));
    },
    refetchOnWindowFocus: true,
  });
  return data;
}
