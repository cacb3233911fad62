import { showNotice } from './latest-notice.ts';
import { rowToReturnTo, shownPanel } from './row-focus.ts';

/** Something that was done and can be taken back. */
interface Undoable {
  /** What was done, in words. */
  done: string;
  undo: () => void;
  /** What is said where it is taken back from another tab; without it, what takes it back says it there. */
  elsewhere?: string;
  /** How long it can be tried (ms); by default as long as one stays in the dashboard. */
  lasts?: number;
}

interface Entry extends Undoable {
  until: number;
  /** The panel of the tab where it was done. */
  panel: Element | undefined;
  /** Takes it back, a single time, and puts the focus on the row where it was done, if that is in sight. */
  take: () => void;
}

/** How many of them are kept. */
const MAX_ENTRIES = 20;

/** The latest is the last. */
let entries: readonly Entry[] = [];

/** What was offered to be taken back. */
interface UndoOffer {
  /** Takes it back, unless that was done already. */
  take: () => void;
  /** Offers it no more. */
  withdraw: () => void;
}

/** Offers that something can be taken back, or what is about to be done can be left. */
export function offerUndo(undoable: Undoable): UndoOffer {
  const returnToRow = rowToReturnTo(document.activeElement);
  const entry: Entry = {
    ...undoable,
    until: Date.now() + (undoable.lasts ?? Infinity),
    panel: shownPanel(),
    take() {
      if (!entries.includes(entry)) return;
      withdraw();
      showNotice(null); // what it told of is not so any more
      undoable.undo();
      returnToRow();
    },
  };
  function withdraw() {
    entries = entries.filter((one) => one !== entry);
  }
  entries = [...entries, entry].slice(-MAX_ENTRIES);
  return { take: entry.take, withdraw };
}

/**
 * Takes back what was done last and can be taken back, in whichever tab that was.
 * @param say called with what is said of it, where it was done in a tab that is not shown
 * @returns whether there was anything
 */
export function undoLatest(say: (text: string) => void): boolean {
  const latest = entries.findLast(isKept);
  if (latest !== undefined) take(latest, say);
  return latest !== undefined;
}

/** What was done last of what can be taken back, in words, and what takes it back; null where there is nothing. */
export function lastUndoable(): { done: string; take: (say: (text: string) => void) => void } | null {
  const latest = entries.findLast(isKept);
  return latest === undefined ? null : { done: latest.done, take: (say) => take(latest, say) };
}

function isKept({ until }: Entry): boolean {
  return Date.now() < until;
}

function take(entry: Entry, say: (text: string) => void) {
  const isElsewhere = entry.panel !== shownPanel();
  entry.take();
  if (isElsewhere && entry.elsewhere !== undefined) say(entry.elsewhere);
}

/** Forgets all of it, with what tells of it: what shows that it is taken back has gone. */
export function forgetUndo(): void {
  entries = [];
  showNotice(null);
}
