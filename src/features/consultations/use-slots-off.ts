import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { useHost } from '../../lib/host.ts';
import { TIMES_SHOWN_BY } from './use-weekly-hours.ts';

/** The query key of the times that are off, and the consultations at them. */
const SLOTS_OFF_KEY = ['slots-off'];

export interface SlotChange {
  day: CalendarDay;
  slot: Slot;
  isOff: boolean;
  /** The times that the day has. */
  offered: readonly Slot[];
}

/** The times of single days that are off, and how to change them. */
export function useSlotsOff() {
  const { request } = useHost();
  const client = useQueryClient();
  const read = async (signal?: AbortSignal) =>
    (await request('listSlotsOff', signal === undefined ? {} : { signal })).slots_off;
  const query = useQuery({
    queryKey: SLOTS_OFF_KEY,
    queryFn: ({ signal }) => read(signal),
    refetchOnWindowFocus: true,
  });
  async function save(off: { day: string; slots: string[] }): Promise<void> {
    const { slots_off } = await request('setSlotsOff', { body: off });
    // First what is taken: a time that is open again would look taken for a moment.
    await Promise.all(TIMES_SHOWN_BY.map((queryKey) => client.invalidateQueries({ queryKey })));
    client.setQueryData(SLOTS_OFF_KEY, slots_off);
  }
  const open = useMutation({ mutationFn: (day: string) => save({ day, slots: [] }) });
  /** One time of a day. It begins with what the server has: another window may have taken times off. */
  const change = useMutation({
    scope: { id: 'slots-off' }, // one after the other, for the same reason
    async mutationFn({ day, slot, isOff, offered }: SlotChange) {
      const off = (await read()).find((one) => one.day === day)?.slots ?? [];
      const slots = offered.filter((one) => (one === slot ? isOff : off.includes(one)));
      await save({ day, slots });
    },
  });
  return { query, save, open, change };
}
