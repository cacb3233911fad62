import { useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DayOff, Standing } from '#shared/contract/availability.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import type { NextStep } from '../../components/dashboard/latest-notice.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { howMany } from '../../lib/how-many.ts';
import { cancelStanding } from './cancel-standing.ts';
import { describeRange, overlapping, rangeWithNote, verbOf } from './day-range.ts';
import { type NewRange, useDaysOff } from './use-days-off.ts';
import { useSlotsOff } from './use-slots-off.ts';
import { standingInWords } from './standing-in-words.ts';

const FAILURES = { refused: 'The day could not be changed. Please try again.' };

/**
 * Takes whole days off and opens them again, says so, and offers to take that back, or to cancel what is still booked.
 * @param today where the business is
 * @param cancelCalls asks whether calls are cancelled, by their ids; left out where that is not offered
 */
export function useDayChange(
  { clear, say, sayUndone, fail }: News,
  today: CalendarDay,
  cancelCalls?: (ids: readonly number[]) => void,
) {
  const { add, addOver, nowOf, openDay, openTimeOf, openRange } = useDaysOff();
  const { save } = useSlotsOff();
  const [changing, setChanging] = useState<CalendarDay | null>(null);

  /** @returns what came of it; null if it failed */
  async function run<Result>(day: CalendarDay, change: () => Promise<Result>): Promise<Result | null> {
    clear();
    setChanging(day);
    try {
      return await change();
    } catch (error) {
      setChanging(null);
      await fail(failureText(error, FAILURES), 'Nothing was changed');
      return null;
    } finally {
      setChanging(null);
    }
  }

  async function takeOff(day: CalendarDay): Promise<void> {
    const range = { first_day: day, last_day: day, note: '' };
    const taken = await run(day, () => addOver(range));
    if (taken !== null) sayTaken(range, taken);
  }

  /** @returns what says so, once the dialog that asked is closed @throws ApiError */
  async function takeSeveralOff(range: NewRange): Promise<() => void> {
    clear();
    const taken = await addOver(range);
    return () => sayTaken(range, taken);
  }

  /** Other days or another note in place of those that are off. @returns and throws as `takeSeveralOff` */
  async function change(before: DayOff, range: NewRange): Promise<() => void> {
    clear();
    const changed = await addOver(range, before);
    return () => sayChanged(before, range, changed);
  }

  function sayChanged(before: DayOff, range: NewRange, { standing, takeBack }: Taken) {
    say(takenInWords(range, standing), () => void changeBack(before, range, takeBack), cancelling(standing));
  }

  async function changeBack(before: DayOff, range: NewRange, takeBack: () => Promise<void>): Promise<void> {
    const isDone = await run(before.first_day, async () => {
      await takeBack();
      return true;
    });
    if (isDone !== null)
      sayUndone(takenInWords(before, before.standing), () => void changeAgain(before, range));
  }

  async function changeAgain(before: DayOff, range: NewRange): Promise<void> {
    const changed = await run(before.first_day, () => addOver(range, nowOf(before)));
    if (changed !== null) sayChanged(before, range, changed);
  }

  function sayTaken(range: NewRange, { standing, takeBack }: Taken) {
    say(takenInWords(range, standing), () => void giveBack(range, takeBack), cancelling(standing));
  }

  /** Offers to cancel what is still booked; null where nothing is. */
  function cancelling(standing: readonly Standing[]): NextStep | null {
    const ids = standing.map(({ id }) => id);
    return ids.length === 0 || cancelCalls === undefined
      ? null
      : { label: cancelStanding(ids.length), act: () => cancelCalls(ids) };
  }

  async function giveBack(range: NewRange, takeBack: () => Promise<void>): Promise<void> {
    const isDone = await run(range.first_day, async () => {
      await takeBack();
      return true;
    });
    if (isDone === null) return;
    sayUndone(`${describeRange(range)} can be booked again`, () => {
      void run(range.first_day, () => addOver(range)).then((taken) => {
        if (taken !== null) sayTaken(range, taken);
      });
    });
  }

  async function open(day: CalendarDay): Promise<void> {
    const before = await run(day, () => openDay(day));
    if (before === null) return;
    const isOfSeveral = before.some(({ first_day, last_day }) => first_day !== last_day);
    say(
      `${formatFullDay(day)} is not off any more${isOfSeveral ? '; the days around it still are' : ''}`,
      () => void closeAgain(before, day, () => void open(day)),
    );
  }

  /** Opens a day for one time alone; Undo has it off again as it was. */
  async function openTime(day: CalendarDay, slot: Slot): Promise<void> {
    const opened = await run(day, () => openTimeOf(day, slot));
    if (opened === null) return;
    const { before, times } = opened;
    const setBack = () => save({ ...times, slots: [...times.slots], added: [...times.added] });
    say(
      `${formatFullDay(day)}, ${formatSlot(slot)} can be booked, and no other time of that day`,
      () => void closeAgain(before, day, () => void openTime(day, slot), setBack),
    );
  }

  /** Opens all days of a range. @param day the one that this is asked of */
  async function openAll(day: CalendarDay, range: DayOff): Promise<void> {
    const left = await run(day, () => openRange(range));
    if (left === null) return;
    const still = overlapping(range, left);
    const [other] = still;
    say(
      still.length === 0
        ? `${describeRange(range)} ${verbOf(range)} not off any more`
        : `Removed: ${describeRange(range)}. Still off: ${still.map(rangeWithNote).join('; ')}`,
      () => void closeAgain([range], today, () => void openAll(day, range)),
      other === undefined || still.length > 1
        ? null
        : { label: 'Open that too', act: () => void openAll(other.first_day, other) },
    );
  }

  /** Takes off what was opened. @param from the day that those begin at instead of one that has passed: it still is off @param setBack what else is as it was then */
  async function closeAgain(
    before: readonly DayOff[],
    from: CalendarDay,
    redo: () => void,
    setBack: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const [range] = before;
    const standing = await run(from, async () => {
      let known: readonly DayOff[] = [];
      for (const { first_day, last_day, note } of before) {
        known = await add({ first_day: first_day < today ? from : first_day, last_day, note });
      }
      await setBack();
      return range === undefined ? [] : standingIn(range, known);
    });
    if (standing !== null && range !== undefined) sayUndone(takenInWords(range, standing), redo);
  }

  return { takeOff, takeSeveralOff, change, open, openTime, openAll, changing };
}

type Taken = Awaited<ReturnType<ReturnType<typeof useDaysOff>['addOver']>>;

function takenInWords(range: Pick<DayOff, 'first_day' | 'last_day'>, standing: readonly Standing[]): string {
  const withDays = range.first_day !== range.last_day;
  const [first, ...more] = standing;
  const off = `${describeRange(range)} ${verbOf(range)} off`;
  if (first === undefined) return off;
  return more.length === 0
    ? `${off}. Still booked: ${standingInWords(first, withDays)}`
    : `${off}. ${howMany(standing.length, 'call')} are still booked`;
}

/** The calls on these days, each of them once. */
function standingIn({ first_day, last_day }: DayOff, daysOff: readonly DayOff[]): Standing[] {
  const calls = daysOff.flatMap(({ standing }) => standing);
  const within = calls.filter(({ day }) => first_day <= day && day <= last_day);
  return [...new Map(within.map((call) => [call.id, call])).values()];
}
