import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import type { CallTime } from './use-call-drag.ts';
import type { SlotChange } from './use-slots-off.ts';
import { isSingle, type WeekCell } from './week-cells.ts';

/** Of times that are chosen together, those that can be taken off and those that can be opened; the others stay as they are. */
export function changeableIn(cells: readonly WeekCell[], slots: readonly Slot[]) {
  const chosen = cells.filter(({ slot, state }) => slots.includes(slot) && isSingle(state));
  return {
    free: chosen.filter(({ state }) => state === 'open'),
    shut: chosen.filter(({ state }) => state !== 'open'),
  };
}

/** The free times of a day from one of them on. */
export function restOfDay(cells: readonly WeekCell[], from: Slot): WeekCell[] {
  return cells.slice(cells.findIndex(({ slot }) => slot === from)).filter(({ state }) => state === 'open');
}

/** The change that takes times of a day off, or opens them. */
export function changeOf(cells: readonly WeekCell[], isOff: boolean): Omit<SlotChange, 'day'> {
  return {
    slots: cells.map(({ slot }) => slot),
    extras: cells.filter(({ isExtra }) => isExtra).map(({ slot }) => slot),
    isOff,
  };
}

/** Of times on several days, the changes that take them off and those that open them. */
export function changesOver(
  times: readonly CallTime[],
  days: readonly { day: CalendarDay; cells: readonly WeekCell[] }[],
): { toTakeOff: SlotChange[]; toOpen: SlotChange[] } {
  const chosen = days.map(({ day, cells }) => {
    const slots = times.filter((time) => time.day === day).map(({ slot }) => slot);
    return { day, ...changeableIn(cells, slots) };
  });
  const changesOf = (which: 'free' | 'shut') =>
    chosen
      .filter((one) => one[which].length > 0)
      .map((one) => ({ day: one.day, ...changeOf(one[which], which === 'free') }));
  return { toTakeOff: changesOf('free'), toOpen: changesOf('shut') };
}

/** How many times are changed in all. */
export function countOf(changes: readonly SlotChange[]): number {
  return changes.reduce((sum, { slots }) => sum + slots.length, 0);
}
