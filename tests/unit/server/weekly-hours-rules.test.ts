import { describe, expect, it } from 'vitest';
import { forEachWeekday } from '#shared/weekdays.ts';
import { inOrder, problemOf } from '#server/features/consultations/weekly-hours-rules.ts';

const week = (tuesday: string[]) => forEachWeekday((day) => (day === 'tuesday' ? tuesday : []));

describe('a week’s hours', () => {
  it.each([
    ['one after the other', ['09:00', '09:30', '23:30'], null],
    ['that overlap', ['09:00', '09:29'], 'tuesday'],
    ['of which the last ends after midnight', ['23:31'], 'tuesday'],
  ])('with calls of 30 minutes %s', (_which, times, day) => {
    expect(problemOf(week(times), 30)?.day ?? null).toBe(day);
  });

  it('need a time on some day', () => {
    expect(problemOf(week([]), 30)).toMatchObject({ day: null });
  });

  it('are kept in order, each once', () => {
    expect(inOrder(week(['10:00', '09:00', '10:00']))).toEqual(week(['09:00', '10:00']));
  });
});
