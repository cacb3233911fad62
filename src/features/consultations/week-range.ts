import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import type { CallTime } from './use-call-drag.ts';
import type { SlotChange } from './use-slots-off.ts';
import { fits, isSingle, type WeekCell } from './week-cells.ts';

/**
 * Of times of a day that are chosen together, those that can be taken off and those that can be opened, without such as would
 * run into one before; the others stay as they are.
 */
export function changeableIn(day: CalendarDay, cells: readonly WeekCell[], slots: readonly Slot[]) {
  const chosen = cells.filter(({ slot, state }) => slots.includes(slot) && isSingle(state));
  const shut = chosen.filter(({ state }) => state !== 'open');
  const opened = shut.reduce<WeekCell[]>((kept, cell) => {
    const before = kept.map(({ slot }) => slot);
    return cell.state === 'closed' || fits(day, cell.slot, before) ? [...kept, cell] : kept;
  }, []);
  return {
    free: chosen.filter(({ state }) => state === 'open'),
    shut: opened,
    tooNear: shut.filter((cell) => !opened.includes(cell)),
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
): { toTakeOff: SlotChange[]; toOpen: SlotChange[]; tooNear: number } {
  const chosen = days.map(({ day, cells }) => {
    const slots = times.filter((time) => time.day === day).map(({ slot }) => slot);
    return { day, ...changeableIn(day, cells, slots) };
  });
  const changesOf = (which: 'free' | 'shut') =>
    chosen
      .filter((one) => one[which].length > 0)
      .map((one) => ({ day: one.day, ...changeOf(one[which], which === 'free') }));
  return {
    toTakeOff: changesOf('free'),
    toOpen: changesOf('shut'),
    tooNear: chosen.reduce((sum, one) => sum + one.tooNear.length, 0),
  };
}

/** How many times are changed in all. */
export function countOf(changes: readonly SlotChange[]): number {
  return changes.reduce((sum, { slots }) => sum + slots.length, 0);
}
