import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rulesFor } from '#shared/booking.ts';
import type { BookingRules } from '#shared/booking-rules.ts';
import type { WeeklyHoursToSave } from '#shared/contract/availability.ts';
import { useHost } from '../../lib/host.ts';
import { LOOKS_OFTEN } from '../../lib/use-look-again.ts';
import { TIMES_SHOWN_BY, useBookingLimits } from './use-booking-limits.ts';

/** The query key of the hours, and of the calls that are ahead. */
export const WEEKLY_HOURS_KEY = ['weekly-hours'];

/** The hours at which calls can be booked, week by week, and how to change them. */
export function useWeeklyHours() {
  const { request } = useHost();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: WEEKLY_HOURS_KEY,
    queryFn: async ({ signal }) => request('readWeeklyHours', { signal }),
    meta: LOOKS_OFTEN,
  });
  async function save(body: WeeklyHoursToSave): Promise<void> {
    try {
      client.setQueryData(WEEKLY_HOURS_KEY, await request('saveWeeklyHours', { body }));
    } catch (error) {
      void client.invalidateQueries({ queryKey: WEEKLY_HOURS_KEY }); // another device may have changed them
      throw error;
    }
    for (const queryKey of TIMES_SHOWN_BY) void client.invalidateQueries({ queryKey });
  }
  return { query, save };
}

/** The rules of the week that holds; those of the profile's while that is not known. */
export function useWeekRules(): BookingRules {
  const hours = useWeeklyHours().query.data?.hours;
  const ahead = useBookingLimits().query.data?.ahead;
  return useMemo(() => rulesFor(hours, undefined, ahead), [hours, ahead]);
}
