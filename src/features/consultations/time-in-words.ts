import { business } from '#content/business.ts';
import { consultationTimeWords } from '#content/words/time.ts';
import { parseSlot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';

/** '9:00 AM Arizona time', of a stored time; unchanged if it is none. */
export function timeInWords(time: string): string {
  return consultationTimeWords.time(slotInWords(time), business.time.name);
}

/** '9:00 AM', where the zone is said already. */
export function slotInWords(time: string): string {
  const slot = parseSlot(time);
  return slot === null ? time : formatSlot(slot);
}
