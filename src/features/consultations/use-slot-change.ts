import { formatFullDay } from '#shared/days-in-words.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { type SlotChange, useSlotsOff } from './use-slots-off.ts';

const FAILURES = { refused: 'This could not be changed. Please try again.' };

/** Takes times of a day off and opens them again, says so, and offers to take that back. */
export function useSlotChange({ clear, say, fail }: News) {
  const { change } = useSlotsOff();

  async function changeSlots(asked: SlotChange): Promise<void> {
    const { day, slots, isOff, extras } = asked;
    clear();
    try {
      await change.mutateAsync(asked);
    } catch (error) {
      await fail(failureText(error, FAILURES), 'Nothing was changed');
      return;
    }
    const opened = extras.length === slots.length ? 'can be booked, that day alone' : 'can be booked again';
    say(`${describe(day, slots)} ${isOff ? 'can’t be booked any more' : opened}`, () => {
      void changeSlots({ ...asked, isOff: !isOff });
    });
  }

  return { changeSlots, changing: change.isPending ? change.variables : null };
}

function describe(day: CalendarDay, slots: readonly Slot[]): string {
  const [first, last] = [slots[0], slots.at(-1)].map((slot) => (slot === undefined ? '' : formatSlot(slot)));
  return slots.length === 1
    ? `${formatFullDay(day)}, ${first}`
    : `${formatFullDay(day)}: ${slots.length} times from ${first} to ${last}`;
}
