import type { CalendarDay } from '#shared/calendar-day.ts';

/** What is counted of a day. */
export interface DayCounts {
  day: CalendarDay;
  views: number;
  subscribersCome: number;
  subscribersGone: number;
  /** Views by path below the base. */
  pages: Map<string, number>;
  /** Readers by the host that they came from; `DIRECT` for those from none. */
  hosts: Map<string, number>;
}

/** Stands for all hosts beyond the most that are told apart. */
export const OTHERS = '*';
/** The most hosts of a day that are told apart, in memory and in the database: programs invent them. */
export const MAX_HOSTS = 200;
/** The most pages that are told apart in memory; there is none beyond those that exist. */
const MAX_PAGES = 5_000;

export function noCounts(day: CalendarDay): DayCounts {
  return { day, views: 0, subscribersCome: 0, subscribersGone: 0, pages: new Map(), hosts: new Map() };
}

/** Counts a view; beyond the most pages, in the day's total alone. */
export function addView(counts: DayCounts, path: string, views = 1): void {
  counts.views += views;
  if (counts.pages.has(path) || counts.pages.size < MAX_PAGES) raise(counts.pages, path, views);
}

/** Counts from where readers came. */
export function addArrival({ hosts }: DayCounts, host: string, count = 1): void {
  raise(hosts, hosts.has(host) || hosts.size < MAX_HOSTS ? host : OTHERS, count);
}

/** Adds what could not be written to what was counted since. */
export function addCounts(to: DayCounts, from: DayCounts): void {
  to.subscribersCome += from.subscribersCome;
  to.subscribersGone += from.subscribersGone;
  const others = from.views - sumOf(from.pages);
  for (const [path, views] of from.pages) addView(to, path, views);
  to.views += others;
  for (const [host, count] of from.hosts) addArrival(to, host, count);
}

/** The same counts, with no more hosts beside the known ones than `MAX_HOSTS` allow. */
export function withinLimit(
  hosts: ReadonlyMap<string, number>,
  known: ReadonlySet<string>,
): Map<string, number> {
  const kept = new Map<string, number>();
  let free = MAX_HOSTS - known.size;
  for (const [host, count] of hosts) {
    const isNew = !known.has(host) && host !== OTHERS;
    raise(kept, isNew && free <= 0 ? OTHERS : host, count);
    if (isNew) free -= 1;
  }
  return kept;
}

function raise(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
