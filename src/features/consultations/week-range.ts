import type { Slot } from '#shared/time-of-day.ts';
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
