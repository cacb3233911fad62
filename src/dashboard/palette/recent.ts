import type { FoundCall, FoundMessage, FoundPerson, FoundTitle } from '#shared/contract/finder.ts';
import { RECENT_KEY, tabStorage } from '../../lib/tab-storage.ts';

/** What was opened from the palette. */
export type Recent =
  { post: FoundTitle } | { person: FoundPerson } | { message: FoundMessage } | { call: FoundCall };

const MAX_RECENT = 5;

/** What was opened last, the latest first. */
export function readRecent(): Recent[] {
  try {
    const found: unknown = JSON.parse(tabStorage.get(RECENT_KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isRecent) : [];
  } catch {
    return [];
  }
}

export function keepRecent(opened: Recent): void {
  const others = readRecent().filter((one) => keyOf(one) !== keyOf(opened));
  tabStorage.set(RECENT_KEY, JSON.stringify([opened, ...others].slice(0, MAX_RECENT)));
}

function keyOf(recent: Recent): string {
  if ('post' in recent) return `post-${recent.post.id}`;
  if ('person' in recent) return `person-${recent.person.email}`;
  return 'message' in recent ? `message-${recent.message.id}` : `call-${recent.call.id}`;
}

/** What each must have: an earlier release knew less of it. */
const OWN = { post: 'slug', person: 'is_ahead', message: 'status', call: 'consultation_date' };

/** As `keepRecent` wrote it, in this tab. */
function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries<unknown>({ ...value }).some(
    ([kind, one]) =>
      typeof one === 'object' && one !== null && kind in OWN && OWN[kind as keyof typeof OWN] in one,
  );
}
