import type { DayOff } from '#shared/contract/availability.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import { formatShortDay } from '#shared/times-in-words.ts';

type Range = Pick<DayOff, 'first_day' | 'last_day'>;

/** 'Tuesday, November 24, 2026', or from there 'to Friday, November 27, 2026'. */
export function describeRange({ first_day, last_day }: Range): string {
  const first = formatFullDay(first_day);
  return first_day === last_day ? first : `${first} to ${formatFullDay(last_day)}`;
}

/** 'Fri, Dec 4 – Tue, Dec 8' */
export function shortRange({ first_day, last_day }: Range): string {
  return `${formatShortDay(first_day)} – ${formatShortDay(last_day)}`;
}

/** 'is' for one day, 'are' for several. */
export function verbOf({ first_day, last_day }: Range): 'is' | 'are' {
  return first_day === last_day ? 'is' : 'are';
}

/** The same with what it is for: 'Thursday, December 24, 2026 to Friday, January 1, 2027, “Family”'. */
export function rangeWithNote(range: Pick<DayOff, 'first_day' | 'last_day' | 'note'>): string {
  return range.note === '' ? describeRange(range) : `${describeRange(range)}, “${range.note}”`;
}

/** Those that share days with a range. */
export function overlapping<Off extends Range>(
  { first_day, last_day }: Range,
  daysOff: readonly Off[],
): Off[] {
  return daysOff.filter((one) => one.first_day <= last_day && first_day <= one.last_day);
}
