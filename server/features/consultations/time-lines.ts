import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { utcValue } from '#shared/icalendar.ts';
import { instantsOf } from '#shared/zone-clock.ts';
import type { ZoneChanges } from '#shared/zone-offsets.ts';

const LENGTH = CONSULTATION_MINUTES * 60_000;

/**
 * When an event begins and ends, by the clock of its zone. Where that clock is changed within it, or shows the time
 * twice on that day, by UTC instead: calendar programs read such times an hour apart.
 * @param time `HH:MM`
 * @param zone an IANA name
 */
export function timeLines(day: CalendarDay, time: string, zone: string, changes: ZoneChanges): string[] {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const [start, ...again] = instantsOf(changes, day, time);
  if (start !== undefined) {
    const end = start.getTime() + LENGTH;
    const shownThen = new Date(shown + LENGTH).toISOString();
    const ends = instantsOf(changes, shownThen.slice(0, 10), shownThen.slice(11, 16));
    const isPlain = again.length === 0 && ends.length === 1 && ends[0]?.getTime() === end;
    if (!isPlain) return [`DTSTART:${utcValue(start)}`, `DTEND:${utcValue(new Date(end))}`];
  }
  return [`DTSTART;TZID=${zone}:${onTheClock(shown)}`, `DTEND;TZID=${zone}:${onTheClock(shown + LENGTH)}`];
}

/** The local time without its zone: '20260305T090000'. */
function onTheClock(milliseconds: number): string {
  return utcValue(new Date(milliseconds)).replace('Z', '');
}
