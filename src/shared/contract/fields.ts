import { z } from 'zod';
import { LIMITS, OWNER_LIST_LIMIT } from '../limits.ts';
import { asciiEmail, hasForeignName, isEmail } from '../email-address.ts';

/** Building blocks of the request schemas: lines of text, emails, ids. */

// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/;

/** Multi-line text: trimmed, no control characters except tab and line breaks, no lone surrogates. */
export function text(label: string, max: number) {
  return z
    .string({ error: `${label} must be text.` })
    .trim()
    .max(max, `${label} can have at most ${max.toLocaleString('en-US')} characters.`)
    .refine(
      (value) => !CONTROL.test(value) && value.isWellFormed(),
      `${label} has characters we can't read.`,
    );
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
export function line(label: string, max: number) {
  return text(label, max)
    .overwrite((value) => value.replace(DIRECTION, ''))
    .trim()
    .refine((value) => !LINE_BREAK.test(value), `${label} must be a single line.`)
    .refine((value) => !MORE_CONTROL.test(value), `${label} has characters we can't read.`);
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

export const name = required(line('Your name', LIMITS.name), 'Please enter your name.');

/** An email address, in the form that mail servers know; see `asciiEmail`. */
export const email = required(
  line('The email address', LIMITS.email)
    .refine(
      (value) => !hasForeignName(value),
      'Please enter an address with plain letters before the @. Many mail servers don’t take others.',
    )
    .overwrite(asciiEmail)
    .refine(
      (value) => value === '' || (isEmail(value) && value.length <= LIMITS.email),
      'Please enter a valid email address.',
    ),
  'Please enter your email address.',
);

export const phone = optional(line('The phone number', LIMITS.phone));

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

/** `?token=` of the links in emails. */
export const linkQuery = z.object({ token: z.string({ error: 'The link is not complete.' }).max(200) });

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

/** The honeypot field of a public form; empty unless it was filled in. */
export interface HoneypotToSend {
  website?: string;
}

/** The hidden honeypot field of public forms: any text flags the message as suspected spam. */
export const honeypot = z
  .unknown()
  .optional()
  .transform((value) => value !== undefined && value !== null && value !== '');

/** Paging of the owner's lists: pages are large but bounded. */
export const ownerListQuery = z.object({
  page: inRange(1, 1_000_000, 1),
  limit: inRange(1, OWNER_LIST_LIMIT, OWNER_LIST_LIMIT),
});
