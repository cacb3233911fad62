import { useMemo, useState } from 'react';
import { consultation } from '#content/words/consultation.ts';
import { rulesFor } from '#shared/booking.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { takenOn, useAvailability, withTaken } from './availability.ts';
import { daysFrom, slotsFrom } from './calendar.ts';
import { useNow } from './use-now.ts';

/**
 * The chosen day and time among the available ones. A choice that is no longer available counts as none.
 * @param today the current day where the business is; null while unknown
 */
export function useSlotChoice(today: CalendarDay | null) {
  const { announcer } = useHost();
  const { taken: known, hours, meetsOnline, markTaken } = useAvailability();
  const rules = useMemo(() => rulesFor(hours?.times, hours?.dates, hours?.ahead), [hours]);
  const [refused, setRefused] = useState<{ day: CalendarDay; slots: readonly Slot[] }[]>([]);
  const now = useNow();
  const [chosenDay, setDay] = useState<CalendarDay | null>(null);
  const [chosenSlot, setSlot] = useState<Slot | null>(null);

  const days = useMemo(() => (today === null ? null : daysFrom(rules, today, now)), [rules, today, now]);
  const taken = refused.reduce((all, { day, slots }) => withTaken(all, day, slots), known);
  const day = chosenDay !== null && days?.includes(chosenDay) === true ? chosenDay : null;
  const slots = day === null ? rules.allSlots : slotsFrom(rules, day, now);
  const takenSlots = day === null ? [] : takenOn(taken, day);
  const isFree = chosenSlot !== null && slots.includes(chosenSlot) && !takenSlots.includes(chosenSlot);
  const slot = day !== null && isFree ? chosenSlot : null;

  function chooseDay(next: CalendarDay) {
    if (slot !== null) announcer.announce(consultation.time.again);
    setDay(next);
    setSlot(null);
  }

  /**
   * Strikes out what the server refused, the slot or its whole day, which is chosen no more; at once, and for good: an
   * answer that still calls it free was on its way before.
   */
  function refuse(error: unknown, onDay: CalendarDay, slot: Slot) {
    const field = error instanceof ApiError ? error.field : null;
    if (field !== 'date' && field !== 'time') return;
    const refusal = { day: onDay, slots: field === 'date' ? rules.slotsOn(onDay) : [slot] };
    if (field === 'date') setDay(null);
    setRefused((before) => [...before, refusal]);
    markTaken(onDay, refusal.slots);
  }

  return {
    rules,
    /** What is said of the days that can be booked. */
    text: hours?.text ?? consultation.day.text,
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
    refuse,
  };
}
