import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import { addDays } from '#shared/calendar-day.ts';
import { scanZone } from '#shared/scan-zone.ts';
import { dayStart, instantsOf } from '#shared/zone-clock.ts';
import { timeLines } from '#server/features/consultations/time-lines.ts';
import { vtimezoneOf } from '#server/features/consultations/vtimezone-of.ts';

const NOW = Date.parse('2026-11-23T00:00:00Z');
const STEP = 30 * 60_000;

/** Reads events as calendar programs do, each from when to when. */
function readerFor(zone: string) {
  const component = new ICAL.Component(ICAL.parse(vtimezoneOf(zone).join('\r\n')) as unknown[]);
  const timezone = new ICAL.Timezone({ component, tzid: zone });
  return (lines: readonly string[]) => {
    const text = ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
    const event = new ICAL.Component(ICAL.parse(text) as unknown[]);
    return ['dtstart', 'dtend'].map((name) => {
      const time = event.getFirstPropertyValue(name) as ICAL.Time;
      if (event.getFirstProperty(name)?.getParameter('tzid') !== undefined) time.zone = timezone;
      return time.toJSDate().getTime();
    });
  };
}

describe.each([
  'Europe/Lisbon',
  'America/New_York',
  'America/Nuuk', // on a Saturday evening
  'America/Santiago', // at midnight
  'Australia/Lord_Howe', // by half an hour
  'Africa/Cairo',
])('an event in a calendar file of %s', (zone) => {
  const changes = scanZone(zone, NOW);
  const read = readerFor(zone);
  /** The days around each change of 2026 and 2027. */
  const days = Array.from({ length: 2 * 365 }, (_, index) => addDays('2026-01-02', index)).filter(
    (day) => dayStart(changes, addDays(day, 1)).getTime() - dayStart(changes, day).getTime() !== 86_400_000,
  );

  it('begins and ends when the consultation does, on days of a change, too', () => {
    expect(days.length).toBeGreaterThanOrEqual(4);
    const wrong: string[] = [];
    for (const day of days.flatMap((one) => [addDays(one, -1), one])) {
      for (let minutes = 0; minutes < 24 * 60; minutes += STEP / 60_000) {
        const time = new Date(minutes * 60_000).toISOString().slice(11, 16);
        const [start] = instantsOf(changes, day, time);
        if (start === undefined) continue;
        const expected = [start.getTime(), start.getTime() + CONSULTATION_MINUTES * 60_000];
        if (read(timeLines(day, time, zone, changes)).join() !== expected.join())
          wrong.push(`${day} ${time}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('stands there by the clock of the zone on all other days', () => {
    const [start, end] = timeLines('2026-06-10', '09:00', zone, changes);
    expect(start).toBe(`DTSTART;TZID=${zone}:20260610T090000`);
    expect(end).toMatch(`DTEND;TZID=${zone}:20260610T09`);
  });
});
