import { describe, expect, it } from 'vitest';
import {
  fitted,
  type HourRange,
  lastTimes,
  otherWish,
  rangesOf,
  refitted,
  settled,
  timesIn,
} from '#app/features/consultations/weekly-hours/hour-ranges.ts';
import { moreHours, withHours } from '#app/features/consultations/weekly-hours/more-hours.ts';
import { overlapInWords } from '#app/features/consultations/weekly-hours/overlapping-hours.ts';
import { hoursFor, outside } from '#app/features/consultations/weekly-hours/week-draft.ts';
import { formatTime } from '#shared/times-in-words.ts';
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

  it('find back to the last call that was chosen, whatever the first one and the step were meanwhile', () => {
    const chosen: HourRange = { first: '09:00', last: '12:00', every: 60 };
    const earlier = refitted(chosen, { first: '08:30' }, 30);
    expect([earlier.last, otherWish(earlier)]).toEqual(['11:30', '12:00']);
    const back = refitted(earlier, { first: '09:00' }, 30);
    expect([settled([back]), otherWish(back)]).toEqual([[chosen], null]);

    const far = refitted(chosen, { every: 240 }, 30);
    expect([far.last, otherWish(far)]).toEqual(['09:00', '12:00']);
    expect(settled([refitted(far, { every: 60 }, 30)])).toEqual([chosen]);
  });

  it('last as long as was chosen where the first call comes after the last one, and find back from there', () => {
    const chosen: HourRange = { first: '09:00', last: '12:00', every: 60 };
    const steps = ['12:00', '13:00', '22:00'].map((first) => refitted(chosen, { first }, 30));
    expect(steps.map(({ last }) => last)).toEqual(['12:00', '16:00', '23:00']);
    for (const step of steps) expect(settled([refitted(step, { first: '09:00' }, 30)])).toEqual([chosen]);
  });

  it('overlap those above them, and say what is saved; those that only follow do not', () => {
    const words = (from: string, to: string) => `${formatTime(from)} to ${formatTime(to)}`;
    const late = { first: '16:00', last: '21:00', every: 60 };
    expect(overlapInWords([HOURLY, late], 0)).toBeNull();
    expect(overlapInWords([HOURLY, late], 1)).toBe(
      `Overlaps ${words('09:00', '17:00')}: saved as ${words('09:00', '21:00')}`,
    );
    expect(overlapInWords([HOURLY, { ...late, first: '18:00' }], 1)).toBeNull();
    const half = { first: '16:30', last: '18:30', every: 60 };
    expect(overlapInWords([HOURLY, half], 1)).toBe(
      `Overlaps ${words('09:00', '17:00')}: saved as ${words('09:00', '16:00')}, ${words('16:30', '17:30')}, ${formatTime('18:30')}`,
    );
  });

  it('go on after a break, as long as the day has room', () => {
    expect(moreHours([HOURLY], 30)).toEqual({ first: '19:00', last: '21:00', every: 60 });
    expect(moreHours([{ ...HOURLY, last: '12:00' }], 30)).toEqual({
      first: '14:00',
      last: '17:00',
      every: 60,
    });
    expect(moreHours([], 30)).toEqual({ first: '09:00', last: '17:00', every: 60 });
  });

  it('are added where the day has room before them, or between them; nowhere where it is full', () => {
    const evening = { first: '18:00', last: '22:00', every: 60 };
    expect(moreHours([evening], 30)).toEqual({ first: '09:00', last: '16:00', every: 60 });
    const morning = { first: '06:00', last: '08:00', every: 60 };
    const between = moreHours([morning, evening], 30);
    expect(between).toEqual({ first: '09:30', last: '16:30', every: 60 });
    expect(withHours([morning, evening], between!)).toEqual([morning, between, evening]);
    expect(moreHours([{ first: '08:00', last: '23:00', every: 60 }], 30)).toEqual({
      ...{ first: '06:30', last: '06:30', every: 60 },
    });
    expect(moreHours([{ first: '00:15', last: '23:15', every: 60 }], 30)).toBeNull();
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
