import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { withAdded } from '#shared/added-times.ts';
import type { BookingRules } from '#shared/booking-rules.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { SlotsOffToSet } from '#shared/contract/availability.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { useHost } from '../../lib/host.ts';
import { LOOKS_OFTEN } from '../../lib/use-look-again.ts';
import { TIMES_SHOWN_BY } from './use-booking-limits.ts';
import { useWeekRules } from './use-weekly-hours.ts';

/** The query key of the times that are off or added, and the consultations at them. */
export const SLOTS_OFF_KEY = ['slots-off'];

export interface SlotChange {
  day: CalendarDay;
  /** In order. */
  slots: readonly Slot[];
  isOff: boolean;
  /** Those of them that its weekday does not have: they are added to the day, or taken from it. */
  extras: readonly Slot[];
}

/** The times of single days that are off or added, and how to change them. */
export function useSlotsOff() {
  const { request } = useHost();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: SLOTS_OFF_KEY,
    queryFn: async ({ signal }) => (await request('listSlotsOff', { signal })).slots_off,
    meta: LOOKS_OFTEN,
  });
  async function save(off: SlotsOffToSet): Promise<void> {
    const { slots_off } = await request('setSlotsOff', { body: off });
    // First what is taken: a time that is open again would look taken for a moment.
    await Promise.all(TIMES_SHOWN_BY.map((queryKey) => client.invalidateQueries({ queryKey })));
    client.setQueryData(SLOTS_OFF_KEY, slots_off);
  }
  /** Times of a day; what else is off or added to it stays. */
  const change = useMutation({
    scope: { id: 'slots-off' }, // one after the other: the last answer is what is off
    mutationFn: ({ day, slots, isOff, extras }: SlotChange) => {
      const weekly = slots.filter((slot) => !extras.includes(slot));
      const off = isOff ? { slots: weekly, seen: [] } : { slots: [], seen: [...slots] };
      const added = isOff ? { added: [], seen_added: [...extras] } : { added: [...extras], seen_added: [] };
      return save({ day, ...off, ...(extras.length === 0 ? {} : added) });
    },
  });
  return { query, save, change };
}

/** The rules of the week, and of the days with added times, as far as they are known. */
export function useOwnRules(): BookingRules {
  const week = useWeekRules();
  const { data } = useSlotsOff().query;
  return useMemo(() => {
    const changed = data?.filter(({ added }) => added.length > 0) ?? [];
    return withAdded(
      week,
      changed.map(({ day, added }) => ({ day, slots: added })),
    );
  }, [week, data]);
}
