import type { CalendarDay } from './calendar-day.ts';
import { periodAt, type ZoneChanges } from './zone-offsets.ts';

const DAY = 24 * 60 * 60_000;

/**
 * The instant at which a clock of this zone shows a time of day, `HH:MM`. A time that exists twice is the first of the
 * two; null for one that the clock skips on that day, and for anything that is no time.
 */
export function instantOf(changes: ZoneChanges, day: CalendarDay, time: string): Date | null {
  const shown = Date.parse(`${day}T${time}:00Z`);
  for (const { offset } of [periodAt(changes, shown - DAY), periodAt(changes, shown + DAY)]) {
    const instant = shown - offset;
    if (instant + periodAt(changes, instant).offset === shown) return new Date(instant);
  }
  return null;
}

/** The instant a day begins: at midnight, or at the change that skips it. */
export function dayStart(changes: ZoneChanges, day: CalendarDay): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const skipped = () => periodAt(changes, midnight - periodAt(changes, midnight - DAY).offset).since;
  return instantOf(changes, day, '00:00') ?? new Date(skipped());
}
