import { dayOf } from '#shared/business-time.ts';

/** A version of a post; `savedAt` is ISO 8601. */
interface Kept {
  id: number;
  savedAt: string;
}

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Which versions of a post are not needed any more. What stays: all of the last 24 hours, the last of each hour for 7
 * days, of each day for 90 days, of each month; always the first one, and the newest.
 * @param versions newest first
 * @returns their ids
 */
export function superfluousVersions(versions: readonly Kept[], now: Date): number[] {
  const first = versions.at(-1);
  const spans = new Set<string>();
  return versions
    .filter((version, index) => {
      const span = spanOf(version, now);
      const isLastOfSpan = span === null || !spans.has(span);
      if (span !== null) spans.add(span);
      return !isLastOfSpan && index > 0 && version !== first;
    })
    .map(({ id }) => id);
}

/** The time of which one version is enough; null while all are kept. */
function spanOf({ savedAt }: Kept, now: Date): string | null {
  const age = now.getTime() - Date.parse(savedAt);
  if (age <= DAY_MS) return null;
  if (age <= 7 * DAY_MS) return savedAt.slice(0, 'YYYY-MM-DDTHH'.length);
  const day = dayOf(new Date(savedAt));
  return age <= 90 * DAY_MS ? day : day.slice(0, 'YYYY-MM'.length);
}
