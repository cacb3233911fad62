import { Temporal } from 'temporal-polyfill';
import type { ZoneChanges } from './zone-offsets.ts';

const MINUTE = 60_000;
/** A site that is not built anew for so long has other troubles. */
const YEARS_AHEAD = 40;

/** A zone's changes from 1970 to some decades after `now`, in milliseconds. @param zone an IANA name */
export function scanZone(zone: string, now: number): ZoneChanges {
  const end = now + YEARS_AHEAD * 365 * 24 * 60 * MINUTE;
  let clock = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
  let since = 0;
  let offset = offsetOf(clock);
  const changes = [offset];
  for (;;) {
    const next = clock.getTimeZoneTransition('next');
    if (next === null || next.epochMilliseconds > end) return changes;
    clock = next;
    if (offsetOf(next) === offset) continue; // another name for the same offset
    offset = offsetOf(next);
    changes.push((next.epochMilliseconds - since) / MINUTE, offset);
    since = next.epochMilliseconds;
  }
}

/** Whether the zone's clocks are changed again and again. */
export function changesClocks(zone: string, now: number): boolean {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  return today.getTimeZoneTransition('next') !== null;
}

/** In minutes. */
function offsetOf({ offsetNanoseconds }: Temporal.ZonedDateTime): number {
  return offsetNanoseconds / (MINUTE * 1_000_000);
}
