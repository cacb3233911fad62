import { describe, expect, it } from 'vitest';
import { rulesFor } from '#shared/booking.ts';
import { monthsAt } from '#app/features/consultations/day-picker/months.ts';
import { columnsOf, dayOfMonth, daysFrom, groupByMonth } from '#app/features/consultations/calendar.ts';

const RULES = rulesFor(null);
const COLUMNS = columnsOf(RULES);

/** A month as it is read: '-' belongs to another month, '(5)' cannot be booked. */
function drawn(today: string, rules = RULES) {
  return groupByMonth(daysFrom(rules, today), columnsOf(rules)).map(({ name, weeks }) => [
    name,
    ...weeks.map((week) =>
      week
        .map((cell) =>
          cell === null ? '-' : cell.bookable ? dayOfMonth(cell.day) : `(${dayOfMonth(cell.day)})`,
        )
        .join(' '),
    ),
  ]);
}

describe('the months to choose a day from', () => {
  it('are the first one with the next where few of its days are left, and one otherwise', () => {
    const around = (at: string, min: string) => monthsAt(at, min).map((day) => day.slice(0, 7));
    expect(around('2026-11-18', '2026-11-18')).toEqual(['2026-11', '2026-12']);
    expect(around('2026-12-31', '2026-11-18')).toEqual(['2026-11', '2026-12']);
    expect(around('2027-01-01', '2026-11-18')).toEqual(['2027-01']);
    expect(around('2026-11-17', '2026-11-17')).toEqual(['2026-11']);
    expect(around('2026-12-01', '2026-11-17')).toEqual(['2026-12']);
    expect(monthsAt('2026-11-18', '2026-11-18', { isSingle: true })).toEqual(['2026-11-18']);
  });
});

describe('the booking calendar', () => {
  it('[2.12.02] [2.12.03] [2.12.04] [9.2.04] [9.2.05] [9.2.06] groups the window’s weekdays by month, in whole weeks', () => {
    expect(drawn('2026-11-18')).toEqual([
      ['November 2026', '(16) (17) (18) 19 20', '23 24 25 26 27', '30 - - - -'],
      ['December 2026', '- 1 2 3 4', '7 8 9 10 11', '14 15 16 17 18'],
    ]);
    // After the 18th comes a weekend; after the 30th, a Thursday.
    expect(drawn('2026-11-30')).toEqual([
      ['December 2026', '- 1 2 3 4', '7 8 9 10 11', '14 15 16 17 18', '21 22 23 24 25', '28 29 30 (31) -'],
    ]);
  });

  it('leaves out what is before tomorrow and after 30 days, where a month begins or ends on a weekend', () => {
    expect(drawn('2026-01-30')).toEqual([
      ['February 2026', '2 3 4 5 6', '9 10 11 12 13', '16 17 18 19 20', '23 24 25 26 27'],
    ]);
  });

  it('gives every month a sheet of its own', () => {
    expect(drawn('2027-01-28')).toEqual([
      ['January 2027', '(25) (26) (27) (28) 29'],
      ['February 2027', '1 2 3 4 5', '8 9 10 11 12', '15 16 17 18 19', '22 23 24 25 26'],
    ]);
    expect(groupByMonth(['2026-01-30', '2026-02-02', '2026-03-02'], COLUMNS)).toHaveLength(3);
  });

  it('has a column for each day from Monday to Friday', () => {
    expect(COLUMNS).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']);
  });

  it('has the days of the hours that the owner has set, and no others', () => {
    const rules = rulesFor({ ...RULES.hours, tuesday: [], thursday: [], saturday: ['18:30'] });
    expect(drawn('2026-11-18', rules)).toEqual([
      ['November 2026', '(16) (18) 20 21', '23 25 27 28', '30 - - -'],
      ['December 2026', '- 2 4 5', '7 9 11 12', '14 16 18 (19)'],
    ]);
  });
});
