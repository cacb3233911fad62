import type { CalendarDay } from '#shared/calendar-day.ts';

/** The history's state of an entry that keys or the palette have led to: the focus is to go there, too. */
export const ARRIVAL = { arrives: true } as const;

/** The same, where one comes back: to the row that had the focus. */
export const RETURN = { ...ARRIVAL, returns: true } as const;

/** The same, with the row that the focus is to go to. */
export function arrivalAt(row: number) {
  return { ...ARRIVAL, row };
}

/** The same, with the day of a week that the focus is to go to. */
export function arrivalOn(day: CalendarDay) {
  return { ...ARRIVAL, day };
}

/** The history's state of a page for writing that opens with the preview over it. */
export const PREVIEWED = { previews: true } as const;

/** Reads the state of a navigation, which may be anything. */
export function isArrival(state: unknown): state is typeof ARRIVAL {
  return typeof state === 'object' && state !== null && 'arrives' in state;
}

/** Whether one comes back. */
export function isReturn(state: unknown): state is typeof RETURN {
  return isArrival(state) && 'returns' in state;
}

/** The id of the row that was led to; null for none. */
export function rowOfArrival(state: unknown): number | null {
  return isArrival(state) && 'row' in state && typeof state.row === 'number' ? state.row : null;
}

/** The day that was led to; null for none. */
export function dayOfArrival(state: unknown): CalendarDay | null {
  return isArrival(state) && 'day' in state && typeof state.day === 'string' ? state.day : null;
}

/** Whether the preview is to be open. */
export function isPreviewed(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'previews' in state;
}

/** The history's state of the newsletter's tab where one is led to it to write. */
export const COMPOSE = { composes: true } as const;

/** Whether one is led there to write. */
export function isCompose(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'composes' in state;
}
