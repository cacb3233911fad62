import type ICAL from 'ical.js';
import type { TimeZones } from './time-zones.ts';

/** The instant of a time, in milliseconds: a day begins, and a time without a zone is, where the business is. */
export function instantOf(time: ICAL.Time, zones: TimeZones): number {
  return (isFloating(time) ? placed(time, zones.here) : time).toUnixTime() * 1_000;
}

/** The same time, in the business's zone if it had none; days have none anywhere. */
export function settled(time: ICAL.Time, zones: TimeZones): ICAL.Time {
  return isFloating(time) && !time.isDate ? placed(time, zones.here) : time;
}

export function isFloating({ zone }: ICAL.Time): boolean {
  return zone.tzid === 'floating';
}

/** What a clock shows, in another zone. */
export function placed(time: ICAL.Time, zone: ICAL.Timezone): ICAL.Time {
  const copy = time.clone();
  copy.zone = zone;
  return copy;
}
