import { randomBytes } from 'node:crypto';
import type { CalendarDay } from '#shared/calendar-day.ts';

/** Maximum visitors per post, day and network: an office has several, and invented user agents must not add more. */
export const MAX_VISITORS_OF_NETWORK = 8;

/** A visitor's first visit to a post on a day, as far as this process knows. */
export interface Visit {
  day: CalendarDay;
  postId: number;
  /** A hash of the post and the visitor's network, with the day's salt. */
  network: string;
  /** A hash of the post and the visitor, with the day's salt. */
  visitor: string;
}

/** Turns visits into views. */
export interface VisitStore {
  saltOf: (day: CalendarDay) => string;
  /** Counts the visits, in any order. When it fails, they can all be handed over again. */
  add: (visits: readonly Visit[]) => Promise<void>;
  /** Deletes what it keeps of earlier days. */
  forgetBefore: (day: CalendarDay) => Promise<void>;
}

/** Of the only process: each visit that is new to it counts. The salt never leaves memory. */
export function onlyVisits(addViews: (views: ReadonlyMap<number, number>) => Promise<void>): VisitStore {
  return {
    saltOf: () => randomBytes(16).toString('base64url'),
    add: (visits) => addViews(viewsOf(visits)),
    forgetBefore: () => Promise.resolve(),
  };
}

/** The number of visits of each post, by id. */
export function viewsOf(visits: readonly Visit[]): Map<number, number> {
  const views = new Map<number, number>();
  for (const { postId } of visits) views.set(postId, (views.get(postId) ?? 0) + 1);
  return views;
}
