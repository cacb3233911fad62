import type { CalendarDay } from '#shared/calendar-day.ts';
import type { FoundCall } from '#shared/contract/finder.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { type Moment, momentIn } from './moment.ts';

/** What tells which call is meant, and where it is to go; null where nothing says so. */
interface AskedMove {
  which: string;
  to: Moment | null;
}

/** What stands around 'to', where a day or a time follows it: 'nina dec 15 to dec 16'. */
export function askedMove(words: string, today: CalendarDay): AskedMove {
  const parts = words.split(/(?<=^|\s)to\s+/i);
  const target = parts.pop() ?? '';
  const to = momentIn(target, today);
  const isWhen = (to.day ?? to.slot) !== null && to.rest === '';
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
