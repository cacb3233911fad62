import { z } from 'zod';
import { LIMITS, OWNER_LIST_LIMIT } from '../business.ts';

/** Building blocks of the request schemas: what a line of text, an email, an id is. */

// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/;

/** Text over several lines: trimmed, no control characters but tab and line breaks, no half characters. */
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

/** Text on one line: refuses line breaks, so that it can stand in a mail's header. */
export function line(label: string, max: number) {
  return text(label, max).refine(
    (value) => !/[\r\n\u2028\u2029]/.test(value),
    `${label} must be a single line.`,
  );
}

/** What a caller may send for a text: null as good as none. */
type Text = string | null | undefined;

/** Makes a text field required: missing and blank get the same words. */
export function required(schema: z.ZodString, message: string) {
  return z.preprocess((value: Text) => value ?? '', schema.min(1, message));
}

/** An optional text field: missing and null mean empty. */
export function optional(schema: z.ZodString) {
  return schema.nullish().transform((value) => value ?? '');
}

export const name = required(line('Your name', LIMITS.name), 'Please enter your name.');

export const email = required(
  line('The email address', LIMITS.email).refine(
    (value) => value === '' || z.email().safeParse(value).success,
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

/** `?token=` of the links in emails. */
export const linkQuery = z.object({ token: z.string({ error: 'The link is not complete.' }).max(200) });

/** `?id=` of the delete calls. */
export const idQuery = z.object({ id: id('The id') });

/** A whole number out of a query, brought into range; what is no number counts as `fallback`. */
export function inRange(min: number, max: number, fallback: number) {
  return z
    .string()
    .optional()
    .transform((value) => {
      const number = value === undefined || value.trim() === '' ? NaN : Math.trunc(Number(value));
      return Number.isNaN(number) ? fallback : Math.min(Math.max(number, min), max);
    });
}

/** What a public form sends of its invisible field: nothing, unless it was filled in. */
export interface HoneypotToSend {
  website?: string;
}

/** Set by a public form's invisible field, which no person sees: any text marks the message as suspected spam. */
export const honeypot = z
  .unknown()
  .optional()
  .transform((value) => value !== undefined && value !== null && value !== '');

/** Paging of the owner's lists: one answer is long, but never endless. */
export const ownerListQuery = z.object({
  page: inRange(1, 1_000_000, 1),
  limit: inRange(1, OWNER_LIST_LIMIT, OWNER_LIST_LIMIT),
});
