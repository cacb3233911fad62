import type { CalendarDay } from './calendar-day.ts';

/**
 * A time zone's UTC offsets: the one of 1970, then for each change the minutes since the one before and the new offset.
 * Offsets are minutes east of Greenwich: Phoenix is `[-420]`.
 */
export type ZoneChanges = readonly number[];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What a clock of this zone shows at `instant`: '2026-11-24T09:00:00.000', with a `Z` that means nothing. */
export function localTime(changes: ZoneChanges, instant: Date): string {
  return new Date(shownAt(changes, instant.getTime())).toISOString();
}

/**
 * The instant at which a clock of this zone shows a time of day, `HH:MM`. A time that exists twice is the first of the
 * two; null for one that the clock skips on that day, and for anything that is no time.
 */
export function instantOf(changes: ZoneChanges, day: CalendarDay, time: string): Date | null {
  const shown = Date.parse(`${day}T${time}:00Z`);
  for (const { offset } of [periodAt(changes, shown - DAY), periodAt(changes, shown + DAY)]) {
    const instant = shown - offset;
    if (shownAt(changes, instant) === shown) return new Date(instant);
  }
  return null;
}

/** The instant a day begins: at midnight, or at the change that skips it. */
export function dayStart(changes: ZoneChanges, day: CalendarDay): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const skipped = () => periodAt(changes, midnight - periodAt(changes, midnight - DAY).offset).since;
  return instantOf(changes, day, '00:00') ?? new Date(skipped());
}

/** `Date.UTC` of what the clock shows. */
function shownAt(changes: ZoneChanges, instant: number): number {
  return instant + periodAt(changes, instant).offset;
}

/** The offset at an instant, and the instant it began, in milliseconds. */
function periodAt(changes: ZoneChanges, instant: number): { since: number; offset: number } {
  let since = 0;
  let [offset = 0] = changes;
  for (let index = 1; index < changes.length; index += 2) {
    const next = since + (changes[index] ?? 0) * MINUTE;
    if (instant < next) break;
    since = next;
    offset = changes[index + 1] ?? 0;
  }
  return { since, offset: offset * MINUTE };
}
