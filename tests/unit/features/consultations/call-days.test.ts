import { describe, expect, it } from 'vitest';
import { callDay } from '#app/features/consultations/call-days.ts';

const TODAY = '2026-12-31';

describe('the days of calls, as one speaks of them', () => {
  it.each([
    ['2026-12-30', TODAY, 'Wednesday, December 30'],
    ['2027-01-04', TODAY, 'Monday, January 4, 2027'],
    ['2026-12-30', '', 'Wednesday, December 30, 2026'],
    ['', TODAY, 'No date'],
    ['soon', TODAY, 'Invalid date'],
  ])('%s on %s is %s', (day, today, words) => {
    expect(callDay(day, today)).toBe(words);
  });
});
