import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DayOffToAdd, DaysOff } from '#shared/contract/availability.ts';
import { useHost } from '../../lib/host.ts';
import { TIMES_SHOWN_BY } from './use-weekly-hours.ts';

/** The query key of the days off and the consultations on them. */
export const DAYS_OFF_KEY = ['days-off'];

/** The days off, and how to add and remove some. */
export function useDaysOff() {
  const { request } = useHost();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: DAYS_OFF_KEY,
    queryFn: async ({ signal }) => (await request('listDaysOff', { signal })).days_off,
    refetchOnWindowFocus: true,
  });
  async function keep({ days_off }: DaysOff): Promise<void> {
    // First what is taken: a day that is open again would look taken for a moment.
    await Promise.all(TIMES_SHOWN_BY.map((queryKey) => client.invalidateQueries({ queryKey })));
    client.setQueryData(DAYS_OFF_KEY, days_off);
  }
  async function add(range: DayOffToAdd): Promise<void> {
    await keep(await request('addDayOff', { body: range }));
  }
  const remove = useMutation({
    mutationFn: (id: number) => request('removeDayOff', { query: { id } }),
    onSuccess: keep,
    onError: () => void client.invalidateQueries({ queryKey: DAYS_OFF_KEY }),
  });
  return { query, add, remove };
}
