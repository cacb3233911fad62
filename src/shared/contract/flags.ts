import { z } from 'zod';
import { FLAGS_AT_ONCE, LIMITS } from '../limits.ts';
import type { Success } from './envelope.ts';
import { inRange } from './fields.ts';

/** Whether flags and authors are kept with the account; 'unasked' until the owner says. */
export type FlagsChoice = 'unasked' | 'kept' | 'refused';

/** What is known of an author beside the id. */
export interface AuthorValue {
  name: string;
  email: string;
  bio: string;
  role: string;
  status: string;
  created_at: string;
}

/** True for a message that was read, or a consultation that was confirmed; null for what was taken back. */
export type FlagValue = true | AuthorValue | null;

/** One flag, with its own last change. */
export interface Flag {
  /** 'message 12', 'consultation 3', 'author 1' */
  key: string;
  value: FlagValue;
  /** ISO 8601, by the clock of the browser that changed it. */
  changed_at: string;
}

/** A flag as a browser sends it. */
export interface FlagChange extends Flag {
  /** Made in that browser: it takes the place of no other one of the same key. */
  is_new: boolean;
}

export interface FlagsAnswer extends Success {
  choice: FlagsChoice;
  /** What to ask from the next time. */
  revision: number;
  /** What has changed since; of many the first ones. */
  flags: Flag[];
  /** Whether there are more. */
  more: boolean;
}

const WRONG = 'A flag cannot be read.';
const part = (max: number) => z.string({ error: WRONG }).max(max, WRONG);
const author = z.object(
  {
    name: part(LIMITS.name).min(1, WRONG),
    email: part(LIMITS.email),
    bio: part(LIMITS.message),
    role: part(40),
    status: part(40),
    created_at: part(40),
  },
  { error: WRONG },
);

export const flagsQuery = z.object({ since: inRange(0, 1e15, 0) });

export const flagsBody = z.object({
  since: z.number({ error: WRONG }).int(WRONG).min(0, WRONG),
  changes: z
    .array(
      z.object(
        {
          key: part(40).regex(/^(message|consultation|author) [1-9]\d{0,14}$/, WRONG),
          value: z.union([z.literal(true), z.null(), author], { error: WRONG }),
          changed_at: z.iso.datetime({ error: WRONG, precision: 3 }),
          is_new: z.boolean({ error: WRONG }),
        },
        { error: WRONG },
      ),
      { error: WRONG },
    )
    .max(FLAGS_AT_ONCE, WRONG),
});
export type FlagsInput = z.infer<typeof flagsBody>;

export const flagsChoiceBody = z.object({
  choice: z.enum(['kept', 'refused'], { error: 'Flags are kept with the account, or not.' }),
});
export type FlagsChoiceInput = z.infer<typeof flagsChoiceBody>;
