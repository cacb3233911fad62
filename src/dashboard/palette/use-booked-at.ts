import type { CalendarDay } from '#shared/calendar-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { callDay } from '../../features/consultations/call-days.ts';
import type { AskedTime } from './asked-times.ts';
import { useCallsIn } from './use-calls-in.ts';

/** More than are booked on a day. */
const MAX_OF_DAY = 50;

/** When a call is to be booked; a time that another call has is left open, and whose that is, is said. Null for no time. */
export function useBookedAt(
  at: AskedTime | null,
  today: CalendarDay,
): { at: AskedTime | null; isLooking: boolean } {
  const { day = '', slot = null } = at ?? {};
  const isAsked = day !== '' && slot !== null;
  const { calls, isLooking } = useCallsIn(isAsked ? { from: day, to: day, rest: '' } : null, MAX_OF_DAY);
  const other = calls.find(({ consultation_time: time, status }) => time === slot && status !== 'cancelled');
  if (at === null || slot === null || other === undefined) return { at, isLooking };
  const refused = `${callDay(day, today)}, ${formatSlot(slot)} is taken: ${other.name}`;
  return { at: { day, slot: null, refused }, isLooking };
}
