import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { namedDay } from '#shared/named-day.ts';
import { type Slot, slotTo24Hours } from '#shared/time-of-day.ts';
import { momentIn } from './moment.ts';
import { timedWords } from './named-time.ts';

/** Times of a day that are to be taken off, from one to another, as 'HH:MM'. */
export interface TimesOff {
  day: CalendarDay;
  from: string;
  to: string;
}

type Times = Omit<TimesOff, 'day'>;

const BEGINNING = '00:00';
const END = '24:00';
/** The parts of a day. */
const PARTS: Readonly<Record<string, Times>> = {
  morning: { from: BEGINNING, to: '12:00' },
  afternoon: { from: '12:00', to: '18:00' },
  evening: { from: '17:00', to: END },
};
const PART = /\b(?:(?:in )?the )?(?<part>morning|afternoon|evening)s?\b/i;
const HOUR = String.raw`(?:noon|midday|\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)?)`;
/** 'tuesday 9am to 11am', 'tuesday from 9 to 11' */
const SPAN = new RegExp(
  String.raw`^(?<before>.*?)\b(?:from +|at +)?(?<from>${HOUR}) *(?:-|–|to|until|till) *(?<to>${HOUR})(?<after>(?: .*)?)$`,
  'i',
);
/** 'friday from 2', 'friday until noon' */
const HALF_OPEN = new RegExp(
  String.raw`^(?<before>.*?)\b(?<way>from|after|since|until|till|before) +(?:at +)?(?<hour>${HOUR})(?<after>(?: .*)?)$`,
  'i',
);

/** The day and the times of it that words name, one after the other; null where they name none, or times that end too early. */
export function dayAndTimes(words: string, today: CalendarDay): TimesOff | null {
  return spanOf(words, today) ?? halfOpen(words, today) ?? partOf(words, today) ?? singleTime(words, today);
}

function spanOf(words: string, today: CalendarDay): TimesOff | null {
  const { before = '', from = '', to = '', after = '' } = SPAN.exec(words)?.groups ?? {};
  const half = /[ap]\.?m\.?$/i.exec(to)?.[0] ?? '';
  const [begin, end] = [slotIn(from), slotIn(to)];
  const sameHalf = /[ap]\.?m\.?$/i.test(from) ? null : slotIn(from + half);
  const first =
    sameHalf !== null && end !== null && slotTo24Hours(sameHalf) < slotTo24Hours(end) ? sameHalf : begin;
  if (first === null || end === null || slotTo24Hours(first) >= slotTo24Hours(end)) return null;
  return onDay(before + after, today, { from: slotTo24Hours(first), to: slotTo24Hours(end) });
}

function halfOpen(words: string, today: CalendarDay): TimesOff | null {
  const { before = '', way = '', hour = '', after = '' } = HALF_OPEN.exec(words)?.groups ?? {};
  const slot = slotIn(hour);
  if (slot === null) return null;
  const time = slotTo24Hours(slot);
  const isEnd = /^(?:until|till|before)$/i.test(way);
  return onDay(before + after, today, isEnd ? { from: BEGINNING, to: time } : { from: time, to: END });
}

function partOf(words: string, today: CalendarDay): TimesOff | null {
  const times = PARTS[PART.exec(words)?.groups?.part?.toLowerCase() ?? ''];
  return times === undefined ? null : onDay(words.replace(PART, ''), today, times);
}

/** The time of one call. */
function singleTime(words: string, today: CalendarDay): TimesOff | null {
  const { day, slot, rest } = momentIn(words, today);
  if (day === null || slot === null || rest !== '') return null;
  const from = slotTo24Hours(slot);
  return { day, from, to: later(from, CONSULTATION_MINUTES) };
}

function onDay(words: string, today: CalendarDay, times: Times): TimesOff | null {
  const day = namedDay(words.replace(/\b(?:on|in)\b/gi, '').trim(), today);
  return day === null ? null : { day, ...times };
}

function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = Math.min(hour * 60 + minute + minutes, 24 * 60);
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function slotIn(words: string): Slot | null {
  return words === '' ? null : (timedWords(`at ${words}`)?.slot ?? null);
}

/** '2:00–4:00 PM', 'until 12:00 PM', 'from 2:00 PM'. @param write a time of day as the site shows it */
export function timesInWords({ from, to }: Times, write: (time: string) => string): string {
  if (from === BEGINNING) return `until ${write(to)}`;
  if (to === END) return `from ${write(from)}`;
  const half = /\s\D+$/.exec(write(from))?.[0] ?? '';
  const first = half !== '' && write(to).endsWith(half) ? write(from).slice(0, -half.length) : write(from);
  return `${first}–${write(to)}`;
}
