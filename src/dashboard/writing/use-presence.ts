import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DraftWatched } from '#shared/contract/writing.ts';
import { useHost } from '../../lib/host.ts';
import { useWindowId } from './use-window-id.ts';

/** How often a window says that it is open, in ms; the server forgets it after several of these. */
const PRESENCE_MS = 5_000;

/** What the server tells, and which step of the draft this window knew of when it asked. */
type Presence = DraftWatched & { askedAt: number };

/** Of the query for what the server tells of a draft, or of the draft of a post's version. */
export const presenceKey = (key: string, version: string | null) => ['writing-presence', key, version];

interface Watching {
  /** The draft's key. */
  key: string;
  version: string | null;
  /** How often what this window knows of the draft has changed. */
  step: number;
  isWatched: boolean;
}

/**
 * Tells the server that this window is open on the draft, and learns of the others, until it is left; null while nothing is
 * known.
 */
export function usePresence({ key, version, step, isWatched }: Watching): Presence | null {
  const { request, domWindow } = useHost();
  const self = useWindowId();
  const { data } = useQuery({
    // What was known before a save says nothing of after it.
    queryKey: presenceKey(key, version),
    queryFn: async ({ signal }) => {
      const watched = await request('watchDraft', { query: { key, ...self }, signal });
      return { ...watched, askedAt: step };
    },
    enabled: isWatched,
    refetchInterval: PRESENCE_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  useEffect(() => {
    if (!isWatched) return;
    function leave() {
      const query = { key, window: self.window };
      // It is sent even as the window closes.
      const fetch: Window['fetch'] = (input, init) => domWindow().fetch(input, { ...init, keepalive: true });
      request('leaveDraft', { query, fetch }).catch(() => undefined);
    }
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [request, domWindow, key, self, isWatched]);
  return data ?? null;
}
