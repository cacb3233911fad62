import { describe, expect, it } from 'vitest';
import { formatShortDate, nearDay } from '#app/components/dashboard/short-date.ts';

/** Thursday, 1 AM in Arizona. */
const NOW = new Date('2026-11-26T08:00:00.000Z');

describe('a short date', () => {
  it.each([
    ['2026-11-26T07:05:00.000Z', 'Today, 12:05 AM', 'Today, 12:05 AM'],
    ['2026-11-26T06:59:00.000Z', 'Yesterday', 'Yesterday, 11:59 PM'],
    ['2026-11-27T16:00:00.000Z', 'Tomorrow', 'Tomorrow, 9:00 AM'],
    ['2026-11-12T16:00:00.000Z', 'Nov 12', 'Nov 12, 9:00 AM'],
    ['2025-12-31T16:00:00.000Z', 'Dec 31, 2025', 'Dec 31, 2025, 9:00 AM'],
    ['2026-11-26', 'Today', 'Today'],
    ['2026-01-01', 'Jan 1', 'Jan 1'],
  ])('of %s is %j, with its time %j', (value, short, withTime) => {
    expect(formatShortDate(value, NOW)).toBe(short);
    expect(formatShortDate(value, NOW, { withTime: true })).toBe(withTime);
  });

  it('begins small where a word stands before it', () => {
    expect(formatShortDate('2026-11-26T07:05:00.000Z', NOW, { inSentence: true })).toBe('today, 12:05 AM');
    expect(formatShortDate('2026-11-12', NOW, { inSentence: true })).toBe('Nov 12');
  });

  it('says that there is none, or that it is none [8.59] [8.60]', () => {
    expect(formatShortDate(null, NOW)).toBe('No date');
    expect(formatShortDate('', NOW)).toBe('No date');
    expect(formatShortDate('soon', NOW)).toBe('Invalid date');
  });

  it.each([
    ['2026-12-31', 'Today'],
    ['2027-01-01', 'Tomorrow'],
    ['2026-12-30', 'Yesterday'],
    ['2027-01-02', null],
  ])('%s is %s', (day, words) => {
    expect(nearDay(day, '2026-12-31')).toBe(words);
    expect(nearDay(day, '')).toBeNull();
  });
});
