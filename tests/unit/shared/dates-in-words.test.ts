import { describe, expect, it } from 'vitest';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { formatDay, formatFullDay } from '#shared/days-in-words.ts';
import { formatMonth } from '#shared/times-in-words.ts';

describe('formatLongDate', () => {
  it('[2.10.14] gives the long US format', () => {
    expect(formatLongDate('2026-01-05T12:30:00.000Z')).toBe('January 5, 2026');
  });

  it('never shifts a date-only value by a day', () => {
    for (const day of ['2026-01-01', '2026-03-08', '2026-11-01', '2026-12-31']) {
      expect(formatLongDate(day)).toContain(` ${Number(day.slice(8))}, 2026`);
    }
  });

  it('dates an instant where the owner works: an evening in Arizona is not the next day', () => {
    expect(formatLongDate('2026-01-06T02:30:00.000Z')).toBe('January 5, 2026');
    expect(formatLongDate('2026-01-06T07:00:00.000Z')).toBe('January 6, 2026');
  });

  it.each([null, undefined, '', '  '])('[2.10.15] [8.60] says No date for %j', (value) => {
    expect(formatLongDate(value)).toBe('No date');
  });

  it.each(['soon', '2026-13-45'])('[2.10.16] [8.59] says Invalid date for %j', (value) => {
    expect(formatLongDate(value)).toBe('Invalid date');
  });
});

describe('a calendar day', () => {
  it('is named as Intl names it, on every day of a leap year', () => {
    const intl = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    const full = intl({ dateStyle: 'full' });
    const day = intl({ weekday: 'long', month: 'long', day: 'numeric' });
    const month = intl({ month: 'long', year: 'numeric' });
    for (let time = Date.UTC(2028, 0, 1); time < Date.UTC(2029, 0, 1); time += 86_400_000) {
      const iso = new Date(time).toISOString().slice(0, 10);
      expect([formatFullDay(iso), formatDay(iso), formatMonth(iso.slice(0, 7))]).toEqual([
        full.format(time),
        day.format(time),
        month.format(time),
      ]);
    }
  });

  it.each([
    ['', 'No date'],
    ['2026-13-45', 'Invalid date'],
    ['2026-01-06T02:30:00.000Z', 'Invalid date'],
  ])('[8.59] [8.60] says for %j: %s', (value, words) => {
    expect(formatFullDay(value)).toBe(words);
  });
});
