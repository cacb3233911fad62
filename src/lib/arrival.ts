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

/** The history's state of a page for writing that is entered: the caret is to be where one writes. */
export const ENTERED = { enters: true } as const;

/** The same of a new post, with the title that it begins with. */
export function enteredWith(title: string) {
  return { ...ENTERED, title };
}

/** The history's state of a page for writing that asks at once about publishing, later. @param at 'YYYY-MM-DDTHH:MM', or '' */
export function scheduledAt(at: string) {
  return { schedules: at } as const;
}

/** The same of a post whose email, which waits for it, is to be changed. */
export const EMAIL_ASKED = { asksForEmail: true } as const;

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

/** Whether the caret is to be where one writes. */
export function isEntered(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'enters' in state;
}

/** Whether the email that waits for the post is to be changed. */
export function isEmailAsked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'asksForEmail' in state;
}

/** The title that a new post begins with; '' for none. */
export function titleOfArrival(state: unknown): string {
  return isEntered(state) ? textIn(state, 'title') : '';
}

/** When what is written is to appear, or '' for a time that is still to be chosen; null where that is not asked. */
export function scheduleOfArrival(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'schedules' in state
    ? textIn(state, 'schedules')
    : null;
}

function textIn(state: unknown, name: string): string {
  const value: unknown = (state as Record<string, unknown>)[name]; // the caller has looked
  return typeof value === 'string' ? value : '';
}
