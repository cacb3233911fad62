import { describe, expect, it } from 'vitest';
import {
  afterGaps,
  cellsOf,
  isBookable,
  isOff,
  nowIn,
  timesOf,
  type WeekCell,
  type WeekFacts,
} from '#app/features/consultations/week-cells.ts';
import { whyClosed } from '#app/features/consultations/closed-in-words.ts';
import { changeableIn, changeOf, restOfDay } from '#app/features/consultations/week-range.ts';
import { warningOf } from '#app/features/consultations/owner-changes/warning-of.ts';
import { weekInWords } from '#app/features/consultations/weeks.ts';
import { CONSULTATION_MINUTES, rulesFor, slotStart } from '#shared/booking.ts';
import { SLOTS, slotsOn } from '#tests/support/profile-slots.ts';
import { addDays } from '#shared/calendar-day.ts';
import { formatShortDay } from '#shared/times-in-words.ts';
import { weekdayOf } from '#shared/weekdays.ts';
import { minutesOf, type Slot, slotOf, slotTo24Hours, timeAt } from '#shared/time-of-day.ts';
import { consultationRow } from '#tests/support/dashboard-rows.ts';

/** A Monday. */
const MONDAY = '2026-11-23';
/** The first day of its week that offers times, and one that offers none, where there is one. */
const days = Array.from({ length: 7 }, (_, index) => addDays(MONDAY, index));
const workday = days.find((day) => slotsOn(day).length > 2)!;
const closed = days.find((day) => day > workday && slotsOn(day).length === 0);
const [first, second, third] = slotsOn(workday) as [Slot, Slot, Slot];

const RULES = rulesFor(null);
const NOTHING: WeekFacts = {
  rules: RULES,
  week: RULES,
  calls: [],
  daysOff: [],
  slotsOff: [],
  closed: [],
  busy: [],
  now: slotStart(workday, first)!,
};
const states = (facts: Partial<WeekFacts>, day = workday) =>
  cellsOf(day, slotsOn(workday), { ...NOTHING, ...facts }).map(({ state }) => state);

