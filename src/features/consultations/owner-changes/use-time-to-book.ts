import { useState } from 'react';
import type { CallTime } from '../use-call-drag.ts';
import { useSlotChoice } from '../use-slot-choice.ts';
import { useToday } from '../use-today.ts';

/**
 * When a call is being booked. The free time of the week that was pressed holds until another is chosen, even where visitors
 * could not book it any more; the others are those that visitors choose from.
 */
export function useTimeToBook(at: CallTime) {
  const choice = useSlotChoice(useToday(), at, at.day);
  const [isKept, setIsKept] = useState(true);
  const { day, slot } = choice;
  const chosen = day === null || slot === null ? null : { day, slot };
  return {
    choice,
    /** Null where none is chosen. */
    time: isKept ? at : chosen,
    /** Called before another is chosen. */
    giveUp: () => setIsKept(false),
    /** Strikes out a time that was not free. */
    refuse: (time: CallTime) => {
      setIsKept(false);
      choice.refuse(time.day, time.slot);
    },
  };
}
