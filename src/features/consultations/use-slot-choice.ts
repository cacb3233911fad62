import { useMemo, useState } from 'react';
import { consultation } from '#content/words/consultation.ts';
import type { Slot } from '#shared/booking.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { useHost } from '../../lib/host.ts';
import { takenOn, useAvailability } from './availability.ts';
import { daysFrom } from './calendar.ts';

/**
 * The chosen day and time among the available ones. A choice that is no longer available counts as none.
 * @param today the current day in Arizona; null while unknown
 */
export function useSlotChoice(today: CalendarDay | null) {
  const { announcer } = useHost();
  const { taken, meetsOnline, markTaken } = useAvailability();
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

  return { days, taken, takenSlots, meetsOnline, day, slot, chooseDay, chooseSlot: setSlot, markTaken };
}