describe('the cells of a week', () => {
  it('are of all times that days can offer, and of those that were booked at others', () => {
    expect(timesOf(days, [], NOTHING)).toEqual(SLOTS);
    const early = consultationRow(1, { consultation_date: workday, consultation_time: '5:30 AM' });
    const odd = consultationRow(2, { consultation_date: workday, consultation_time: 'noon' });
    expect(timesOf(days, [early, odd], NOTHING)).toEqual(['5:30 AM', ...SLOTS]);
  });

  it('have the times of their days alone, and show where there is a gap', () => {
    const week = rulesFor({
      ...RULES.hours,
      [weekdayOf(workday)]: ['09:00', '10:00', '11:00', '13:00', '14:00'],
    });
    const later = addDays(MONDAY, 7);
    const rules = rulesFor(week.hours, { [later]: ['06:40'] });
    const times = (some: readonly string[]) => timesOf(some, [], { rules, week });
    expect([times(days).includes('6:40 AM'), times([later]).includes('6:40 AM')]).toEqual([false, true]);
    expect(afterGaps(['9:00 AM', '9:15 AM', '10:00 AM', '11:00 AM', '12:00 PM', '2:00 PM'])).toEqual([
      '2:00 PM',
    ]);
    expect(afterGaps([])).toEqual([]);
  });

  it('say why visitors can’t book them', () => {
    const why = (closed: WeekCell['closed'], busyIn: string | null = null) => whyClosed({ closed, busyIn });
    expect([
      why({ why: 'break', minutes: 60, name: 'Marta' }),
      why({ why: 'notice', minutes: 3 * 24 * 60 }),
      why({ why: 'window', from: '2026-11-30' }),
      why({ why: 'busy', calendar: 'Family' }, 'Family'),
      why({ why: 'hours' }, ''),
      why({ why: 'off', note: 'Sea' }),
      why(null),
    ]).toEqual([
      'within 1 hour of Marta’s call',
      'less than 3 days away',
      `visitors can book from ${formatShortDay('2026-11-30')} on`,
      'busy in your calendar “Family”',
      'outside your hours; busy in your calendar',
      'off (Sea)',
      null,
    ]);
  });

  it('say who is booked, what is off, and what visitors find taken', () => {
    const call = consultationRow(1, { consultation_date: workday, consultation_time: first });
    const off = { day: workday, slots: [second], added: [], standing: [] };
    const [one, two, three, ...others] = states({
      calls: [call],
      slotsOff: [off],
      closed: [first, second, third].map((time) => ({ day: workday, time, why: 'notice', minutes: 60 })),
    });
    expect([one, two, three]).toEqual(['call', 'closed', 'busy']);
    expect(new Set(others)).toEqual(new Set(['open']));
  });

  it('are past where nobody came, from the moment they began', () => {
    const call = consultationRow(1, { consultation_date: workday, consultation_time: first });
    const [one, two, three] = states({ calls: [call], now: slotStart(workday, third)! });
    expect([one, two, three]).toEqual(['call', 'past', 'open']);
  });

  it('can’t be opened again once they began', () => {
    const off = { day: workday, slots: [first, second], added: [], standing: [] };
    expect(states({ slotsOff: [off], now: slotStart(workday, second)! }).slice(0, 3)).toEqual([
      'off',
      'closed',
      'open',
    ]);
  });

  it('are all off on a day off, but for what was booked before', () => {
    const range = { id: 1, first_day: workday, last_day: workday, note: '', added: [], standing: [] };
    const call = consultationRow(1, { consultation_date: workday, consultation_time: second });
    const [one, two, ...others] = states({ daysOff: [range], calls: [call] });
    expect([one, two]).toEqual(['day-off', 'call']);
    expect(new Set(others)).toEqual(new Set(['day-off']));
    expect(states({ daysOff: [range], now: slotStart(workday, second)! }).slice(0, 2)).toEqual([
      'off',
      'day-off',
    ]);
    expect([isOff(workday, { daysOff: [range] }), isOff(addDays(workday, 1), { daysOff: [range] })]).toEqual([
      true,
      false,
    ]);
  });

  it('can be opened where their day does not have them, and a call fits in; not on a day off, nor once they began', () => {
    const [open, half] = ['9:00 AM', '9:10 AM'] as const;
    const hours = { ...RULES.hours, [weekdayOf(workday)]: ['09:00'] };
    const rules = rulesFor(hours);
    const cells = (facts: Partial<WeekFacts>) =>
      cellsOf(workday, [open, half, '8:00 PM'], {
        ...{ ...NOTHING, now: slotStart(workday, open)!, rules, week: rules },
        ...facts,
      });
    const statesOf = (facts: Partial<WeekFacts>) => cells(facts).map(({ state }) => state);
    expect(statesOf({})).toEqual(['open', 'shut', 'addable']);
    expect(statesOf({ now: slotStart(addDays(workday, 1), open)! })).toEqual(['past', 'off', 'off']);
    const range = { id: 1, first_day: workday, last_day: workday, note: '', added: [], standing: [] };
    expect(statesOf({ daysOff: [range] })).toEqual(['day-off', 'day-off', 'day-off']);

    const added = rulesFor(hours, { [workday]: ['09:00', '20:00'] });
    expect(cells({ rules: added }).map(({ state, isExtra }) => [state, isExtra])).toEqual([
      ['open', false],
      ['shut', true],
      ['open', true],
    ]);
  });

  it('are bookable for the owner wherever no other call is, and say what she has to know of them', () => {
    const busy = { start: slotStart(workday, second)!, end: slotStart(workday, third)!, calendar: '' };
    const off = { day: workday, slots: [first, second], added: [], standing: [] };
    const cells = cellsOf(workday, slotsOn(workday), { ...NOTHING, busy: [busy], slotsOff: [off] });
    expect(cells.slice(0, 3).map(({ state }) => isBookable(state))).toEqual([true, true, true]);
    expect(cells.slice(0, 3).map(warningOf)).toEqual([
      'Closed: off. Only you can book it.',
      'Closed: off; busy in your calendar. Only you can book it.',
      null,
    ]);
    const [, free] = cellsOf(workday, [first, second], { ...NOTHING, busy: [busy] });
    expect(free).toMatchObject({ state: 'busy', busyIn: '' });

    const time = slotTo24Hours(first);
    const into = slotOf(timeAt(minutesOf(time) + CONSULTATION_MINUTES - 1));
    const after = slotOf(timeAt(minutesOf(time) + CONSULTATION_MINUTES));
    const call = consultationRow(1, { consultation_date: workday, consultation_time: first });
    const range = { id: 1, first_day: workday, last_day: workday, note: '', standing: [] };
    const beside = cellsOf(workday, [first, into, after], { ...NOTHING, calls: [call], daysOff: [range] });
    expect(beside.map(({ state }) => state)).toEqual(['call', 'taken', 'day-off']);
    expect(beside.map(({ state }) => isBookable(state))).toEqual([false, false, true]);
  });

  it.runIf(closed !== undefined)('can be opened where there are no consultations otherwise', () => {
    expect(new Set(states({}, closed))).toEqual(new Set(['addable']));
  });
});

