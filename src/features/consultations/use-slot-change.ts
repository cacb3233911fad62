import { formatFullDay } from '#shared/days-in-words.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { type SlotChange, useSlotsOff } from './use-slots-off.ts';

const FAILURES = { refused: 'The time could not be changed. Please try again.' };

/** Takes single times off and opens them again, says so, and offers to take that back. */
export function useSlotChange({ clear, say, fail }: News) {
  const { change } = useSlotsOff();

  async function changeSlot(asked: SlotChange): Promise<void> {
    const { day, slot, isOff, isExtra } = asked;
    clear();
    try {
      await change.mutateAsync(asked);
    } catch (error) {
      await fail(failureText(error, FAILURES), 'Nothing was changed');
      return;
    }
    const when = `${formatFullDay(day)}, ${formatSlot(slot)}`;
    const opened = isExtra ? 'can be booked, that day alone' : 'can be booked again';
    say(`${when} ${isOff ? 'can’t be booked any more' : opened}`, () => {
      void changeSlot({ ...asked, isOff: !isOff });
    });
  }

  return { changeSlot, changing: change.isPending ? change.variables : null };
}
