import type { CalendarDay } from '#shared/calendar-day.ts';
import type { SlotsOff } from '#shared/contract/availability.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { howMany } from '../../lib/how-many.ts';
import { useSlotsOff } from './use-slots-off.ts';
import { useWeekRules } from './use-weekly-hours.ts';

/** Which times of a day are off, and which it has beside its weekday's. */
type DayTimes = Pick<SlotsOff, 'day' | 'slots' | 'added'>;

interface TimesChange {
  before: DayTimes;
  after: DayTimes;
}

const FAILURES = { refused: 'The times could not be changed. Please try again.' };

/** Sets the times of single days, says so, and offers to take that back; of several days at once. */
export function useTimesChange({ clear, say, sayUndone, fail }: News) {
  const { query, save } = useSlotsOff();
  const { slotsOn } = useWeekRules();

  function timesOf(day: CalendarDay): DayTimes {
    return query.data?.find((one) => one.day === day) ?? { day, slots: [], added: [] };
  }

  /** To exactly these times. @returns what says so @throws ApiError, once those before the day that failed are set back */
  async function set(days: readonly CalendarDay[], times: readonly Slot[]): Promise<() => void> {
    clear();
    const changes = days.map((day) => {
      const weekly = slotsOn(day);
      const slots = weekly.filter((slot) => !times.includes(slot));
      return {
        before: timesOf(day),
        after: { day, slots, added: times.filter((slot) => !weekly.includes(slot)) },
      };
    });
    await saveAll(changes);
    return () => sayChanged(changes);
  }

  /** What another window has changed meanwhile stays. */
  async function saveAll(changes: readonly TimesChange[]): Promise<void> {
    const done: TimesChange[] = [];
    try {
      for (const change of changes) {
        await save(bodyOf(change));
        done.unshift(change);
      }
    } catch (error) {
      for (const change of done) await save(bodyOf(back(change))).catch(() => undefined);
      throw error;
    }
  }

  function sayChanged(changes: readonly TimesChange[]) {
    say(inWords(changes), () => void takeBack(changes));
  }

  async function takeBack(changes: readonly TimesChange[]): Promise<void> {
    const all = changes.map(back);
    if (await run(all)) sayUndone(inWords(all), () => void again(changes));
  }

  async function again(changes: readonly TimesChange[]): Promise<void> {
    if (await run(changes)) sayChanged(changes);
  }

  async function run(changes: readonly TimesChange[]): Promise<boolean> {
    clear();
    try {
      await saveAll(changes);
      return true;
    } catch (error) {
      await fail(failureText(error, FAILURES), 'Nothing was changed');
      return false;
    }
  }

  /** Gives a day the times of its week again. @returns whether that is done */
  async function setBack({ day, slots, added }: DayTimes): Promise<boolean> {
    const change = { before: { day, slots, added }, after: { day, slots: [], added: [] } };
    const isDone = await run([change]);
    if (isDone) sayChanged([change]);
    return isDone;
  }

  function inWords(changes: readonly TimesChange[]): string {
    const [first, ...more] = changes.map(({ after }) => after);
    if (first === undefined) return '';
    const { day, slots, added } = first;
    const weekly = slotsOn(day);
    if (more.length > 0) {
      return changes.every(({ after }) => isAsEveryWeek(after))
        ? `${howMany(changes.length, 'day')} have the times of their week again`
        : `${howMany(changes.length, 'day')} have other times than every week`;
    }
    if (isAsEveryWeek(first)) return `${formatFullDay(day)} has the times of its week again`;
    const parts = [
      weekly.length > 0 || added.length === 0
        ? `${weekly.length - slots.length} of ${weekly.length} times can be booked`
        : null,
      added.length === 0 ? null : `${added.map(formatSlot).join(', ')} added`,
    ];
    return `${formatFullDay(day)}: ${parts.filter((part) => part !== null).join('; ')}`;
  }

  return { set, setBack };
}

function isAsEveryWeek({ slots, added }: DayTimes): boolean {
  return slots.length === 0 && added.length === 0;
}

function back({ before, after }: TimesChange): TimesChange {
  return { before: after, after: before };
}

function bodyOf({ before, after: { day, slots, added } }: TimesChange) {
  return { day, slots, seen: before.slots, added, seen_added: before.added };
}
