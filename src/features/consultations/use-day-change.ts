import { useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DayOffToAdd, Standing } from '#shared/contract/availability.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { useDaysOff } from './use-days-off.ts';
import { offOn } from './week-cells.ts';

const FAILURES = { refused: 'The day could not be changed. Please try again.' };

/** Takes whole days off and opens them again, says so, and offers to take that back. @param today where the business is */
export function useDayChange({ clear, say, fail }: News, today: CalendarDay) {
  const { add, openDay } = useDaysOff();
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
    const booked = standing.map(({ time, name }) => `${time} ${name}`).join(', ');
    say(`${formatFullDay(day)} is off${booked === '' ? '' : `. Still booked: ${booked}`}`, () => {
      void open(day);
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

  return { takeOff, open, changing };
}
