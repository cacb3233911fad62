import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { timeZoneLines } from '#server/features/consultations/vtimezone.ts';
import { vtimezoneOf } from '#server/features/consultations/vtimezone-of.ts';
import { business } from '#content/business.ts';
import { scanZone } from '#shared/scan-zone.ts';
import { instantOf } from '#shared/zone-clock.ts';

/** The instant that a calendar program reads from a local time of an event. */
function readBy(zone: string, day: string, time: string): string {
  const component = new ICAL.Component(ICAL.parse(vtimezoneOf(zone).join('\r\n')) as unknown[]);
  const timezone = new ICAL.Timezone({ component, tzid: zone });
  const local = ICAL.Time.fromDateTimeString(`${day}T${time}:00`);
  local.zone = timezone;
  return local.toJSDate().toISOString();
}

describe.each([
  'America/New_York',
  'America/Phoenix',
  'America/Santiago',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/Lisbon',
])('the time zone of a calendar file: %s', (zone) => {
  it.each([
    '2026-03-07',
    '2026-03-28',
    '2026-03-30',
    '2026-07-01',
    '2026-10-03',
    '2026-10-06',
    '2026-10-24',
    '2026-10-27',
    '2027-12-01',
  ])('has 9:30 on %s at its instant', (day) => {
    const instant = instantOf(scanZone(zone, Date.parse('2026-11-23')), day, '09:30');
    expect(readBy(zone, day, '09:30')).toBe(instant!.toISOString());
  });
});

describe('the block of the profile’s zone', () => {
  it('names the zone that events refer to', () => {
    expect(timeZoneLines).toContain(`TZID:${business.time.zone}`);
  });

  it('keeps an old name', () => {
    expect(vtimezoneOf('Asia/Katmandu')).toContain('TZID:Asia/Katmandu');
  });
});
