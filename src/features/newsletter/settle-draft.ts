import type { DraftMark } from './draft-mark.ts';

/** The server's draft, as far as it matters for which one to go on with. */
interface Found {
  revision: number;
  /** Who saved it. */
  window: string;
}

interface Situation {
  /** Whether anything is written here. */
  isWritten: boolean;
  mark: DraftMark;
  /** Null where the server has none. */
  found: Found | null;
  /** Whether both say the same. */
  isSame: boolean;
}

/**
 * What becomes of the newsletter in this browser once it is known what the server has:
 * - `take`: the server's takes its place;
 * - `agree`: they are the same;
 * - `send`: what is here is sent, as following `revision`; a newer one of another device is met there as a conflict;
 * - `remove`: the server's, in that revision, is of a newsletter that was sent or discarded here;
 * - `lose`: it was sent or discarded elsewhere;
 * - `nothing`: there is none on either side.
 */
export type Settlement =
  { act: 'take' | 'agree' | 'lose' | 'nothing' } | { act: 'send' | 'remove'; revision: number };

/** Decides which newsletter to go on with. Nothing that is written on one side alone is lost. */
export function settleDraft({ isWritten, mark, found, isSame }: Situation): Settlement {
  const { revision, savedAt, isGone, browser } = mark;
  const isSent = savedAt !== null;
  if (found === null) {
    if (!isWritten) return { act: 'nothing' };
    return isSent ? { act: 'lose' } : { act: 'send', revision: 0 };
  }
  // What a window sends as it closes, it does not hear of any more: its browser has saved what it finds.
  const isOwn = found.window === browser;
  if (isGone || (!isWritten && !isSent && revision > 0)) {
    const isKnown = isOwn || found.revision <= revision;
    return isKnown ? { act: 'remove', revision: found.revision } : { act: 'take' };
  }
  if (!isWritten) return { act: 'take' };
  if (isSame) return { act: 'agree' };
  if (isSent) {
    // A database that was put back to an older state has less than this browser.
    return found.revision > revision ? { act: 'take' } : { act: 'send', revision: found.revision };
  }
  return { act: 'send', revision: isOwn ? found.revision : revision };
}
