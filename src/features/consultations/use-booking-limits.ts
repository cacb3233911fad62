import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BookingLimitsToSave } from '#shared/contract/availability.ts';
import { useHost } from '../../lib/host.ts';
import { LOOKS_OFTEN } from '../../lib/use-look-again.ts';

const KEY = ['booking-limits'];
/** The query key of the times that visitors can't book. */
export const CLOSED_TIMES_KEY = ['closed-times'];
/** What shows which times can be booked. */
export const TIMES_SHOWN_BY = [['availability'], CLOSED_TIMES_KEY];

/** The limits of bookings, and how to change them. */
export function useBookingLimits() {
  const { request } = useHost();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await request('readBookingLimits', { signal })).limits,
    meta: LOOKS_OFTEN,
  });
  async function save(body: BookingLimitsToSave): Promise<void> {
    try {
      client.setQueryData(KEY, (await request('saveBookingLimits', { body })).limits);
    } catch (error) {
      void client.invalidateQueries({ queryKey: KEY }); // another device may have changed them
      throw error;
    }
    for (const queryKey of TIMES_SHOWN_BY) void client.invalidateQueries({ queryKey });
  }
  return { query, save };
}