describe('times that are changed together', () => {
  const times = slotsOn(workday);
  const off = { day: workday, slots: [second], added: [], standing: [] };
  const call = consultationRow(1, { consultation_date: workday, consultation_time: third });
  const cells = cellsOf(workday, times, { ...NOTHING, slotsOff: [off], calls: [call] });
  const slotsOf = (some: readonly { slot: Slot }[]) => some.map(({ slot }) => slot);

  it('are those that are free, and those that can be opened; calls among them stay', () => {
    const { free, shut } = changeableIn(workday, cells, times.slice(0, 4));
    expect([slotsOf(free), slotsOf(shut)]).toEqual([[first, times[3]], [second]]);
    const range = { id: 1, first_day: workday, last_day: workday, note: '', standing: [] };
    const onDayOff = cellsOf(workday, times, { ...NOTHING, daysOff: [range] });
    expect(changeableIn(workday, onDayOff, times)).toEqual({ free: [], shut: [], tooNear: [] });
  });

  it('are opened without those that would run into one before', () => {
    const rules = rulesFor({ ...RULES.hours, [weekdayOf(workday)]: [] });
    const rows = ['9:00 AM', '9:10 AM', '11:00 AM', '11:45 PM'] as const;
    const now = slotStart(workday, '9:00 AM')!;
    const shutCells = cellsOf(workday, rows, { ...NOTHING, rules, week: rules, now });
    const { shut, tooNear } = changeableIn(workday, shutCells, rows);
    expect([slotsOf(shut), slotsOf(tooNear)]).toEqual([['9:00 AM', '11:00 AM'], ['9:10 AM']]);
  });

  it('are the free ones of a day from one on', () => {
    expect(slotsOf(restOfDay(cells, second))).toEqual(times.slice(3));
  });

  it('are told apart by whether their weekday has them', () => {
    const rules = rulesFor({ ...RULES.hours, [weekdayOf(workday)]: ['09:00'] });
    const added = rulesFor(rules.hours, { [workday]: ['09:00', '20:00'] });
    const facts = { ...NOTHING, now: slotStart(workday, '9:00 AM')!, rules: added, week: rules };
    expect(changeOf(cellsOf(workday, ['9:00 AM', '8:00 PM'], facts), true)).toEqual({
      slots: ['9:00 AM', '8:00 PM'],
      extras: ['8:00 PM'],
      isOff: true,
    });
  });
});

describe('a week in words', () => {
  it.each([
    ['2026-11-23', '', ''],
    ['2026-12-28', '', ', 2027'],
    ['2027-01-25', '', ', 2027'],
    ['2025-12-29', ', 2025', ''],
  ])('has the year where it is another one: %s', (day, first, last) => {
    const [monday, sunday] = [formatShortDay(day), formatShortDay(addDays(day, 6))];
    expect(weekInWords(day, MONDAY)).toBe(`${monday}${first} – ${sunday}${last}`);
  });
});

describe('the present moment', () => {
  const times = slotsOn(workday);
  const last = times.at(-1)!;
  const after = (slot: Slot, minutes: number) =>
    new Date(slotStart(workday, slot)!.getTime() + minutes * 60_000);

  it('stands in the row of the time that began last, as far down as it has run', () => {
    expect(nowIn(workday, times, after(first, 0))).toEqual({ slot: first, share: 0 });
    const length = slotStart(workday, second)!.getTime() - slotStart(workday, first)!.getTime();
    expect(nowIn(workday, times, after(first, length / 120_000))).toEqual({ slot: first, share: 0.5 });
    expect(nowIn(workday, times, after(last, CONSULTATION_MINUTES / 2))).toEqual({ slot: last, share: 0.5 });
  });

  it('stands nowhere before the first time, and after the last one', () => {
    expect(nowIn(workday, times, after(first, -1))).toBeNull();
    expect(nowIn(workday, times, after(last, CONSULTATION_MINUTES))).toBeNull();
    expect(nowIn(workday, [], after(first, 0))).toBeNull();
  });
});
