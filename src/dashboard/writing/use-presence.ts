import { useQuery } from '@tanstack/react-query';
import type { DraftWatched } from '#shared/contract/writing.ts';
import { useHost } from '../../lib/host.ts';
import { useWindowId } from './use-window-id.ts';

/** How often a window says that it is open, in ms; the server forgets it after a minute. */
const PRESENCE_MS = 15_000;

/** Tells the server that this window is open on the draft, and learns of the others; null while nothing is known. */
export function usePresence(key: string, version: string | null, isWatched: boolean): DraftWatched | null {
  const { request } = useHost();
  const self = useWindowId();
  const { data } = useQuery({
    // What was known before a save says nothing of after it.
    queryKey: ['writing-presence', key, version],
    queryFn: ({ signal }) => request('watchDraft', { query: { key, ...self }, signal }),
    enabled: isWatched,
    refetchInterval: PRESENCE_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return data ?? null;
}
