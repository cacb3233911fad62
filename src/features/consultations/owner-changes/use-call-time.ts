import { useState } from 'react';
import { dayOf } from '#shared/business-time.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { OWNER_LIST_LIMIT } from '#shared/limits.ts';
import { type Slot, slotOf } from '#shared/time-of-day.ts';
import { useHost } from '../../../lib/host.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { useOwnerList } from '../../../lib/use-owner-list.ts';
import { useToday } from '../use-today.ts';
import type { CallTime } from '../use-call-drag.ts';
import { consultationSource } from '../use-consultations.ts';
import { useWeekFacts } from '../use-week-facts.ts';
import { cellsOf, isBookable, timesOf, type WeekCell } from '../week-cells.ts';
import { warningOf } from './warning-of.ts';
import { TIMES } from '../weekly-hours/hour-ranges.ts';

/**
 * When the owner has a call: at any time ahead that no other one has, whatever visitors can book.
 * @param first what is chosen at first; a day alone, where its time is still to be chosen, and '' where the day is, too
 * @param moved the call that is being moved, which is in nobody's way; null for a new one
 */
export function useCallTime(first: { day: CalendarDay; slot: Slot | null }, moved: Consultation | null) {
  const { announcer } = useHost();
  const now = useMinute();
  const today = useToday() ?? '';
  const [day, setDay] = useState(first.day);
  const [chosen, setSlot] = useState(first.slot);
  const [refused, setRefused] = useState<CallTime[]>([]);
  const known = day === '' ? dayOf(now) : day;
  const around = { from: addDays(known, -1), to: addDays(known, 1) };
  const facts = useWeekFacts(around.from, around.to);
  const { rows } = useOwnerList(consultationSource, {
    ...{ view: 'all', sort: 'time', limit: OWNER_LIST_LIMIT },
    ...around,
  });
  const calls = rows.filter(({ id, status }) => id !== moved?.id && status !== 'cancelled');
  const isRefused = (slot: Slot) => refused.some((one) => one.day === day && one.slot === slot);

  function cellsAt(slots: readonly Slot[]): WeekCell[] {
    if (day === '') return [];
    const cells = cellsOf(day, slots, { ...facts, calls, now });
    return cells
      .map((cell) => (isRefused(cell.slot) ? { ...cell, state: 'taken' as const } : cell))
      .filter(({ isPast, state }) => !isPast && state !== 'off');
  }

  const ofDay = calls.filter((call) => call.consultation_date === day);
  const shown = timesOf([known], ofDay, facts, chosen === null ? [] : [chosen]);
  const cells = cellsAt(shown);
  const cell = cells.find(({ slot, state }) => slot === chosen && isBookable(state));

  function chooseDay(next: CalendarDay) {
    if (next === day) return;
    if (chosen !== null) announcer.announce('Choose a time again.');
    setDay(next);
    setSlot(null);
  }

  return {
    today,
    day,
    /** The chosen time; null for none, or one that is not free any more. */
    slot: cell?.slot ?? null,
    /** What has to be known of it; null for nothing. */
    warning: cell === undefined ? null : warningOf(cell),
    /** The times that are shown to choose from. */
    cells,
    /** Others that are free. */
    others: cellsAt(TIMES.map(slotOf).filter((slot) => !shown.includes(slot)))
      .filter(({ state }) => isBookable(state))
      .map(({ slot }) => slot),
    chooseDay,
    chooseSlot: setSlot,
    /** Strikes out a time that was not free, for good: an answer that still calls it free was on its way before. */
    refuse: (time: CallTime) => setRefused((before) => [...before, time]),
  };
}

export type CallTimeChoice = ReturnType<typeof useCallTime>;
