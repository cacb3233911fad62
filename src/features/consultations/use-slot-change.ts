import { formatFullDay } from '#shared/days-in-words.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { howMany } from '../../lib/how-many.ts';
import { type SlotChange, useSlotsOff } from './use-slots-off.ts';

const FAILURES = { refused: 'This could not be changed. Please try again.' };

/** Takes times off and opens them again, of one day or of several, says so, and offers to take that back. */
export function useSlotChange({ clear, say, sayUndone, fail }: News) {
  const { change } = useSlotsOff();

  /** @param asked all of them the same way @returns whether that is done */
  async function run(asked: readonly SlotChange[]): Promise<boolean> {
    clear();
    let done = 0;
    try {
      for (const one of asked) {
        await change.mutateAsync(one);
        done += 1;
      }
    } catch (error) {
      await fail(failureText(error, FAILURES), done === 0 ? 'Nothing was changed' : 'Not all was changed');
    }
    return done === asked.length;
  }

  async function changeSlots(asked: readonly SlotChange[]): Promise<void> {
    if (await run(asked)) say(describe(asked), () => void takeBack(asked));
  }

  async function takeBack(asked: readonly SlotChange[]): Promise<void> {
    const back = asked.map((one) => ({ ...one, isOff: !one.isOff }));
    if (await run(back)) sayUndone(describe(back), () => void changeSlots(asked));
  }

  return { changeSlots, changing: change.isPending ? change.variables : null };
}

function describe(changes: readonly SlotChange[]): string {
  const isExtra = changes.every(({ slots, extras }) => extras.length === slots.length);
  const opened = isExtra ? 'can be booked, that day alone' : 'can be booked again';
  const isOff = changes.some((change) => change.isOff);
  return `${describeTimes(changes)} ${isOff ? 'can’t be booked any more' : opened}`;
}

function describeTimes([first, ...more]: readonly SlotChange[]): string {
  if (first === undefined) return '';
  const count = [first, ...more].reduce((sum, { slots }) => sum + slots.length, 0);
  return more.length === 0
    ? describeOn(first.day, first.slots)
    : `${howMany(count, 'time')} on ${howMany(more.length + 1, 'day')}`;
}

function describeOn(day: CalendarDay, slots: readonly Slot[]): string {
  const [first, last] = [slots[0], slots.at(-1)].map((slot) => (slot === undefined ? '' : formatSlot(slot)));
  return slots.length === 1
    ? `${formatFullDay(day)}, ${first}`
    : `${formatFullDay(day)}: ${slots.length} times from ${first} to ${last}`;
}
