import { describe, expect, it } from 'vitest';
import { onContent } from '#tests/support/on-content.ts';
import { slotStart } from '#shared/booking.ts';
import { bookableDays, SLOTS, slotsOn } from '#tests/support/profile-slots.ts';
import { dayOf } from '#shared/business-time.ts';
import { addDays } from '#shared/calendar-day.ts';
import { weekdayOf } from '#shared/weekdays.ts';
import { parseSlot, slotTo24Hours } from '#shared/time-of-day.ts';

describe('the booking window', () => {
  it('[2.12.02] [9.2.04] runs from tomorrow to today + 30', () => {
    const days = bookableDays(new Date('2026-11-18T18:00:00Z')); // a Wednesday
    expect(days[0]).toBe('2026-11-19');
    expect(days.at(-1)).toBe('2026-12-18');
  });

  // The last day and the one after it are weekdays, so that a day too many or too few shows.
  it.each([
    ['2026-03-31', '2026-04-01', '2026-04-30'],
    ['2026-11-30', '2026-12-01', '2026-12-30'],
    ['2026-12-01', '2026-12-02', '2026-12-31'],
    ['2027-01-31', '2027-02-01', '2027-03-02'],
    ['2028-01-30', '2028-01-31', '2028-02-29'],
  ])('[9.2.04] runs, on %s, from %s to %s', (today, first, last) => {
    const days = bookableDays(new Date(`${today}T18:00:00Z`));
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, 22]);
  });

  it('[2.12.03] [9.2.05] [9.2.06] leaves out Saturdays and Sundays', () => {
    const days = bookableDays(new Date('2026-11-18T18:00:00Z'));
    expect(days).not.toContain('2026-11-21');
    expect(days).not.toContain('2026-11-22');
    expect(days).toHaveLength(22);
    expect(days.map(weekdayOf).filter((day) => /^s/.test(day))).toEqual([]);
  });

  const midnights = onContent<[instant: string, day: string][]>({
    wren: [
      ['2026-11-19T06:59:59Z', '2026-11-18'],
      ['2026-11-19T07:00:00Z', '2026-11-19'],
      ['2026-07-01T06:59:59Z', '2026-06-30'], // no daylight saving in Arizona
    ],
    lisbon: [
      ['2026-11-18T23:59:59Z', '2026-11-18'],
      ['2026-11-19T00:00:00Z', '2026-11-19'],
      ['2026-06-30T22:59:59Z', '2026-06-30'],
      ['2026-06-30T23:00:00Z', '2026-07-01'], // summer
    ],
  });
  it.each(midnights)('counts days where the business is: %s is %s', (instant, day) => {
    expect(dayOf(new Date(instant))).toBe(day);
  });

  it('crosses months and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });
});

describe('the slots', () => {
  it('[9.2.02] [9.2.03] are nine, hourly from 9:00 AM to 5:00 PM', () => {
    const hours = SLOTS.map(slotTo24Hours);
    expect(slotsOn('2026-11-24')).toEqual(SLOTS);
    expect(slotsOn('2026-11-22')).toEqual([]);
    expect(hours).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00']);
  });

  it.each([
    ['9:00 AM', '9:00 AM'],
    ['9:00 am', '9:00 AM'],
    ['09:00', '9:00 AM'],
    ['12:00', '12:00 PM'],
    ['17:00', '5:00 PM'],
    ['18:00', '6:00 PM'],
    ['9:30 AM', '9:30 AM'],
    ['00:15', '12:15 AM'],
    ['12:00 AM', '12:00 AM'],
    ['9:00', null],
    ['09:00 AM', null],
    ['24:00', null],
    ['13:00 PM', null],
    ['9:60 AM', null],
    ['', null],
  ])('reads %j as %j', (text, slot) => {
    expect(parseSlot(text)).toBe(slot);
  });

  it('[9.2.07] begin by Arizona time, summer and winter', () => {
    expect(slotStart('2026-07-01', '9:00 AM')!.toISOString()).toBe('2026-07-01T16:00:00.000Z');
    expect(slotStart('2026-12-01', '5:00 PM')!.toISOString()).toBe('2026-12-02T00:00:00.000Z');
  });
});
