import { useState } from 'react';
import { matchesSearch } from '../../lib/matches-search.ts';
import type { Entry, EntryGroup } from './entry.ts';

/** The thing of which the palette shows what else can be done with it, what is typed there, and what is chosen. */
interface Within {
  entry: Entry;
  words: string;
  picked: string | null;
}

interface Level {
  isWithin: boolean;
  onWithin: (isWithin: boolean) => void;
}

/** What the palette shows: what was found, or within one of these what can be done with it; and which of it is chosen. */
export function useLevel(found: readonly EntryGroup[], { isWithin, onWithin }: Level) {
  const [entered, setEntered] = useState<Within | null>(null);
  const within = isWithin ? entered : null;
  /** What was gone to by keys or the pointer; null for what stands first. */
  const [pickedOf, setPickedOf] = useState<string | null>(null);
  const picked = within === null ? pickedOf : within.picked;
  const groups = within === null ? found : actionsOf(within);
  const entries = groups.flatMap((group) => group.entries);
  return {
    within,
    groups,
    entries,
    /** It stays chosen whatever else comes; where it has gone, what stands first is, if it was asked for. */
    chosen:
      entries.find(({ value }) => value === picked) ?? entries.slice(0, 1).find(({ isAside }) => !isAside),
    pick: (value: string | null) =>
      within === null ? setPickedOf(value) : setEntered({ ...within, picked: value }),
    enter: (entry: Entry) => {
      setPickedOf(entry.value); // it is led back to
      setEntered({ entry, words: '', picked: null });
      onWithin(true);
    },
    back: () => onWithin(false),
    typeWithin: (words: string) => setEntered(within === null ? null : { ...within, words, picked: null }),
  };
}

function actionsOf({ entry, words }: Within): EntryGroup[] {
  const entries = entry.more?.filter(({ label }) => matchesSearch(words.trim(), [label])) ?? [];
  return entries.length === 0 ? [] : [{ heading: 'Actions', entries }];
}
