import { describe, expect, it } from 'vitest';
import { onContent } from '#tests/support/on-content.ts';
import { business } from '#content/business.ts';
import { capitalised } from '#shared/intl-patterns.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { formatDay, formatFullDay } from '#shared/days-in-words.ts';
import { formatMonth } from '#shared/times-in-words.ts';

describe('formatLongDate', () => {
  it('[2.10.14] gives the long US format', () => {
    expect(formatLongDate('2026-01-05T12:30:00.000Z')).toBe('January 5, 2026');
  });

  it('never shifts a date-only value by a day', () => {
    for (const day of ['2026-01-01', '2026-03-08', '2026-11-01', '2026-12-31']) {
      expect(formatLongDate(day)).toMatch(
        onContent({
          wren: new RegExp(` ${Number(day.slice(8))}, 2026$`),
          lisbon: new RegExp(`^${Number(day.slice(8))} de .+ de 2026$`),
        }),
      );
    }
  });

  it('dates an instant where the owner works: an evening there is not the next day', () => {
    const [last, first] = onContent({
      wren: ['2026-07-06T06:59:59.999Z', '2026-07-06T07:00:00.000Z'],
      lisbon: ['2026-07-05T22:59:59.999Z', '2026-07-05T23:00:00.000Z'],
    });
    const [before, after] = onContent({
      wren: ['July 5, 2026', 'July 6, 2026'],
      lisbon: ['5 de julho de 2026', '6 de julho de 2026'],
    });
    expect([formatLongDate(last), formatLongDate(first)]).toEqual([before, after]);
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
      new Intl.DateTimeFormat(business.language.locale, { ...options, timeZone: 'UTC' });
    const full = intl({ dateStyle: 'full' });
    const day = intl({ weekday: 'long', month: 'long', day: 'numeric' });
    const month = intl({ month: 'long', year: 'numeric' });
    for (let time = Date.UTC(2028, 0, 1); time < Date.UTC(2029, 0, 1); time += 86_400_000) {
      const iso = new Date(time).toISOString().slice(0, 10);
      expect([formatFullDay(iso), formatDay(iso), formatMonth(iso.slice(0, 7))]).toEqual([
        full.format(time),
        day.format(time),
        capitalised(month.format(time), business.language.locale), // a heading
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
