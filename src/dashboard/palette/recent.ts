import type { FoundPerson, FoundTitle } from '#shared/contract/finder.ts';
import { RECENT_KEY, tabStorage } from '../../lib/tab-storage.ts';

/** A post or a person that was opened from the palette. */
export type Recent = { post: FoundTitle } | { person: FoundPerson };

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
  return 'post' in recent ? `post-${recent.post.id}` : `person-${recent.person.email}`;
}

/** As `keepRecent` wrote it, in this tab; an earlier release knew a person's list only. */
function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false;
  if (!('person' in value)) return 'post' in value;
  return typeof value.person === 'object' && value.person !== null && 'lists' in value.person;
}
