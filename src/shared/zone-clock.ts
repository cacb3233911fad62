import type { CalendarDay } from './calendar-day.ts';
import { periodAt, type ZoneChanges } from './zone-offsets.ts';

const DAY = 24 * 60 * 60_000;

/**
 * The instants at which a clock of this zone shows a time of day, `HH:MM`: two where clocks are put back over it, none
 * for one that the clock skips on that day, and for anything that is no time.
 */
export function instantsOf(changes: ZoneChanges, day: CalendarDay, time: string): Date[] {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const offsets = [periodAt(changes, shown - DAY).offset, periodAt(changes, shown + DAY).offset];
  return [...new Set(offsets)]
    .map((offset) => shown - offset)
    .filter((instant) => instant + periodAt(changes, instant).offset === shown)
    .map((instant) => new Date(instant));
}

/** The first of these instants; null when there is none. */
export function instantOf(changes: ZoneChanges, day: CalendarDay, time: string): Date | null {
  return instantsOf(changes, day, time)[0] ?? null;
}

/** The instant a day begins: at midnight, or at the change that skips it. */
export function dayStart(changes: ZoneChanges, day: CalendarDay): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const skipped = () => periodAt(changes, midnight - periodAt(changes, midnight - DAY).offset).since;
  return instantOf(changes, day, '00:00') ?? new Date(skipped());
}
