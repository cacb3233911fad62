import { showNotice } from './latest-notice.ts';
import { rowToReturnTo } from './row-focus.ts';

/** Something that was done and can be taken back. */
interface Undoable {
  /** What was done, in words; left out where Undo only says that it can't be taken back. */
  done?: string;
  undo: () => void;
  /** How long it can be tried (ms); by default as long as one stays in the dashboard. */
  lasts?: number;
}

interface Entry extends Undoable {
  until: number;
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

/** Takes back what was done last and can be taken back, in whichever tab that was. @returns whether there was anything */
export function undoLatest(): boolean {
  const latest = entries.findLast(isKept);
  latest?.take();
  return latest !== undefined;
}

/** What was done last of what can be taken back, in words, and what takes it back; null where there is nothing. */
export function lastUndoable(): { done: string; take: () => void } | null {
  const latest = entries.findLast((entry) => entry.done !== undefined && isKept(entry));
  return latest?.done === undefined ? null : { done: latest.done, take: latest.take };
}

function isKept({ until }: Entry): boolean {
  return Date.now() < until;
}

/** Forgets all of it, with what tells of it: what shows that it is taken back has gone. */
export function forgetUndo(): void {
  entries = [];
  showNotice(null);
}
