import { showNotice } from './latest-notice.ts';
import { rowToReturnTo, shownPanel } from './row-focus.ts';

/** Something that was done and can be taken back. */
interface Undoable {
  undo: () => void;
  /** What is said where it is taken back from another tab; without it, that is done in its own tab alone. */
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

/** Offers that something can be taken back. @returns takes it back, unless that was done already */
export function offerUndo(undoable: Undoable): () => void {
  const returnToRow = rowToReturnTo(document.activeElement);
  const entry: Entry = {
    ...undoable,
    until: Date.now() + (undoable.lasts ?? Infinity),
    panel: shownPanel(),
    take() {
      if (!entries.includes(entry)) return;
      entries = entries.filter((one) => one !== entry);
      showNotice(null); // what it told of is not so any more
      undoable.undo();
      returnToRow();
    },
  };
  entries = [...entries, entry].slice(-MAX_ENTRIES);
  return entry.take;
}

/**
 * Takes back what was done last and can be taken back.
 * @param say called with what is said of it, where it was done in a tab that is not shown
 * @returns whether there was anything
 */
export function undoLatest(say: (text: string) => void): boolean {
  const shown = shownPanel();
  const latest = entries.findLast(
    ({ until, panel, elsewhere }) => Date.now() < until && (panel === shown || elsewhere !== undefined),
  );
  if (latest === undefined) return false;
  latest.take();
  if (latest.panel !== shown && latest.elsewhere !== undefined) say(latest.elsewhere);
  return true;
}

/** Forgets all of it: what shows that it is taken back has gone. */
export function forgetUndo(): void {
  entries = [];
}
