import { z } from 'zod';
import { dayAnswers, fieldAnswers, textAnswers } from '#content/words/en/answers.ts';
import { addDays } from '../calendar-day.ts';
import { asciiEmail, hasForeignName, isEmail } from '../email-address.ts';
import { isFocusPoint } from '../focus-point.ts';
import { LIMITS, OWNER_LIST_LIMIT } from '../limits.ts';
import { readIds } from '../id-ranges.ts';
import { readSorting } from '../sorting.ts';

/**
 * Building blocks of the request schemas: texts, ids, days. What they say about a wrong value is English, as the
 * dashboard is, unless they are given other words; `visitor-fields.ts` has the fields of visitors' forms.
 */

// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/;

/** Multi-line text: trimmed, no control characters except tab and line breaks, no lone surrogates. */
export function text(label: string, max: number, words = textAnswers) {
  return z
    .string({ error: words.notText(label) })
    .trim()
    .max(max, words.tooLong(label, max))
    .refine((value) => !CONTROL.test(value) && value.isWellFormed(), words.unreadable(label));
}

/** Line breaks, those of other systems and standards, too. */
const LINE_BREAK = /[\r\n\u0085\u2028\u2029]/;
/** The control characters of ISO 8859, which no keyboard makes. */
const MORE_CONTROL = /[\u0080-\u009F]/;
/** Marks that change the direction of the text after them, also of what stands behind it in a subject or a calendar. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Single-line text: rejects line breaks and more control characters, so that it is safe in an email header. Marks of
 * direction are taken out, because address books put them around the telephone numbers that are copied from them.
 */
export function line(label: string, max: number, words = textAnswers) {
  return text(label, max, words)
    .overwrite((value) => value.replace(DIRECTION, ''))
    .trim()
    .refine((value) => !LINE_BREAK.test(value), words.severalLines(label))
    .refine((value) => !MORE_CONTROL.test(value), words.unreadable(label));
}

/** A text field as sent; null counts as missing. */
type Text = string | null | undefined;

/** Makes a text field required: missing and blank give the same message. */
export function required(schema: z.ZodString, message: string) {
  return z.preprocess((value: Text) => value ?? '', schema.min(1, message));
}

/** An optional text field: missing and null mean empty. */
export function optional(schema: z.ZodString) {
  return schema.nullish().transform((value) => value ?? '');
}

/** An email address, in the form that mail servers know; see `asciiEmail`. */
export function emailAddress(missing: string, words = fieldAnswers, ofTexts = textAnswers) {
  return required(addressOrNone(words, ofTexts), missing);
}

/** The same, or '' for none. */
export function optionalEmailAddress() {
  return optional(addressOrNone(fieldAnswers, textAnswers));
}

function addressOrNone(words: typeof fieldAnswers, ofTexts: typeof textAnswers) {
  return line(words.labels.email, LIMITS.email, ofTexts)
    .refine((value) => !hasForeignName(value), words.emailForeign)
    .overwrite(asciiEmail)
    .refine((value) => value === '' || (isEmail(value) && value.length <= LIMITS.email), words.emailInvalid);
}

/** A row's id: 1 to 15 digits, as a number or as text. */
export function id(label: string) {
  return z
    .union([z.string(), z.number()], { error: `${label} is missing.` })
    .transform(String)
    .pipe(z.string().regex(/^[1-9]\d{0,14}$/, `${label} is not valid.`))
    .transform(Number);
}

/** An instant in ISO 8601 with its offset; the result is in UTC. */
export function instant(label: string) {
  return z.iso
    .datetime({ offset: true, error: `${label} is not valid.` })
    .transform((value) => new Date(value).toISOString());
}

/** A day that exists, `YYYY-MM-DD`. */
export function day(words = dayAnswers) {
  return z
    .string({ error: words.missing })
    .regex(/^\d{4}-\d{2}-\d{2}$/, words.malformed)
    .refine((value) => isCalendarDay(value), words.nonexistent);
}

function isCalendarDay(value: string): boolean {
  return !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) && addDays(value, 0) === value;
}

/** `?id=` of the delete calls. */
export const idQuery = z.object({ id: id('The id') });

/** An integer from a query, clamped to the range; `fallback` if it is no number. */
export function inRange(min: number, max: number, fallback: number) {
  return z
    .string()
    .optional()
    .transform((value) => {
      const number = value === undefined || value.trim() === '' ? NaN : Math.trunc(Number(value));
      return Number.isNaN(number) ? fallback : Math.min(Math.max(number, min), max);
    });
}

/** Paging of the owner's lists: pages are large but bounded. */
export const ownerListQuery = z.object({
  page: inRange(1, 1_000_000, 1),
  limit: inRange(1, OWNER_LIST_LIMIT, OWNER_LIST_LIMIT),
});

/** Words that the rows of an owner's list must have; '' for all rows. */
export const words = z
  .string()
  .max(LIMITS.search, `A search can have at most ${LIMITS.search} characters.`)
  .refine((value) => !value.includes('\0'), "The search has characters we can't read.")
  .optional()
  .transform((value) => (value ?? '').trim());

/** What a list is ordered by; null for its own order, also where that column is unknown. */
export function sorting<const Column extends string>(columns: readonly Column[]) {
  return z
    .string()
    .optional()
    .transform((value) => readSorting(value ?? '', columns));
}

/** One of the names; null for any other text. */
export function oneOf<const Name extends string>(names: readonly Name[]) {
  return z
    .string()
    .optional()
    .transform((value) => names.find((name) => name === value) ?? null);
}

/** What stays in sight of a picture that is cut. */
export const focusPoint = z
  .string({ error: 'The focus point must be text.' })
  .refine(isFocusPoint, 'The focus point must be two whole percents, such as 50 25.');

/** Some rows' ids, see `writeIds`; null where none are told. */
export const someIds = z
  .string()
  .optional()
  .transform((text, context) => {
    if (text === undefined) return null;
    const ids = readIds(text, OWNER_LIST_LIMIT);
    if (ids !== null) return ids;
    context.addIssue('The ids are not valid.');
    return z.NEVER;
  });
