import { showNotice } from './latest-notice.ts';
import { rowToReturnTo } from './row-focus.ts';

/** Something that was done and can be taken back. */
interface Undoable {
  /** What was done, in words. */
  done: string;
  undo: () => void;
  /** How long it can be tried (ms); by default as long as one stays in the dashboard. After that it can't be taken back. */
  lasts?: number;
}

interface Entry extends Undoable {
  until: number;
  /** Whether all that Undo does is to say that it can't be taken back. */
  isFinal: boolean;
  /** What is said of it in any tab. */
  says?: string;
  /** Takes it back, a single time, and puts the focus on the row where it was done, if that is in sight. */
  take: () => void;
  withdraw: () => void;
}

/** Something that was taken back and can be done again. */
interface Redoable {
  /** That it was taken back, in words. */
  undone: string;
  /** Does it again, a single time. */
  take: () => void;
}

/** How many of them are kept. */
const MAX_ENTRIES = 20;

/** The latest is the last. */
let entries: readonly Entry[] = [];
/** What does again what was taken back, the latest last; nothing any more once something else is done. */
let redos: readonly Redoable[] = [];
/** Whether something is being taken back, or done again, until what came of it is said. */
let isRunning: 'undo' | 'redo' | null = null;

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
  return push({
    ...undoable,
    isFinal: false,
    undo() {
      isRunning = 'undo';
      undoable.undo();
      returnToRow();
    },
  });
}

/**
 * Puts a stop behind what can't be taken back: Undo says so, a single time, before it goes on with what was done before. What
 * only comes of taking something back puts none.
 * @param why what it says
 * @param tell says it, where that is not left to whoever takes back
 */
export function stopUndo(why: string, tell?: () => void): void {
  if (isRunning === 'undo') return;
  const latest = entries.at(-1);
  if (latest?.isFinal === true && latest.done === why) return;
  push({
    done: why,
    isFinal: true,
    undo: tell ?? (() => undefined),
    ...(tell === undefined ? { says: why } : {}),
  });
}

/** The same for what no news tells of; what does again what was taken back has news. */
export function stopUndoSilently(why: string): void {
  if (isRunning === null) stopUndo(why);
}

/** What Undo says of what was done and can't be taken back. */
export function finalWords(done: string): string {
  return `This can't be taken back: ${done}`;
}

function push(one: Undoable & Pick<Entry, 'isFinal' | 'says'>): UndoOffer {
  const entry: Entry = {
    ...one,
    until: Date.now() + (one.lasts ?? Infinity),
    take() {
      if (!entries.includes(entry)) return;
      withdraw();
      showNotice(null); // what it told of is not so any more
      one.undo();
    },
    withdraw,
  };
  function withdraw() {
    entries = entries.filter((other) => other !== entry);
  }
  entries = [...entries, entry].slice(-MAX_ENTRIES);
  if (isRunning !== 'redo') redos = [];
  return { take: entry.take, withdraw };
}

/** Offers to do again what was taken back. @param undone that it was, in words @returns what does that, a single time */
export function offerRedo(undone: string, redo: () => void): () => void {
  const redoable: Redoable = {
    undone,
    take() {
      if (!redos.includes(redoable)) return;
      redos = redos.filter((other) => other !== redoable);
      showNotice(null);
      isRunning = 'redo';
      redo();
    },
  };
  redos = [...redos, redoable];
  return redoable.take;
}

/** What was taken back last, and can be done again; null where there is nothing. */
export function lastRedoable(): Redoable | null {
  return redos.at(-1) ?? null;
}

/** Does again what was taken back last. @returns whether there was anything */
export function redoLatest(): boolean {
  const latest = lastRedoable();
  latest?.take();
  return latest !== null;
}

/** What was being taken back, or done again, is done, or has failed. */
export function endRunning(): void {
  isRunning = null;
}

/**
 * Takes back what was done last, in whichever tab that was, or says that it can't be taken back.
 * @param say called with why it can't be taken back, where nobody else says so
 * @returns whether there was anything
 */
export function undoLatest(say: (text: string) => void): boolean {
  const latest = entries.at(-1);
  if (latest !== undefined) take(latest, say);
  return latest !== undefined;
}

/** What was done last, in words, or why that can't be taken back, and what does what Undo does; null where there is nothing. */
export function lastUndoable(): {
  done: string;
  isFinal: boolean;
  take: (say: (text: string) => void) => void;
} | null {
  const latest = entries.at(-1);
  if (latest === undefined) return null;
  const isOver = isTooLate(latest);
  return {
    done: isOver ? finalWords(latest.done) : latest.done,
    isFinal: isOver || latest.isFinal,
    take: (say) => take(latest, say),
  };
}

function isTooLate({ until }: Entry): boolean {
  return Date.now() >= until;
}

function take(entry: Entry, say: (text: string) => void) {
  if (isTooLate(entry)) {
    entry.withdraw();
    say(finalWords(entry.done));
    return;
  }
  entry.take();
  if (entry.says !== undefined) say(entry.says);
}

/** Forgets all of it, with what tells of it: what shows that it is taken back has gone. */
export function forgetUndo(): void {
  entries = [];
  redos = [];
  isRunning = null;
  showNotice(null);
}
