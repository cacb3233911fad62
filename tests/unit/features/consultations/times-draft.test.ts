import { describe, expect, it } from 'vitest';
import {
  type KnownTimes,
  NO_DRAFT,
  openIn,
  showing,
  type TimesDraft,
  type TimesEdit,
  withDays,
  withTimes,
} from '#app/features/consultations/times-draft.ts';
import { stepOf, timesToAdd, timesUntil } from '#app/features/consultations/times-to-add.ts';
import type { Slot } from '#shared/time-of-day.ts';

const [MONDAY, TUESDAY, SUNDAY] = ['2026-12-07', '2026-12-08', '2026-12-06'];
const NINE: Slot = '9:00 AM';
const TEN: Slot = '10:00 AM';
const known: KnownTimes = (day) => ({
  all: day === SUNDAY ? [] : [NINE, TEN],
  off: day === TUESDAY ? [TEN] : [],
});
const isChanged = ({ on, off }: TimesEdit) => on.length + off.length > 0;
const show = (draft: TimesDraft, day: string) => showing(draft, day, known, isChanged);
const take = (draft: TimesDraft, slot: Slot): TimesDraft => ({
  ...draft,
  shown: withTimes(draft.shown, [slot], false),
});

describe('the times of single days that are not saved', () => {
  it('are put aside where another day is shown, and are there when one comes back', () => {
    const monday = take(show(NO_DRAFT, MONDAY), NINE);
    const tuesday = take(show(monday, TUESDAY), NINE);
    expect(tuesday.aside).toEqual([monday.shown]);
    expect(openIn(tuesday.shown, known)).toEqual([]);
    const back = show(tuesday, MONDAY);
    expect(back).toEqual({ shown: monday.shown, aside: [tuesday.shown] });
    expect(show(back, '').aside).toHaveLength(2);
  });

  it('are not kept of a day that is only looked at', () => {
    expect(show(show(NO_DRAFT, MONDAY), TUESDAY).aside).toEqual([]);
  });

  it('are shown with all the days that get the same, whichever of them is chosen', () => {
    const both = withDays(take(show(NO_DRAFT, MONDAY), NINE), [MONDAY, TUESDAY, SUNDAY], known);
    const { shown } = show(show(both, ''), SUNDAY);
    expect(shown.days).toEqual([SUNDAY, MONDAY, TUESDAY]);
    expect(openIn(shown, known)).toEqual([TEN]);
  });

  it('are the last ones that were chosen for a day', () => {
    const both = withDays(take(show(NO_DRAFT, MONDAY), NINE), [MONDAY, TUESDAY], known);
    const other = withDays(take(show(both, SUNDAY), NINE), [SUNDAY, MONDAY], known);
    expect(other.aside.map(({ days }) => days)).toEqual([[TUESDAY]]);
    expect(other.aside.map((edit) => openIn(edit, known))).toEqual([[TEN]]);
  });
});

describe('the times that can be added to a day', () => {
  it('are those at which a call fits in, and those of its own that can’t be booked', () => {
    const free = timesToAdd([NINE], [TEN], 30);
    expect(free.filter((time) => time > '08:00' && time < '11:00')).toEqual([
      ...['08:15', '08:30', '09:30', '10:00', '10:30', '10:45'],
    ]);
    expect(free.at(-1)).toBe('23:30');
  });

  it('go from one to another, as far apart as those of a week', () => {
    const every = stepOf([['09:00', '10:00', '11:00'], [], ['09:00', '11:00']], 30);
    expect(timesUntil('10:00', timesToAdd([], [], 30), every).slice(0, 5)).toEqual([
      ...['10:00', '11:00', '12:00', '13:00', '14:00'],
    ]);
    expect([stepOf([[]], 30), stepOf([['09:00', '09:20']], 30), stepOf([], 90)]).toEqual([60, 30, 90]);
  });
});
