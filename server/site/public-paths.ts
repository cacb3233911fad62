import { LRUCache } from 'lru-cache';
import { canonicalPath, isPublic, type Readable, sitePage } from './pages.ts';

/** For how long a page that was there is believed to be there, in ms. */
const BELIEVED_MS = 60_000;
const MAX_BELIEVED = 1_000;

/**
 * Finds pages by the paths that browsers name: the canonical path below the base, or null where there is no page that all
 * visitors can open.
 */
export function publicPaths(readable: Readable, siteUrl: string): (path: string) => Promise<string | null> {
  const known = new LRUCache<string, true>({ max: MAX_BELIEVED, ttl: BELIEVED_MS });
  return async (named) => {
    const path = canonicalPath(named);
    if (known.has(path)) return path;
    if (!isPublic(path, await sitePage(readable, { base: '', path, siteUrl }))) return null;
    known.set(path, true);
    return path;
  };
}
