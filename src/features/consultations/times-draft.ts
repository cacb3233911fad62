import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';

/** What is changed of a day, and of others that get the same times: its other times are as they are known. */
export interface TimesEdit {
  /** The first is the one whose times are shown. */
  days: readonly CalendarDay[];
  /** The times that are opened or added, and those that are taken off. */
  on: readonly Slot[];
  off: readonly Slot[];
}

/** What is edited of single days: the times that are shown, and those of other days that are put aside meanwhile. */
export interface TimesDraft {
  shown: TimesEdit;
  aside: readonly TimesEdit[];
}

/** All times of a day, and those of them that are off. */
export type KnownTimes = (day: CalendarDay) => { all: readonly Slot[]; off: readonly Slot[] };

const NO_TIMES: TimesEdit = { days: [], on: [], off: [] };
export const NO_DRAFT: TimesDraft = { shown: NO_TIMES, aside: [] };

/** All times that a box is shown for. */
export function timesIn({ days: [day], on, off }: TimesEdit, known: KnownTimes): Slot[] {
  return day === undefined ? [] : [...new Set([...known(day).all, ...on, ...off])];
}

/** Whether a time can be booked as it is edited. */
export function isOpenIn({ days: [day], on, off }: TimesEdit, known: KnownTimes): (slot: Slot) => boolean {
  const closed = day === undefined ? [] : known(day).off;
  return (slot) => on.includes(slot) || (!off.includes(slot) && !closed.includes(slot));
}

/** The times that its days get. */
export function openIn(edit: TimesEdit, known: KnownTimes): Slot[] {
  return timesIn(edit, known).filter(isOpenIn(edit, known));
}

/** With these times opened, or taken off. */
export function withTimes(edit: TimesEdit, slots: readonly Slot[], isOpen: boolean): TimesEdit {
  const [on, off] = [edit.on, edit.off].map((known) => known.filter((one) => !slots.includes(one)));
  return {
    days: edit.days,
    on: [...(on ?? []), ...(isOpen ? slots : [])],
    off: [...(off ?? []), ...(isOpen ? [] : slots)],
  };
}

/**
 * Shows the times of another day, '' for none. What is changed of the one before is put aside; what was, is shown again, with
 * all the days that get the same.
 */
export function showing(
  { shown, aside }: TimesDraft,
  day: CalendarDay,
  known: KnownTimes,
  isChanged: (edit: TimesEdit) => boolean,
): TimesDraft {
  const kept = [...aside, shown].filter(isChanged);
  const own = kept.find(({ days }) => days.includes(day));
  if (own !== undefined)
    return { shown: beginningWith(own, day, known), aside: kept.filter((one) => one !== own) };
  return { shown: { ...NO_TIMES, days: day === '' ? [] : [day] }, aside: kept };
}

/** Other days for the times that are shown: what was put aside of these counts no more. */
export function withDays(
  { shown, aside }: TimesDraft,
  days: readonly CalendarDay[],
  known: KnownTimes,
): TimesDraft {
  return {
    shown: { ...shown, days },
    aside: aside.flatMap((edit) => {
      const [first, ...more] = edit.days.filter((day) => !days.includes(day));
      return first === undefined ? [] : { ...beginningWith(edit, first, known), days: [first, ...more] };
    }),
  };
}

/** The same times for the same days, of which another one is the first. */
function beginningWith(edit: TimesEdit, day: CalendarDay, known: KnownTimes): TimesEdit {
  if (edit.days[0] === day) return edit;
  const on = openIn(edit, known);
  return {
    days: [day, ...edit.days.filter((one) => one !== day)],
    on,
    off: [...new Set([...known(day).all, ...timesIn(edit, known)])].filter((slot) => !on.includes(slot)),
  };
}
