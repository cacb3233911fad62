import type { DayOff } from '#shared/contract/availability.ts';
import { formatFullDay } from '#shared/days-in-words.ts';

type Range = Pick<DayOff, 'first_day' | 'last_day'>;

/** 'Tuesday, November 24, 2026', or from there 'to Friday, November 27, 2026'. */
export function describeRange({ first_day, last_day }: Range): string {
  const first = formatFullDay(first_day);
  return first_day === last_day ? first : `${first} to ${formatFullDay(last_day)}`;
}

/** 'is' for one day, 'are' for several. */
export function verbOf({ first_day, last_day }: Range): 'is' | 'are' {
  return first_day === last_day ? 'is' : 'are';
}
