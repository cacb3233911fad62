import parsePhoneNumber from 'libphonenumber-js/min';
import { z } from 'zod';
import type { ClosedDay, SlotTimes, Social, Time, TimeRange } from '#shared/business-profile.ts';
import { WEEKDAYS } from '#shared/business-profile.ts';
import { isCountry, isCurrency, isLocale, isTimeZone } from '../checks/known-names.ts';
import { meetingUrlProblem } from '../meeting-url.ts';
import { rangesOf, slotsOf, timeOf } from './hours-text.ts';

/** Every fact, as a prompt or a file gives it. What is wrong is said in a sentence. */

const MAX_LINE = 100;
const MAX_TEXT = 300;
const MINUTES_OF_A_DAY = 24 * 60;

const oneLine = (max: number) =>
  z
    .string('Write this as text; in YAML put it between quotation marks.')
    .trim()
    .min(1, 'Write something here.')
    .max(max, `Write at most ${max} characters.`)
    .regex(/^[^\n\r]*$/, 'Write it in one line.');

export const line = oneLine(MAX_LINE);
export const sentence = oneLine(MAX_TEXT);

/** Nothing, also as an empty text, is null. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

export const email = z
  .email('That is no email address. It looks like ana@example.com.')
  .transform((value) => value as `${string}@${string}.${string}`);

export const country = z
  .string('Write the country’s code of two letters, like PT.')
  .trim()
  .toUpperCase()
  .refine(isCountry, 'There is no country of that code. Portugal is PT, the United States are US.');

/** E.164, also where it was written with spaces. */
export const phone = z
  .string('Put the number between quotation marks: "+351 912 345 678".')
  .transform((value, context): `+${number}` => {
    const parsed = parsePhoneNumber(value);
    if (!/^\s*\+/.test(value)) {
      context.addIssue('Begin with + and the country’s code: +351 912 345 678.');
      return z.NEVER;
    }
    if (parsed?.isPossible() !== true) {
      context.addIssue('No telephone has that number. Count its digits again.');
      return z.NEVER;
    }
    return parsed.number as `+${number}`;
  });

export const secureUrl = z
  .string('Write an address that begins with https://.')
  .trim()
  .refine(
    (value) => /^https:\/\//i.test(value) && URL.canParse(value),
    'Write a whole address, like https://github.com/ana.',
  )
  .transform((value) => value as `https://${string}`);

export const meetingUrl = z
  .string('Write an address that begins with https://.')
  .trim()
  .superRefine((value, context) => {
    const problem = meetingUrlProblem(value);
    if (problem !== undefined) context.addIssue(`It ${problem}.`);
    else if (!/^https:\/\//i.test(value)) context.addIssue('Begin with https://.');
  })
  .transform((value) => value as `https://${string}`);

export const social = z.strictObject({ name: line, url: secureUrl }).transform((value): Social => value);

export const timeZone = z
  .string('Write a time zone’s name, like Europe/Lisbon.')
  .trim()
  .refine(isTimeZone, 'There is no time zone of that name. They are called like Europe/Lisbon.');

const time = z
  .string('Write a time of day, like 09:00.')
  .refine((value) => timeOf(value) !== null, 'Write a time of day, like 09:00.')
  .transform((value) => timeOf(value) as Time);

const range = z
  .tuple([time, time], 'Write from and until when, like 09:00-17:00.')
  .refine(([from, until]) => from < until, 'The first time has to be before the second.')
  .transform((value): TimeRange => value);

/** '09:00-12:30, 13:30-18:00', 'closed', or a list of pairs. */
export const hours = z.preprocess(
  (value) => (typeof value === 'string' ? rangesOf(value) : value),
  z
    .array(range, 'Write hours like 09:00-12:30, 13:30-18:00, or closed.')
    .refine(
      (ranges) => ranges.every(([from], index) => index === 0 || (ranges[index - 1]?.[1] ?? '') <= from),
      'Write the hours of a day in their order, without overlaps.',
    )
    .transform((ranges): readonly TimeRange[] => ranges),
);

const series = z
  .strictObject({ first: time, last: time, every: wholeNumber(5, MINUTES_OF_A_DAY) })
  .refine(({ first, last }) => first <= last, 'The first has to be before the last.');

const times = z
  .array(time)
  .refine(
    (list) => list.every((one, index) => index === 0 || (list[index - 1] ?? '') < one),
    'Write the times of a day in their order, each once.',
  );

/** '09:00-17:00 every 60', '09:00, 10:30', 'none', or what the profile has. */
export const slots = z.preprocess(
  (value) => (typeof value === 'string' ? slotsOf(value) : value),
  z.unknown().transform((value, context): SlotTimes => {
    const parsed = Array.isArray(value) ? times.safeParse(value) : series.safeParse(value);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    context.addIssue(
      issue?.code === 'custom' && issue.path.length === 0
        ? issue.message
        : 'Write times like 09:00-17:00 every 60, or 09:00, 10:30, or none.',
    );
    return z.NEVER;
  }),
);

export const weekday = z.enum(WEEKDAYS, 'Write a day’s English name in small letters, like monday.');

/** Only the days that are named. */
export const perDay = <Schema extends z.ZodType>(schema: Schema) => z.partialRecord(weekday, schema);

export const closedDay = z
  .string('Put the day between quotation marks: "12-25" or "2026-08-14".')
  .refine(isDay, 'Write a day as 2026-08-14, or as 12-25 for that day of every year.')
  .transform((value) => value as ClosedDay);

export const currency = z
  .string('Write the currency’s code of three letters, like EUR.')
  .trim()
  .toUpperCase()
  .refine(isCurrency, 'There is no currency of that code. The euro is EUR, the US dollar USD.');

export const locale = z
  .string('Write a language’s tag, like pt-PT.')
  .trim()
  .refine(
    isLocale,
    'That is no language that dates can be written in here. Portugal’s is pt-PT, Britain’s en-GB.',
  );

/** @param least the smallest that is allowed */
export function wholeNumber(least: number, most: number) {
  const problem = `Write a whole number from ${least} to ${most}.`;
  return z.coerce.number(problem).int(problem).min(least, problem).max(most, problem);
}

/** How often a year-less day may fall on the 29th of February is the site's matter: 2024 had one. */
function isDay(text: string): boolean {
  const day = /^\d\d-\d\d$/.test(text) ? `2024-${text}` : text;
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(`${day}T`);
}
