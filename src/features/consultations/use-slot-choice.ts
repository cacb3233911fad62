import { useMemo, useState } from 'react';
import { consultation } from '#content/consultation.ts';
import type { CalendarDay, Slot } from '#shared/business.ts';
import { useHost } from '../../lib/host.ts';
import { takenOn, useTaken } from './availability.ts';
import { daysFrom } from './calendar.ts';

/**
 * A day and then a time, of those that can be had. What is not on offer any more counts as not chosen.
 * @param today Arizona's day; null while it is not known
 */
export function useSlotChoice(today: CalendarDay | null) {
  const { announcer } = useHost();
  const { taken, markTaken } = useTaken();
  const [chosenDay, setDay] = useState<CalendarDay | null>(null);
  const [chosenSlot, setSlot] = useState<Slot | null>(null);

  const days = useMemo(() => (today === null ? null : daysFrom(today)), [today]);
  const day = chosenDay !== null && days?.includes(chosenDay) === true ? chosenDay : null;
  const takenSlots = day === null ? [] : takenOn(taken, day);
  const slot = day === null || chosenSlot === null || takenSlots.includes(chosenSlot) ? null : chosenSlot;

  function chooseDay(next: CalendarDay) {
    if (slot !== null) announcer.announce(consultation.time.again);
    setDay(next);
    setSlot(null);
  }

  return { days, taken, takenSlots, day, slot, chooseDay, chooseSlot: setSlot, markTaken };
}
