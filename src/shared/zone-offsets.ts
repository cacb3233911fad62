/**
 * A time zone's UTC offsets: the one of 1970, then for each change the minutes since the one before and the new offset.
 * Offsets are minutes east of Greenwich: Phoenix is `[-420]`.
 */
export type ZoneChanges = readonly number[];

const MINUTE = 60_000;

/** What a clock of this zone shows at `instant`: '2026-11-24T09:00:00.000', with a `Z` that means nothing. */
export function localTime(changes: ZoneChanges, instant: Date): string {
  const time = instant.getTime();
  return new Date(time + periodAt(changes, time).offset).toISOString();
}

/** The offset at an instant, and the instant it began, in milliseconds. */
export function periodAt(changes: ZoneChanges, instant: number): { since: number; offset: number } {
  let since = 0;
  let [offset = 0] = changes;
  for (let index = 1; index < changes.length; index += 2) {
    const next = since + (changes[index] ?? 0) * MINUTE;
    if (instant < next) break;
    since = next;
    offset = changes[index + 1] ?? 0;
  }
  return { since, offset: offset * MINUTE };
}
