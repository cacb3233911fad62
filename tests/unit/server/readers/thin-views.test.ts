import { expect, it } from 'vitest';
import { thinnedFrom, weekOf } from '#server/features/readers/thin-views.ts';

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-24', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('%s is in the week of %s', (day, week) => {
  expect(weekOf(day)).toBe(week);
});

it('keeps each of the last 31 days, and weeks for a year', () => {
  expect(thinnedFrom('2026-11-24')).toEqual({ weeksBefore: '2026-10-19', nothingBefore: '2025-11-16' });
});
