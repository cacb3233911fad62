import { readFileSync } from 'node:fs';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { reasonOf } from '../folders.ts';
import { ownAddress } from './own-address.ts';
import * as field from './fields.ts';
import { SetupError } from './setup-error.ts';

const claims = {
  experience: field.line,
  projects: field.line,
  satisfaction: field.line,
  readers: field.line,
};

/** The facts of `src/content/business.ts`, by the same names; what is left out stays as it is. */
const profile = {
  who: z.strictObject({
    name: field.line,
    trade: field.line,
    kind: z.enum(['person', 'firm'], 'Write person or firm.'),
    tagline: field.sentence,
    description: field.sentence,
    portrait: field.optional(
      z.string().startsWith('/', 'Write a path below public/, like /artwork/me.webp.'),
    ),
    claims: z.strictObject(claims).partial(),
  }),
  where: z.strictObject({
    shown: field.line,
    street: field.optional(field.line),
    postalCode: field.optional(field.line),
    locality: field.line,
    region: field.optional(field.line),
    country: field.country,
    areaServed: field.line,
  }),
  reach: z.strictObject({
    email: field.email,
    phone: field.phone,
    phoneShown: field.line,
    socials: z.array(field.social, 'Write a list of name and url.'),
  }),
  time: z.strictObject({
    zone: field.timeZone,
    name: field.line,
    place: field.line,
    open: field.perDay(field.hours),
    closed: z.array(field.closedDay, 'Write a list of days.'),
  }),
  consultations: z.strictObject({
    minutes: field.wholeNumber(5, 480),
    slots: field.perDay(field.slots),
    days: z.strictObject({ first: field.wholeNumber(0, 365), last: field.wholeNumber(1, 365) }).partial(),
    leadMinutes: field.wholeNumber(0, 100_000),
    bufferMinutes: field.wholeNumber(0, 1_440),
    meetingUrl: field.optional(field.meetingUrl),
  }),
  money: z.strictObject({ currency: field.currency }),
  language: z.strictObject({
    locale: field.locale,
    hourCycle: z.enum(['h12', 'h23'], 'Write h12 (5:00 PM) or h23 (17:00).'),
    firstDayOfWeek: field.weekday,
  }),
  replies: z.strictObject({ businessHours: field.wholeNumber(1, 1_000), hours: field.wholeNumber(1, 1_000) }),
};

const partOfProfile = z
  .strictObject({
    who: profile.who.partial(),
    where: profile.where.partial(),
    reach: profile.reach.partial(),
    time: profile.time.partial(),
    consultations: profile.consultations.partial(),
    money: profile.money.partial(),
    language: profile.language.partial(),
    replies: profile.replies.partial(),
  })
  .partial();

const answers = z.strictObject({
  ...partOfProfile.shape,
  /** The dictionary: a folder of src/content/words. */
  words: z.string('Write a dictionary’s name, like en or pt.').optional(),
  site: z
    .strictObject({
      url: ownAddress,
      ownerEmail: field.email,
      ownerName: field.line,
      production: z.boolean('Write true or false.'),
    })
    .partial()
    .optional(),
  replaceDemo: z
    .strictObject({ posts: z.boolean('Write true or false.'), projects: z.boolean('Write true or false.') })
    .partial()
    .optional(),
});

export type ProfileAnswers = z.output<typeof partOfProfile>;
export type Answers = z.output<typeof answers>;

/**
 * Reads a file of answers, YAML or JSON.
 * @throws SetupError with a line for each answer that is wrong or unknown
 */
export function readAnswers(file: string): Answers {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new SetupError(
      `${file} can’t be read: ${isMissing(error) ? 'there is no such file' : reasonOf(error)}.`,
    );
  }
  try {
    return parseAnswers(parse(text));
  } catch (error) {
    if (error instanceof SetupError) throw new SetupError(`${file} has wrong answers.\n${error.message}`);
    if (!(error instanceof YAMLParseError)) throw error;
    const [{ line } = { line: 1 }] = error.linePos ?? [];
    throw new SetupError(`${file} is neither YAML nor JSON: line ${line} can’t be understood.`);
  }
}

/** @throws SetupError with a line for each answer that is wrong or unknown */
export function parseAnswers(data: unknown): Answers {
  const parsed = answers.safeParse(data ?? {});
  if (parsed.success) return parsed.data;
  throw new SetupError(parsed.error.issues.flatMap(describe).join('\n'));
}

function describe(issue: z.core.$ZodIssue): string[] {
  const at = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${[...issue.path, key].join('.')}: There is no such answer.`);
  }
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) {
    return [
      `${at === '' ? 'The file' : at}: Write ${issue.expected === 'object' ? 'names with values' : issue.expected} here.`,
    ];
  }
  return [`${at}: ${issue.message}`];
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
