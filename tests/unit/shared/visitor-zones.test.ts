import { describe, expect, it } from 'vitest';
import type { Slot } from '#shared/time-of-day.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { cityOf, dayAndTime, isTimeZone, visitorTime } from '#shared/visitor-time.ts';

/** A slot in Arizona on the last weekday before, and the first one after, each change of the clocks; and one that never changes. */
const CHANGES: [zone: string, day: CalendarDay, slot: Slot, there: string][] = [
  ['Europe/Lisbon', '2026-03-27', '10:00 AM', '5:00 PM'],
  ['Europe/Lisbon', '2026-03-30', '10:00 AM', '6:00 PM'],
  ['Europe/Lisbon', '2026-10-23', '10:00 AM', '6:00 PM'],
  ['Europe/Lisbon', '2026-10-26', '10:00 AM', '5:00 PM'],
  ['Europe/Lisbon', '2026-07-01', '5:00 PM', 'Thursday, July 2, 1:00 AM'],
  ['America/New_York', '2026-03-06', '9:00 AM', '11:00 AM'],
  ['America/New_York', '2026-03-09', '9:00 AM', '12:00 PM'],
  ['America/New_York', '2026-10-30', '9:00 AM', '12:00 PM'],
  ['America/New_York', '2026-11-02', '9:00 AM', '11:00 AM'],
  // Half an hour between summer and winter: from UTC+11 to UTC+10:30 on 5 April, and back on 4 October.
  ['Australia/Lord_Howe', '2026-04-03', '9:00 AM', 'Saturday, April 4, 3:00 AM'],
  ['Australia/Lord_Howe', '2026-04-06', '9:00 AM', 'Tuesday, April 7, 2:30 AM'],
  ['Australia/Lord_Howe', '2026-10-02', '9:00 AM', 'Saturday, October 3, 2:30 AM'],
  ['Australia/Lord_Howe', '2026-10-05', '9:00 AM', 'Tuesday, October 6, 3:00 AM'],
  // The change itself lies between these two slots: 15:00 UTC on Saturday, 4 April. Nobody books on a Saturday, but it holds.
  ['Australia/Lord_Howe', '2026-04-04', '9:00 AM', 'Sunday, April 5, 2:30 AM'],
  ['Asia/Kathmandu', '2026-03-27', '10:00 AM', '10:45 PM'],
  ['Asia/Kathmandu', '2026-10-26', '12:00 PM', 'Tuesday, October 27, 12:45 AM'],
];

describe('the visitor’s clock', () => {
  it.each(CHANGES)('in %s on %s at %s is at %s', (zone, day, slot, there) => {
    expect(dayAndTime(visitorTime(day, slot, zone)!)).toBe(there);
  });
});

describe('a time zone', () => {
  it.each([
    ['Europe/Lisbon', 'Lisbon'],
    ['America/New_York', 'New York'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
    ['Asia/Calcutta', 'Kolkata'],
    ['Asia/Katmandu', 'Kathmandu'],
    ['Europe/Kiev', 'Kyiv'],
    ['Etc/GMT+5', null],
    ['US/Eastern', null],
    ['UTC', null],
  ])('%s is called %s', (zone, city) => {
    expect(cityOf(zone)).toBe(city);
  });

  it.each([
    ['Europe/Lisbon', true],
    ['Asia/Calcutta', true],
    ['UTC', true],
    ['Etc/Unknown', false],
    ['Europe/Nowhere', false],
    ['+05:30', false],
    ['', false],
    [' Europe/Lisbon', false],
    [`Europe/${'x'.repeat(60)}`, false],
  ])('%j is one: %s', (name, expected) => {
    expect(isTimeZone(name)).toBe(expected);
  });
});
