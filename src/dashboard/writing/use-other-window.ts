import { useState } from 'react';
import type { DraftWatched } from '#shared/contract/writing.ts';
import { useWindowId } from './use-window-id.ts';

type Other = DraftWatched['others'][number];

/**
 * The other window that is open on the draft, as it was seen last; null for none. One of a browser like this may be the
 * one that was left a moment ago, and could not say so: it counts once it is seen again.
 */
export function useOtherWindow(watched: Pick<DraftWatched, 'others'> | null): Other | null {
  const { device } = useWindowId();
  const [begun, setBegun] = useState<readonly Other[] | null>(null);
  if (begun === null && watched !== null) setBegun(watched.others);
  const atFirst = begun ?? watched?.others ?? [];
  const isSeen = (other: Other) =>
    other.device !== device || !atFirst.some(({ seen_at: at }) => at === other.seen_at);
  return watched?.others.find(isSeen) ?? null;
}
