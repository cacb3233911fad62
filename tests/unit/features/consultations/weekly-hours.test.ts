import { describe, expect, it } from 'vitest';
import {
  fitted,
  lastTimes,
  rangeAfter,
  rangesOf,
  timesIn,
} from '#app/features/consultations/weekly-hours/hour-ranges.ts';
import { hoursFor, outside } from '#app/features/consultations/weekly-hours/week-draft.ts';
import { forEachWeekday } from '#shared/weekdays.ts';

const HOURLY = { first: '09:00', last: '17:00', every: 60 };

describe('the ranges of a day', () => {
  it.each([
    ['none', [], []],
    ['every hour', timesIn([HOURLY]), [HOURLY]],
    ['a single time', ['18:30'], [{ first: '18:30', last: '18:30', every: 60 }]],
    [
      'a morning and an afternoon',
      ['09:00', '10:00', '13:00', '14:00', '15:00'],
      [
        { first: '09:00', last: '10:00', every: 60 },
        { first: '13:00', last: '15:00', every: 60 },
      ],
    ],
    [
      'one that stands apart from those after it',
      ['09:00', '12:00', '12:45', '13:30'],
      [
        { first: '09:00', last: '09:00', every: 60 },
        { first: '12:00', last: '13:30', every: 45 },
      ],
    ],
    [
      'times that are far apart',
      ['09:15', '14:00'],
      [
        { first: '09:15', last: '09:15', every: 60 },
        { first: '14:00', last: '14:00', every: 60 },
      ],
    ],
  ])('are those of its times: %s', (_what, times, ranges) => {
    expect(rangesOf(times)).toEqual(ranges);
    expect(timesIn(ranges)).toEqual(times);
  });

  it('end with a call that is one of theirs, and is over that day', () => {
    expect(lastTimes({ ...HOURLY, first: '21:00' }, 30)).toEqual(['21:00', '22:00', '23:00']);
    expect(lastTimes({ ...HOURLY, first: '21:00' }, 90)).toEqual(['21:00', '22:00']);
    expect(fitted({ ...HOURLY, first: '09:30' }, 30).last).toBe('16:30');
    expect(fitted({ ...HOURLY, every: 45 }, 30).last).toBe('16:30');
    expect(fitted({ ...HOURLY, first: '18:00' }, 30).last).toBe('18:00');
  });

  it('go on after a break, as long as the day has room', () => {
    expect(rangeAfter([HOURLY], 30)).toEqual({ first: '19:00', last: '21:00', every: 60 });
    expect(rangeAfter([{ ...HOURLY, last: '12:00' }], 30)).toEqual({
      first: '14:00',
      last: '17:00',
      every: 60,
    });
    expect(rangeAfter([{ ...HOURLY, last: '22:00' }], 30)).toBeNull();
  });
});

describe('a week that is edited', () => {
  const saved = forEachWeekday((day) => (day === 'monday' ? ['09:00', '10:00'] : []));
  const empty = forEachWeekday(() => []);

  it('gives a day that is taken in what it had, or what another has, or the usual hours', () => {
    expect(hoursFor('monday', saved, empty)).toEqual([{ first: '09:00', last: '10:00', every: 60 }]);
    expect(hoursFor('friday', saved, { ...empty, tuesday: [HOURLY] })).toEqual([HOURLY]);
    expect(hoursFor('friday', saved, empty)).toEqual([HOURLY]);
  });

  it('leaves outside what is booked on other days, at other times, and at none of a clock', () => {
    const call = (day: string, time: string) => ({ id: 7, name: 'Ana', email: 'ana@example.com', day, time });
    const inside = call('2026-11-23', '9:00 AM');
    const others = [
      call('2026-11-23', '11:00 AM'),
      call('2026-11-24', '9:00 AM'),
      call('2026-11-23', 'noon'),
    ];
    expect(outside(saved, [inside, ...others], [])).toEqual(others);
    const added = { day: '2026-11-23', added: ['11:00 AM' as const] };
    expect(outside(saved, [inside, ...others], [added])).toEqual(others.slice(1));
  });
});
