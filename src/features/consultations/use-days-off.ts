import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DayOff, DayOffToAdd, DaysOff, SlotsOff } from '#shared/contract/availability.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { useHost } from '../../lib/host.ts';
import { LOOKS_OFTEN } from '../../lib/use-look-again.ts';
import { TIMES_SHOWN_BY } from './use-booking-limits.ts';
import { SLOTS_OFF_KEY } from './use-slots-off.ts';
import { offOn } from './week-cells.ts';

/** The query key of the days off and the consultations on them. */
export const DAYS_OFF_KEY = ['days-off'];

/** Days that are to be taken off, from the first to the last. */
export type NewRange = Pick<DayOff, 'first_day' | 'last_day' | 'note'>;

/** The days off, and how to add and remove some. */
export function useDaysOff() {
  const { request } = useHost();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: DAYS_OFF_KEY,
    queryFn: async ({ signal }) => (await request('listDaysOff', { signal })).days_off,
    meta: LOOKS_OFTEN,
  });
  async function keep({ days_off }: DaysOff): Promise<DayOff[]> {
    // First what is taken: a day that is open again would look taken for a moment.
    await Promise.all(TIMES_SHOWN_BY.map((queryKey) => client.invalidateQueries({ queryKey })));
    client.setQueryData(DAYS_OFF_KEY, days_off);
    return days_off;
  }
  /** @returns all days off */
  async function add(range: DayOffToAdd): Promise<DayOff[]> {
    return keep(await request('addDayOff', { body: range }));
  }
  /** Opens one day again, and leaves those around it off. @returns what it was part of */
  async function openDay(day: CalendarDay): Promise<DayOff[]> {
    const before = offOn(day, client.getQueryData<DayOff[]>(DAYS_OFF_KEY) ?? []);
    await keep(await request('openDayOff', { query: { day } }));
    return before;
  }
  /** Opens one day for one time alone. @returns what it was part of, and its times before */
  async function openTimeOf(day: CalendarDay, time: Slot) {
    const before = offOn(day, client.getQueryData<DayOff[]>(DAYS_OFF_KEY) ?? []);
    const known = client.getQueryData<SlotsOff[]>(SLOTS_OFF_KEY) ?? [];
    const { slots = [], added = [] } = known.find((one) => one.day === day) ?? {};
    const answer = await request('openTimeOfDayOff', { body: { day, time } });
    await keep(answer);
    client.setQueryData(SLOTS_OFF_KEY, answer.slots_off);
    return { before, times: { day, slots, added } };
  }
  /** A range as it is known now: one that was opened and taken off meanwhile has another id. */
  function nowOf(range: DayOff): DayOff {
    const known = client.getQueryData<DayOff[]>(DAYS_OFF_KEY) ?? [];
    const ending = known.filter(({ last_day }) => last_day === range.last_day);
    return ending.find(({ first_day }) => first_day === range.first_day) ?? ending[0] ?? range;
  }
  /** Opens all days of a range again, also of one that was opened and taken off meanwhile: it has another id then. */
  async function openRange(range: DayOff): Promise<DayOff[]> {
    try {
      return await keep(await request('removeDayOff', { query: { id: nowOf(range).id } }));
    } catch (error) {
      void client.invalidateQueries({ queryKey: DAYS_OFF_KEY }); // another device may have opened them
      throw error;
    }
  }
  /**
   * Adds one, which may take in others.
   * @param changed the days off that it takes the place of
   * @returns the calls on it, and what restores all as it was before
   */
  async function addOver(range: NewRange, changed: DayOff | null = null) {
    const before = client.getQueryData<DayOff[]>(DAYS_OFF_KEY) ?? [];
    const all = await add(changed === null ? range : { id: changed.id, ...range });
    const added = all.find((one) => one.first_day === range.first_day && one.last_day === range.last_day);
    async function takeBack(): Promise<void> {
      if (added !== undefined && changed === null) await openRange(added);
      else if (added !== undefined && changed !== null) await add({ ...dayOffOf(changed), id: added.id });
      const gone = before.filter(
        ({ id, note }) => id !== changed?.id && !all.some((one) => one.id === id && one.note === note),
      );
      for (const range of gone) await add(dayOffOf(range));
    }
    return { standing: added?.standing ?? [], takeBack };
  }
  return { query, add, addOver, nowOf, openDay, openTimeOf, openRange };
}

function dayOffOf({ first_day, last_day, note }: DayOff): NewRange {
  return { first_day, last_day, note };
}
