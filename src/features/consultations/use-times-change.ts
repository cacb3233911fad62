import type { CalendarDay } from '#shared/calendar-day.ts';
import type { SlotsOff } from '#shared/contract/availability.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { howMany } from '../../lib/how-many.ts';
import type { ChangeWords } from './use-saving-together.ts';
import { useSlotsOff } from './use-slots-off.ts';
import { useWeekRules } from './use-weekly-hours.ts';

/** Which times of a day are off, and which it has beside its weekday's. */
type DayTimes = Pick<SlotsOff, 'day' | 'slots' | 'added'>;

export interface TimesChange {
  before: DayTimes;
  after: DayTimes;
}

const FAILURES = { refused: 'The times could not be changed. Please try again.' };

/** Sets the times of single days, of several at once, and says so; gives them those of the week again, with Undo. */
export function useTimesChange({ clear, say, sayUndone, fail }: News) {
  const { query, save: saveTimes } = useSlotsOff();
  const { slotsOn } = useWeekRules();

  function timesOf(day: CalendarDay): DayTimes {
    return query.data?.find((one) => one.day === day) ?? { day, slots: [], added: [] };
  }

  /** To exactly these times; null where the days have them. */
  function changesTo(days: readonly CalendarDay[], times: readonly Slot[]): TimesChange[] | null {
    const changes = days.map((day) => {
      const weekly = slotsOn(day);
      const slots = weekly.filter((slot) => !times.includes(slot));
      return {
        before: timesOf(day),
        after: { day, slots, added: times.filter((slot) => !weekly.includes(slot)) },
      };
    });
    return changes.every(({ before, after }) => isSame(before, after)) ? null : changes;
  }

  /**
   * What another window has changed meanwhile stays.
   * @returns what takes it back @throws ApiError, once those before the day that failed are set back
   */
  async function save(changes: readonly TimesChange[]): Promise<() => Promise<void>> {
    await saveAll(changes);
    return () => saveAll(changes.map(back));
  }

  const wordsOf = (changes: readonly TimesChange[]): ChangeWords => ({
    saved: inWords(changes),
    undone: inWords(changes.map(back)),
  });

  async function saveAll(changes: readonly TimesChange[]): Promise<void> {
    const done: TimesChange[] = [];
    try {
      for (const change of changes) {
        await saveTimes(bodyOf(change));
        done.unshift(change);
      }
    } catch (error) {
      for (const change of done) await saveTimes(bodyOf(back(change))).catch(() => undefined);
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

  return { timesOf, changesTo, save, wordsOf, setBack };
}

function isSame(one: DayTimes, other: DayTimes): boolean {
  const inOrder = (slots: readonly Slot[]) => [...slots].sort().join();
  return inOrder(one.slots) === inOrder(other.slots) && inOrder(one.added) === inOrder(other.added);
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
