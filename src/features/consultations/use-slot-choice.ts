import { useMemo, useState } from 'react';
import { consultation } from '#content/words/consultation.ts';
import { SLOTS } from '#shared/booking.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { useHost } from '../../lib/host.ts';
import { takenOn, useAvailability } from './availability.ts';
import { daysFrom, slotsFrom } from './calendar.ts';
import { useNow } from './use-now.ts';

/**
 * The chosen day and time among the available ones. A choice that is no longer available counts as none.
 * @param today the current day where the business is; null while unknown
 */
export function useSlotChoice(today: CalendarDay | null) {
  const { announcer } = useHost();
  const { taken, meetsOnline, markTaken } = useAvailability();
  const now = useNow();
  const [chosenDay, setDay] = useState<CalendarDay | null>(null);
  const [chosenSlot, setSlot] = useState<Slot | null>(null);

  const days = useMemo(() => (today === null ? null : daysFrom(today, now)), [today, now]);
  const day = chosenDay !== null && days?.includes(chosenDay) === true ? chosenDay : null;
  const slots = day === null ? SLOTS : slotsFrom(day, now);
  const takenSlots = day === null ? [] : takenOn(taken, day);
  const isFree = chosenSlot !== null && slots.includes(chosenSlot) && !takenSlots.includes(chosenSlot);
  const slot = day !== null && isFree ? chosenSlot : null;

  function chooseDay(next: CalendarDay) {
    if (slot !== null) announcer.announce(consultation.time.again);
    setDay(next);
    setSlot(null);
  }

  return {
    days,
    taken,
    slots,
    takenSlots,
    meetsOnline,
    day,
    slot,
    chooseDay,
    chooseSlot: setSlot,
    markTaken,
  };
}
