import { slotStart } from '#shared/booking.ts';
import { dayOf } from '#shared/business-time.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import type { FoundCall } from '#shared/contract/finder.ts';
import type { Slot } from '#shared/time-of-day.ts';
import type { BookingTime } from '../../features/consultations/owner-changes/BookCallDialog.tsx';
import { type Moment, momentIn } from './moment.ts';

/** When something is to be, or why what is named can't be that. */
export type AskedTime = BookingTime & { refused?: string };

/** A day and a time that are still to be chosen, both. */
export const OPEN_TIME: BookingTime = { day: '', slot: null };

/** What tells which call is meant, and where it is to go; null where nothing says so. */
interface AskedMove {
  which: string;
  to: Moment | null;
}

/** 'an hour later', '30 minutes earlier', 'by 2 days' */
const SHIFT =
  /(?:^|\s)(?:(?:to|by) )?(?<shift>(?:by )?(?:an?|one|two|three|half an|\d+) ?(?:hours?|h|minutes?|mins?|days?|weeks?)(?: (?:later|earlier|sooner|back|forward))?|later|earlier)$/i;

/** What is said of a time that is told by how much it is to change. */
export function notUnderstood(words: string): string {
  return `“${words}” is not understood`;
}

const HALF_OF_DAY = /(?<=^|\s)(?:morning|afternoon|evening|night)(?=\s|$)/gi;

/** Words beside a day without what only tells the half of it: nobody is called so. */
export function withoutHalfOfDay(words: string): string {
  return words.replace(HALF_OF_DAY, ' ').trim().replace(/\s+/g, ' ');
}

/** What stands around 'to', where a day or a time follows it: 'nina dec 15 to dec 16'. */
export function askedMove(words: string, today: CalendarDay): AskedMove {
  const shift = SHIFT.exec(words);
  if (shift !== null) {
    const refused = notUnderstood(shift.groups?.shift ?? '');
    const which = words.slice(0, shift.index).trim();
    return { which, to: { day: null, slot: null, refused, days: null, rest: '' } };
  }
  const parts = words.split(/(?<=^|\s)to\s+/i);
  const target = parts.pop() ?? '';
  const to = momentIn(target, today);
  const isWhen = (to.day ?? to.slot ?? to.refused) !== null && to.rest === '';
  return parts.length > 0 && isWhen ? { which: parts.join(' ').trim(), to } : { which: words, to: null };
}

/** Calls of which those at a time of day come first. @param slot null for any */
export function firstAt(calls: readonly FoundCall[], slot: Slot | null): FoundCall[] {
  const isThen = ({ consultation_time: time }: FoundCall) => slot !== null && time === slot;
  return [...calls.filter(isThen), ...calls.filter((one) => !isThen(one))];
}

/** Whether a call is at that time already: it is none that goes there. */
export function isAt(
  { consultation_date: day, consultation_time: time }: FoundCall,
  to: Pick<Moment, 'day' | 'slot'>,
): boolean {
  return (to.day ?? day) === day && (to.slot ?? time) === time;
}

/**
 * When something is to be, from now on; null where nothing says so. A time alone is that of today, or of tomorrow where it is
 * over; what is named and can't be leaves both open.
 */
export function timeAhead({ day, slot, refused }: Moment, now: Date): AskedTime | null {
  if (refused !== null) return { ...OPEN_TIME, refused };
  if (day !== null) return { day, slot };
  if (slot === null) return null;
  const today = dayOf(now);
  const start = slotStart(today, slot);
  return { day: start !== null && start > now ? today : addDays(today, 1), slot };
}
