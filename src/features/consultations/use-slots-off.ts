import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SlotsOffList } from '#shared/contract/availability.ts';
import { useHost } from '../../lib/host.ts';

/** The query key of the times that are off, and the consultations at them. */
const SLOTS_OFF_KEY = ['slots-off'];

/** The times of single days that are off, and how to change them. */
export function useSlotsOff() {
  const { request } = useHost();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: SLOTS_OFF_KEY,
    queryFn: async ({ signal }) => (await request('listSlotsOff', { signal })).slots_off,
    refetchOnWindowFocus: true,
  });
  const keep = ({ slots_off }: SlotsOffList) => client.setQueryData(SLOTS_OFF_KEY, slots_off);
  async function save(off: { day: string; slots: string[] }): Promise<void> {
    keep(await request('setSlotsOff', { body: off }));
  }
  const open = useMutation({ mutationFn: (day: string) => save({ day, slots: [] }) });
  return { query, save, open };
}
