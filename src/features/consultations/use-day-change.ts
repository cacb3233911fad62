import { useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DayOffToAdd, Standing } from '#shared/contract/availability.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { describeRange, verbOf } from './day-range.ts';
import { type NewRange, useDaysOff } from './use-days-off.ts';
import { offOn } from './week-cells.ts';

const FAILURES = { refused: 'The day could not be changed. Please try again.' };

/** Takes whole days off and opens them again, says so, and offers to take that back. @param today where the business is */
export function useDayChange({ clear, say, fail }: News, today: CalendarDay) {
  const { add, addOver, openDay } = useDaysOff();
  const [changing, setChanging] = useState<CalendarDay | null>(null);

  /** @returns what came of it; null if it failed */
  async function run<Result>(day: CalendarDay, change: () => Promise<Result>): Promise<Result | null> {
    clear();
    setChanging(day);
    try {
      return await change();
    } catch (error) {
      await fail(failureText(error, FAILURES), 'Nothing was changed');
      return null;
    } finally {
      setChanging(null);
    }
  }

  /** @param as what it is part of, or was before it was opened */
  async function takeOff(day: CalendarDay, as: readonly DayOffToAdd[] = [{ first_day: day }]): Promise<void> {
    const standing = await run(day, async () => {
      let known: Standing[] = [];
      for (const range of as) known = offOn(day, await add(range))[0]?.standing ?? [];
      return known.filter((call) => call.day === day);
    });
    if (standing === null) return;
    say(`${formatFullDay(day)} is off${stillBooked(standing)}`, () => {
      void open(day);
    });
  }

  /** @returns what says so, once the dialog that asked is closed @throws ApiError */
  async function takeSeveralOff(range: NewRange): Promise<() => void> {
    clear();
    const taken = await addOver(range);
    return () => sayTaken(range, taken);
  }

  function sayTaken(range: NewRange, { standing, takeBack }: Awaited<ReturnType<typeof addOver>>) {
    say(`${describeRange(range)} ${verbOf(range)} off${stillBooked(standing)}`, () => {
      void takeSeveralBack(range, takeBack);
    });
  }

  async function takeSeveralBack(range: NewRange, takeBack: () => Promise<void>): Promise<void> {
    const isDone = await run(range.first_day, async () => {
      await takeBack();
      return true;
    });
    if (isDone === null) return;
    say(`${describeRange(range)} can be booked again`, () => {
      void run(range.first_day, () => addOver(range)).then((taken) => {
        if (taken !== null) sayTaken(range, taken);
      });
    });
  }

  async function open(day: CalendarDay): Promise<void> {
    const before = await run(day, () => openDay(day));
    if (before === null) return;
    const isOfSeveral = before.some(({ first_day, last_day }) => first_day !== last_day);
    // What has passed can't be taken off any more, and still is.
    const again = before.map(({ first_day, last_day, note }) => ({
      first_day: first_day < today ? day : first_day,
      last_day,
      note,
    }));
    say(
      `${formatFullDay(day)} is not off any more${isOfSeveral ? '; the days around it still are' : ''}`,
      () => {
        void takeOff(day, again);
      },
    );
  }

  return { takeOff, takeSeveralOff, open, changing };
}

function stillBooked(standing: readonly Standing[]): string {
  const booked = standing.map(({ time, name }) => `${time} ${name}`).join(', ');
  return booked === '' ? '' : `. Still booked: ${booked}`;
}
