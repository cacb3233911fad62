import { describe, expect, it } from 'vitest';
import { type BookingProfile, bookingRules } from '#shared/booking-rules.ts';
import type { Business, Time } from '#shared/business-profile.ts';
import { scanZone } from '#shared/scan-zone.ts';

const NOW = Date.parse('2026-11-23T00:00:00Z');
const all = { first: '08:30', last: '18:00', every: 45 } as const;

const CONSULTATIONS: Business['consultations'] = {
  minutes: 45,
  slots: { sunday: [], monday: [], tuesday: all, wednesday: all, thursday: all, friday: all, saturday: all },
  days: { first: 1, last: 14 },
  leadMinutes: 0,
  bufferMinutes: 0,
  meetingUrl: null,
};

function rulesOf(
  changes: Partial<Business['consultations']> = {},
  { zone = 'Europe/Lisbon', closed = [] }: { zone?: string; closed?: Business['time']['closed'] } = {},
) {
  const profile: BookingProfile = { time: { closed }, consultations: { ...CONSULTATIONS, ...changes } };
  return bookingRules(profile, scanZone(zone, NOW));
}

describe('the slots of a day', () => {
  it('begin one every so many minutes, and none after the last', () => {
    expect(rulesOf().slotsOn('2026-11-24')).toEqual([
      ...['8:30 AM', '9:15 AM', '10:00 AM', '10:45 AM', '11:30 AM', '12:15 PM', '1:00 PM'],
      ...['1:45 PM', '2:30 PM', '3:15 PM', '4:00 PM', '4:45 PM', '5:30 PM'],
    ]);
  });

  it('are those of its weekday, in order, and what any day has is known', () => {
    const few: readonly Time[] = ['14:00', '09:15'];
    const rules = rulesOf({
      slots: { ...CONSULTATIONS.slots, tuesday: few, wednesday: [], sunday: ['14:00'] },
    });
    expect(rules.slotsOn('2026-11-24')).toEqual(['9:15 AM', '2:00 PM']);
    expect([rules.slotsOn('2026-11-25'), rules.slotsOn('2026-11-29')]).toEqual([[], ['2:00 PM']]);
    expect(rules.allSlots).toEqual([...rulesOf().slotsOn('2026-11-26'), '2:00 PM'].sort(byClock));
  });

  it('are none on a closed day, of one year or of all', () => {
    const { slotsOn } = rulesOf({}, { closed: ['12-25', '2026-11-24'] });
    const count = (day: string) => slotsOn(day).length;
    expect(['2026-11-24', '2026-11-25', '2026-12-25', '2027-12-25'].map(count)).toEqual([0, 13, 0, 0]);
  });

  it('leave out a time that clocks skip on that day', () => {
    const night: readonly Time[] = ['00:30', '01:00', '01:30', '02:00'];
    const { slotsOn } = rulesOf({ slots: { ...CONSULTATIONS.slots, sunday: night } });
    expect(slotsOn('2027-03-28')).toEqual(['12:30 AM', '2:00 AM']);
    expect(slotsOn('2027-04-04')).toEqual(['12:30 AM', '1:00 AM', '1:30 AM', '2:00 AM']);
  });

  it.each([
    ['Europe/Lisbon', '2026-10-24', '2026-10-24T07:30:00Z'],
    ['Europe/Lisbon', '2026-10-27', '2026-10-27T08:30:00Z'],
    ['America/New_York', '2026-03-07', '2026-03-07T13:30:00Z'],
    ['America/New_York', '2026-03-10', '2026-03-10T12:30:00Z'],
    ['Australia/Lord_Howe', '2026-10-03', '2026-10-02T22:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-06', '2026-10-05T21:30:00Z'],
    ['Asia/Kathmandu', '2026-10-06', '2026-10-06T02:45:00Z'],
    ['America/Phoenix', '2026-10-06', '2026-10-06T15:30:00Z'],
  ])('begin in %s on %s at %s', (zone, day, instant) => {
    expect(rulesOf({}, { zone }).slotStart(day, '8:30 AM')).toEqual(new Date(instant));
  });
});

describe('the bookable days', () => {
  it('leave out weekdays without slots and closed days', () => {
    const { bookableDays } = rulesOf({}, { closed: ['12-01'] });
    expect(bookableDays(new Date('2026-11-23T12:00:00Z'))).toEqual([
      ...['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'],
      ...['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'],
    ]);
  });

  it('are counted from the business’s own day, on the night of a change, too', () => {
    const { bookableDays } = rulesOf({ days: { first: 1, last: 2 } });
    expect(bookableDays(new Date('2026-10-23T22:59:59Z'))).toEqual(['2026-10-24']);
    expect(bookableDays(new Date('2026-10-23T23:00:00Z'))).toEqual([]); // the 25th and 26th
    expect(bookableDays(new Date('2026-10-26T00:00:00Z'))).toEqual(['2026-10-27', '2026-10-28']);
  });

  it('begin with today where the profile says so, as long as a slot is left', () => {
    const { bookableDays, isTooLate } = rulesOf({ days: { first: 0, last: 1 }, leadMinutes: 120 });
    expect(bookableDays(new Date('2026-11-24T15:30:00Z'))).toEqual(['2026-11-24', '2026-11-25']);
    expect(bookableDays(new Date('2026-11-24T15:30:01Z'))).toEqual(['2026-11-25']);
    expect(isTooLate('2026-11-24', '5:30 PM', new Date('2026-11-24T15:30:00Z'))).toBe(false);
    expect(isTooLate('2026-11-24', '4:45 PM', new Date('2026-11-24T15:30:00Z'))).toBe(true);
  });

  it('have no slot that has begun, without a lead as well', () => {
    const { isTooLate } = rulesOf();
    expect(isTooLate('2026-11-24', '8:30 AM', new Date('2026-11-24T08:29:59Z'))).toBe(false);
    expect(isTooLate('2026-11-24', '8:30 AM', new Date('2026-11-24T08:30:00Z'))).toBe(true);
  });
});

describe('two consultations', () => {
  it.each([
    [0, 44, true],
    [0, 45, false],
    [15, 59, true],
    [15, 60, false],
    [15, -59, true],
  ])('with %i free minutes between are, %i minutes apart, too near: %s', (bufferMinutes, apart, near) => {
    const start = new Date('2026-11-24T09:15:00Z');
    const other = new Date(start.getTime() + apart * 60_000);
    expect(rulesOf({ bufferMinutes }).collide(start, other)).toBe(near);
  });

  // The most that setup takes; 23:00 to 06:59 two days later is too near then, and so may be 23:30 to 0:00 over a change.
  it.each([
    [30, 0, 1],
    [45, 1_440 - 46, 1],
    [60, 1_440 - 60, 2],
    [480, 1_440, 2],
  ])('with %i minutes and %i free ones, may be so on %i days around', (minutes, bufferMinutes, days) => {
    expect(rulesOf({ minutes, bufferMinutes }).daysAround()).toBe(days);
  });
});

function byClock(a: string, b: string): number {
  return Date.parse(`2026-01-01 ${a}`) - Date.parse(`2026-01-01 ${b}`);
}
