import { useState } from 'react';
import { matchesSearch } from '../../lib/matches-search.ts';
import type { Entry, EntryGroup } from './entry.ts';

/** The thing of which the palette shows what else can be done with it, and what is typed there. */
interface Within {
  entry: Entry;
  words: string;
}

/** What the palette shows: what was found, or within one of these what can be done with it; and which of it is chosen. */
export function useLevel(found: readonly EntryGroup[]) {
  const [within, setWithin] = useState<Within | null>(null);
  /** What was gone to by keys or the pointer; null for what stands first. */
  const [picked, setPicked] = useState<string | null>(null);
  const groups = within === null ? found : actionsOf(within);
  const entries = groups.flatMap((group) => group.entries);
  return {
    within,
    groups,
    entries,
    /** It stays chosen whatever else comes; where it has gone, what stands first is, if it was asked for. */
    chosen:
      entries.find(({ value }) => value === picked) ?? entries.slice(0, 1).find(({ isAside }) => !isAside),
    pick: setPicked,
    enter: (entry: Entry) => {
      setWithin({ entry, words: '' });
      setPicked(null);
    },
    back: () => {
      setPicked(within?.entry.value ?? null);
      setWithin(null);
    },
    typeWithin: (words: string) => {
      setWithin(within === null ? null : { ...within, words });
      setPicked(null);
    },
  };
}

function actionsOf({ entry, words }: Within): EntryGroup[] {
  const entries = entry.more?.filter(({ label }) => matchesSearch(words.trim(), [label])) ?? [];
  return entries.length === 0 ? [] : [{ heading: 'Actions', entries }];
}
