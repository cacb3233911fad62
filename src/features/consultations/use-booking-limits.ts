import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BookingLimits } from '#shared/contract/availability.ts';
import { useHost } from '../../lib/host.ts';
import { TIMES_SHOWN_BY } from './use-weekly-hours.ts';

const KEY = ['booking-limits'];

/** The break between two calls and the notice that they need, and how to change them. */
export function useBookingLimits() {
  const { request } = useHost();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await request('readBookingLimits', { signal })).limits,
  });
  async function save(limits: BookingLimits): Promise<void> {
    const answer = await request('saveBookingLimits', { body: limits });
    client.setQueryData(KEY, answer.limits);
    for (const queryKey of TIMES_SHOWN_BY) void client.invalidateQueries({ queryKey });
  }
  return { query, save };
}
