import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rulesFor } from '#shared/booking.ts';
import type { BookingRules, WeeklyHours } from '#shared/booking-rules.ts';
import { useHost } from '../../lib/host.ts';

/** The query key of the hours, and of the calls that are ahead. */
export const WEEKLY_HOURS_KEY = ['weekly-hours'];
/** The one of the times that visitors can't book. */
export const CLOSED_TIMES_KEY = ['closed-times'];
/** What shows which times can be booked. */
export const TIMES_SHOWN_BY = [['availability'], CLOSED_TIMES_KEY];

/** The hours at which calls can be booked, week by week, and how to change them. */
export function useWeeklyHours() {
  const { request } = useHost();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: WEEKLY_HOURS_KEY,
    queryFn: async ({ signal }) => request('readWeeklyHours', { signal }),
    refetchOnWindowFocus: true,
  });
  /** @param hours null for the profile's */
  async function save(hours: WeeklyHours | null): Promise<void> {
    client.setQueryData(WEEKLY_HOURS_KEY, await request('saveWeeklyHours', { body: { hours } }));
    for (const queryKey of TIMES_SHOWN_BY) void client.invalidateQueries({ queryKey });
  }
  return { query, save };
}

/** The rules of the week that holds; those of the profile's while that is not known. */
export function useWeekRules(): BookingRules {
  const hours = useWeeklyHours().query.data?.hours;
  return useMemo(() => rulesFor(hours), [hours]);
}
