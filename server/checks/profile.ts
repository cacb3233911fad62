import { z } from 'zod';
import { type Business, WEEKDAYS } from '#shared/business-profile.ts';
import { meetingUrlProblem } from '../meeting-url.ts';
import { type Finding, lineOf } from './finding.ts';
import { isCountry, isCurrency, isLocale, isTimeZone } from './known-names.ts';
import { together } from './profile-together.ts';
import type { Source } from './read-content.ts';

const MINUTES_A_DAY = 24 * 60;
/** What is said of a value that is not there. */
export const MISSING = 'is missing';
const text = z
  .string()
  .refine((value) => value.trim() !== '', 'is empty')
  .refine((value) => !/\p{Cc}/u.test(value), 'is to be one line, without tabs');
const optional = text.nullable();
const whole = z.int();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is to be a time of day such as 09:00 or 17:30');
const https = z.url({ protocol: /^https$/, error: 'is to be an address that begins with https://' });

const open = z
  .array(z.tuple([time, time], "is to be ranges such as ['09:00', '17:00']"))
  .superRefine((ranges, context) => {
    for (const [index, [from, until]] of ranges.entries()) {
      const before = ranges[index - 1]?.[1];
      if (until <= from) context.addIssue(`has ${from} to ${until}, which ends before it begins`);
      else if (before !== undefined && from < before)
        context.addIssue(`has ${from} to ${until}, which overlaps with the hours before`);
    }
  });

const slots = z.union(
  [
    z.array(time),
    z
      .object({ first: time, last: time, every: whole.min(1, 'is to be a minute at least') })
      .refine(({ first, last }) => first <= last, 'has a last slot before its first'),
  ],
  "is to be times such as ['09:00', '10:30'] or { first, last, every }",
);

const closed = z
  .string()
  .refine(isDay, 'is to be a date, YYYY-MM-DD, or a day of every year, MM-DD, that exists');

/** What each part has to be, said as what follows its name. */
const profile = z.object({
  who: z.object({
    name: text,
    trade: text,
    kind: z.enum(['person', 'firm'], 'is to be person or firm'),
    tagline: text,
    description: text,
    portrait: text.startsWith('/', 'is to be an address that begins with /').nullable(),
    claims: z.object({ experience: text, projects: text, satisfaction: text, readers: text }),
  }),
  where: z.object({
    shown: text,
    street: optional,
    postalCode: optional,
    locality: text,
    region: optional,
    country: z
      .string()
      .refine(isCountry, 'is to be the code of a country in two capital letters, such as PT'),
    areaServed: text,
  }),
  reach: z.object({
    email: z.email('is to be an email address'),
    phone: z
      .string()
      .regex(
        /^\+[1-9]\d{6,14}$/,
        'is to be a plus, the country’s code and the number: 7 to 15 digits, no spaces',
      ),
    phoneShown: text,
    socials: z.array(z.object({ name: text, url: https })),
  }),
  time: z.object({
    zone: z.string().refine(isTimeZone, 'is to be the IANA name of a time zone, such as Europe/Lisbon'),
    name: text,
    place: text,
    open: week(open),
    closed: z.array(closed),
  }),
  consultations: z.object({
    minutes: whole.min(5, 'is to be 5 at least').max(MINUTES_A_DAY, 'is to be a day at most'),
    slots: week(slots),
    days: z
      .object({ first: whole.min(0, 'is to be 0 or more'), last: whole.max(365, 'is to be a year at most') })
      .refine(({ first, last }) => first <= last, 'ends before it begins'),
    leadMinutes: whole.min(0, 'is to be 0 or more'),
    bufferMinutes: whole.min(0, 'is to be 0 or more'),
    meetingUrl: https.superRefine(meetingPlace).nullable(),
  }),
  money: z.object({
    currency: z
      .string()
      .refine(isCurrency, 'is to be the code of a currency in three capital letters, such as EUR'),
  }),
  language: z.object({
    locale: z.string().refine(isLocale, 'is to be a language that Node.js knows, such as pt-PT'),
    hourCycle: z.enum(['h12', 'h23'], 'is to be h12 or h23'),
    firstDayOfWeek: z.enum(WEEKDAYS, 'is to be a day of the week, in English'),
  }),
  replies: z.object({
    businessHours: z.number().positive('is to be more than 0'),
    hours: z.number().positive('is to be more than 0'),
  }),
});

/**
 * What is wrong with the profile: what its types can't tell, and what they tell, since a build doesn't ask them.
 * @param source of the module that exports it
 */
export function profileFindings(business: unknown, source: Source): Finding[] {
  const { error } = profile.safeParse(business, { error: wordsOf });
  const wrong = error?.issues.map(({ path, message }) => ({ path: path.map(String), message })) ?? [];
  const found = error === undefined ? together(business as Business) : wrong; // as the schema says
  return found.map(({ path, message }) => ({
    level: 'error',
    file: source.file,
    line: lineOfPath(source.text, path),
    text: `${path.join('.') || 'business'}${shown(business, path)} ${message}.`,
  }));
}

const KINDS: Partial<Record<z.core.$ZodInvalidTypeExpected, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  tuple: 'a pair',
  object: 'names with values',
};

/** What is said instead of zod's own words. */
function wordsOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return MISSING;
  return issue.code === 'invalid_type' ? `is to be ${KINDS[issue.expected] ?? issue.expected}` : undefined;
}

function meetingPlace(pattern: string, context: z.RefinementCtx): void {
  const problem = meetingUrlProblem(pattern);
  if (problem !== undefined) context.addIssue(problem);
}

/** The value in brackets, where it is short. */
function shown(business: unknown, path: readonly string[]): string {
  const value = path.reduce<unknown>(
    (part, name) => (part as Record<string, unknown> | null | undefined)?.[name],
    business,
  );
  return typeof value === 'string' || typeof value === 'number' ? ` (${value})` : '';
}

/** The line of the last key that the source has, each looked for below the one before. */
function lineOfPath(source: string, path: readonly string[]): number | null {
  let at = 0;
  for (const name of path) {
    const next = source.slice(at).search(new RegExp(`\\b${name}['"]?:`));
    if (next < 0) break;
    at += next;
  }
  return at === 0 ? null : lineOf(source, source.slice(at, at + 200));
}

function week<T extends z.ZodType>(day: T) {
  return z.object({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  });
}

function isDay(value: string): boolean {
  const [, year = '2000', month = '', day = ''] = /^(?:(\d{4})-)?(\d{2})-(\d{2})$/.exec(value) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
}
