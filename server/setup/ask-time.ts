import type { z } from 'zod';
import type { SlotTimes, TimeRange, Weekday } from '#shared/business-profile.ts';
import type { ProfileAnswers } from './answers.ts';
import type { KnownProfile } from './ask-business.ts';
import * as field from './fields.ts';
import { rangesText, slotsText } from './hours-text.ts';
import { cityOf, ownTimeZone, timeZones } from './places.ts';
import type { Questions } from './questions.ts';

const DAYS = [
  { value: 'monday', label: 'Monday' },
  { value: 'tuesday', label: 'Tuesday' },
  { value: 'wednesday', label: 'Wednesday' },
  { value: 'thursday', label: 'Thursday' },
  { value: 'friday', label: 'Friday' },
  { value: 'saturday', label: 'Saturday' },
  { value: 'sunday', label: 'Sunday' },
] as const satisfies readonly { value: Weekday; label: string }[];

/** By which clock, and when it is open. */
export async function askTime(questions: Questions, { time }: KnownProfile): Promise<ProfileAnswers> {
  questions.heading('When you work');
  const own = ownTimeZone();
  const zones = [own, ...timeZones().filter((zone) => zone !== own)];
  const zone = await questions.search(
    'Time zone: type a city',
    time?.zone,
    zones.map((value) => ({
      value,
      label: value.replaceAll('_', ' '),
      ...(value === own ? { hint: 'this machine’s' } : {}),
    })),
  );
  const isSame = zone === time?.zone;
  const name = await questions.text(
    'What this time is called in a sentence',
    isSame ? time.name : `${cityOf(zone)} time`,
    field.line,
  );
  const place = await questions.text(
    'Where the clock shows it',
    isSame ? time.place : `in ${cityOf(zone)}`,
    field.line,
  );
  const open = await perDay<readonly TimeRange[]>(questions, time?.open, {
    days: 'Opening days',
    question: 'Opening hours, like 09:00-12:30, 13:30-18:00',
    none: [],
    isNone: (ranges) => ranges.length === 0,
    text: rangesText,
    schema: field.hours,
  });
  return { time: { zone, name, place, open } };
}

/** When consultations can be booked. */
export async function askConsultations(
  questions: Questions,
  { consultations, time }: KnownProfile,
  open: Partial<Record<Weekday, readonly TimeRange[]>>,
): Promise<ProfileAnswers> {
  questions.heading('Consultations that visitors can book');
  const minutes = await questions.text(
    'How many minutes one takes',
    String(consultations?.minutes ?? 30),
    field.wholeNumber(5, 480),
  );
  const hasNewDays = DAYS.some(({ value }) => isOpen(open[value]) !== isOpen(time?.open?.[value]));
  const suggested = hasNewDays ? onOpenDays(open, consultations?.slots) : consultations?.slots;
  const slots = await perDay<SlotTimes>(questions, suggested, {
    days: 'Days with consultations',
    question: 'When they begin, like 09:00-17:00 every 60, or 09:00, 10:30',
    none: [],
    isNone: (times) => Array.isArray(times) && times.length === 0,
    text: slotsText,
    schema: field.slots,
  });
  const meetingUrl = await questions.text(
    'Where visitors without a telephone meet you, like https://meet.example.com/ana (may be empty)',
    consultations?.meetingUrl ?? '',
    field.optional(field.meetingUrl),
  );
  return { consultations: { minutes, slots, meetingUrl } };
}

interface DayKind<Value> {
  days: string;
  question: string;
  none: Value;
  isNone: (value: Value) => boolean;
  text: (value: Value) => string;
  schema: z.ZodType<Value>;
}

/** Asks which days, then the same for all of them, or for each by itself. */
async function perDay<Value>(
  questions: Questions,
  current: Partial<Record<Weekday, Value>> | undefined,
  { days, question, none, isNone, text, schema }: DayKind<Value>,
): Promise<Partial<Record<Weekday, Value>>> {
  const now = (day: Weekday) => current?.[day] ?? none;
  const wanted = await questions.several(
    days,
    DAYS.map(({ value }) => value).filter((day) => !isNone(now(day))),
    DAYS,
  );
  const result: Partial<Record<Weekday, Value>> = {};
  for (const { value } of DAYS) if (!wanted.includes(value)) result[value] = none;
  const texts = wanted.map((day) => (isNone(now(day)) ? undefined : text(now(day))));
  const known = [...new Set(texts.filter((value) => value !== undefined))];
  const isAlike =
    wanted.length < 2 || (await questions.confirm('The same on each of these days?', known.length < 2));
  if (isAlike && wanted.length > 0) {
    const answer = await questions.text(question, known[0], schema);
    for (const day of wanted) result[day] = answer;
    return result;
  }
  for (const { value, label } of DAYS) {
    if (!wanted.includes(value)) continue;
    result[value] = await questions.text(
      `${label}: ${question}`,
      isNone(now(value)) ? known[0] : text(now(value)),
      schema,
    );
  }
  return result;
}

function isOpen(ranges: readonly TimeRange[] | undefined): boolean {
  return ranges !== undefined && ranges.length > 0;
}

/** Days that are open now get the times of another day; days that are closed, none. */
function onOpenDays(
  open: Partial<Record<Weekday, readonly TimeRange[]>>,
  slots: Partial<Record<Weekday, SlotTimes>> | undefined,
): Partial<Record<Weekday, SlotTimes>> {
  const usual = Object.values(slots ?? {}).find((times) => 'first' in times || times.length > 0) ?? [];
  const hasTimes = (times: SlotTimes | undefined) =>
    times !== undefined && ('first' in times || times.length > 0);
  return Object.fromEntries(
    DAYS.map(({ value }) => {
      const times = slots?.[value];
      return [value, isOpen(open[value]) ? (hasTimes(times) ? times : usual) : []];
    }),
  );
}
