import type { Standing } from '#shared/contract/availability.ts';
import { parseSlot } from '#shared/time-of-day.ts';
import { formatShortDay, formatSlot } from '#shared/times-in-words.ts';

/** '9:00 AM Ada Ruiz', or 'Fri, Dec 4, 9:00 AM Ada Ruiz'. */
export function standingInWords({ name, day, time }: Standing, withDay: boolean): string {
  const slot = parseSlot(time);
  const call = `${slot === null ? time : formatSlot(slot)} ${name}`;
  return withDay ? `${formatShortDay(day)}, ${call}` : call;
}
