import { describe, expect, it } from 'vitest';
import { namedDay } from '#app/dashboard/palette/named-day.ts';

/** A Friday. */
const TODAY = '2026-11-27';

describe('a day is named', () => {
  it.each([
    ['today', '2026-11-27'],
    ['Tomorrow', '2026-11-28'],
    ['yesterday', '2026-11-26'],
    ['friday', '2026-11-27'],
    ['thu', '2026-12-03'],
    ['next friday', '2026-12-04'],
    ['next mon', '2026-11-30'],
    ['this week', '2026-11-23'],
    ['next week', '2026-11-30'],
    ['dec 4', '2026-12-04'],
    ['4. December', '2026-12-04'],
    ['December 4, 2027', '2027-12-04'],
    ['jan 9', '2027-01-09'],
    ['nov 2', '2026-11-02'],
    ['12/4', '2026-12-04'],
    ['2026-12-4', '2026-12-04'],
  ])('by “%s”: %s', (words, day) => {
    expect(namedDay(words, TODAY)).toBe(day);
  });

  it.each(['', 'fr', 'frieda', 'next', 'next ana', 'dec', 'feb 30', '13/1', 'ana 4', '2026-13-01'])(
    'not by “%s”',
    (words) => {
      expect(namedDay(words, TODAY)).toBeNull();
    },
  );
});
