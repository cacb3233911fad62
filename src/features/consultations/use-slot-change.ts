import type { CalendarDay } from '#shared/calendar-day.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { useSlotsOff } from './use-slots-off.ts';

const FAILURES = { refused: 'The time could not be changed. Please try again.' };

/** Takes single times off and opens them again, says so, and offers to take that back. */
export function useSlotChange({ clear, say, fail }: News) {
  const { change } = useSlotsOff();

  async function changeSlot(day: CalendarDay, slot: Slot, isOff: boolean): Promise<void> {
    clear();
    try {
      await change.mutateAsync({ day, slot, isOff });
    } catch (error) {
      await fail(failureText(error, FAILURES), 'Nothing was changed');
      return;
    }
    const when = `${formatFullDay(day)}, ${formatSlot(slot)}`;
    say(`${when} ${isOff ? 'can’t be booked any more' : 'can be booked again'}`, () => {
      void changeSlot(day, slot, !isOff);
    });
  }

  return { changeSlot, changing: change.isPending ? change.variables : null };
}
