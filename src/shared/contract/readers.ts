import { z } from 'zod';
import type { CalendarDay } from '../calendar-day.ts';
import type { Success } from './envelope.ts';
import { text } from './fields.ts';

const MAX_ADDRESS = 2_000;

/** A page that the browser shows without having asked for its document now. */
export const pageViewQuery = z.object({
  /** Below the base. */
  path: text('The path', MAX_ADDRESS).startsWith('/', 'The path begins with a slash.'),
  /** `document.referrer`, of the first page of a visit. */
  from: text('The address', MAX_ADDRESS).optional(),
});

/** For how many days the owner is told of readers: today is the last of them. */
const SPANS = [7, 30, 365] as const;
export type ReaderSpan = (typeof SPANS)[number];

export const readersQuery = z.object({
  days: z
    .string({ error: 'The number of days is missing.' })
    .transform(Number)
    .pipe(
      z.union(
        SPANS.map((days) => z.literal(days)),
        { error: 'The days are 7, 30 or 365.' },
      ),
    ),
});

/** What was counted in some days. */
export interface ReaderTotals {
  views: number;
  subscribers_come: number;
  subscribers_gone: number;
}

/** A day's totals, or those of a week. */
export interface ReaderStep extends ReaderTotals {
  first: CalendarDay;
  last: CalendarDay;
}

export interface Readers extends Success {
  /** In order, without a gap: days, or, of a year, weeks that end today. */
  steps: ReaderStep[];
  total: ReaderTotals;
  /** The same number of days before; null where nothing was counted yet when they began. */
  before: ReaderTotals | null;
  /** How many get the newsletter now. */
  subscribers: number;
  /** The most read posts. Those that are deleted have no title. */
  posts: { path: string; title: string | null; views: number }[];
  /** The most read pages beside posts, by their paths. */
  pages: { path: string; views: number }[];
  /** From where most readers came; '' stands for no other site, and '*' for all that are not told apart. */
  hosts: { host: string; views: number }[];
}
