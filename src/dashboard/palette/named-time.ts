import { type Slot, slotOf } from '#shared/time-of-day.ts';
import { TIMES } from '../../features/consultations/weekly-hours/hour-ranges.ts';

/** '10am', '3 p.m.', '10:00', 'at 10' */
const TIME =
  /(?<=^|\s)(?<at>(?:at|@) *)?(?<hour>\d{1,2})(?::(?<minute>\d\d))?(?: ?(?<half>[ap])\.?m\.?)?(?=\s|$)/gi;
/** 'noon', 'at midnight', '12 noon' */
const NAMED = /(?<=^|\s)(?:(?:at|@) *)?(?:12 )?(?<name>noon|midday|midnight)(?=\s|$)/i;
const NOON = 12;
/** Nobody has a call that early: it is the afternoon's. */
const EARLY = /^[1-6]$/;

/** A time of day at which a call can begin, and the words without it. */
interface TimedWords {
  slot: Slot;
  rest: string;
}

/** The time of day that is among some words; null for none. */
export function timedWords(words: string): TimedWords | null {
  const named = NAMED.exec(words);
  if (named !== null) {
    const isNight = named.groups?.name?.toLowerCase() === 'midnight';
    return { slot: slotOf(isNight ? '00:00' : '12:00'), rest: without(words, named) };
  }
  for (const found of words.matchAll(TIME)) {
    const { at, hour = '', minute, half } = found.groups ?? {};
    const isTime = [at, minute, half].some((part) => part !== undefined);
    const time = `${hourOf(hour, half?.toLowerCase())}:${minute ?? '00'}`;
    if (isTime && TIMES.includes(time)) return { slot: slotOf(time), rest: without(words, found) };
  }
  return null;
}

function without(words: string, { 0: text, index }: RegExpExecArray): string {
  const rest = `${words.slice(0, index)} ${words.slice(index + text.length)}`;
  return rest.trim().replace(/\s+/g, ' ');
}

/** The hour of the day, in two digits. */
function hourOf(typed: string, half: string | undefined): string {
  const hour = Number(typed);
  if (half !== undefined && (hour < 1 || hour > NOON)) return '';
  const isEvening = half === 'p' || (half === undefined && EARLY.test(typed));
  const ofHalf = half === undefined ? hour : hour % NOON;
  return String(isEvening ? (hour % NOON) + NOON : ofHalf).padStart(2, '0');
}
