import { useState } from 'react';
import type { News } from '../../components/dashboard/use-news.ts';
import { useFlags } from '../../lib/flags.ts';
import { howMany } from '../../lib/how-many.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';

/** Marks messages as read, or as new again, in this browser alone, and says so. [4.6.02] [4.6.03] [K1] */
export function useReadMarks({ say }: News) {
  const { mark, unflag } = useFlags(STORAGE_KEYS.readMessages);
  const change = { read: mark, new: unflag };
  function become(state: 'read' | 'new', before: typeof state, ids: readonly number[]) {
    change[state](...ids);
    say(inWords(ids.length, state), () => {
      change[before](...ids);
      say(inWords(ids.length, before));
    });
  }
  return {
    markAsRead: (...ids: number[]) => become('read', 'new', ids),
    markAsNew: (...ids: number[]) => become('new', 'read', ids),
  };
}

function inWords(count: number, mark: string): string {
  return count === 1 ? `Marked as ${mark}` : `${howMany(count, 'message')} marked as ${mark}.`;
}

/** What was marked when the list was read: the row of a message that was marked since stays in its place. */
export function useMarksAtReading(reading: number | undefined): ReadonlySet<number> {
  const { flagged } = useFlags(STORAGE_KEYS.readMessages);
  const [then, setThen] = useState({ reading, flagged });
  if (then.reading !== reading) setThen({ reading, flagged });
  return then.flagged;
}
