import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { lastRedoable, lastUndoable, redoLatest, undoLatest } from '../../components/dashboard/undo-stack.ts';

/** What is still on its way is not waited for any longer than this (ms). */
const WAIT_TIMEOUT_MS = 5_000;

export const NOTHING_TO_UNDO = 'There is nothing to undo.';
export const NOTHING_TO_REDO = 'There is nothing to do again.';

/** What the palette offers to take back. */
export interface Undoable {
  /** What was done, in words, or why that can't be taken back. */
  done: string;
  isFinal: boolean;
  undo: () => void;
}

/**
 * Takes back what was done last, wherever in the dashboard that was, and says where there is nothing. What is still on its way
 * to the server was done last, and is waited for.
 * @param say says that there is nothing
 * @param press takes back what has a button alone @returns whether there is any
 */
export function useUndo(say: (text: string) => void, press: () => boolean) {
  const queries = useQueryClient();
  function undo() {
    if (!undoLatest(say) && !press()) say(NOTHING_TO_UNDO);
  }
  return {
    latest: () => (queries.isMutating() === 0 ? undo() : void onceDone(queries).then(undo)),
    /** What can be taken back now; null for nothing. */
    last(): Undoable | null {
      const last = lastUndoable();
      return last === null ? null : { ...last, undo: () => last.take(say) };
    },
    /** What can be done again now, in words; null for nothing. */
    lastUndone: () => lastRedoable()?.undone ?? null,
    /** Does again what was taken back last, as long as nothing else was done since. */
    redo: () => {
      if (!redoLatest()) say(NOTHING_TO_REDO);
    },
  };
}

function onceDone(queries: QueryClient): Promise<void> {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(end, WAIT_TIMEOUT_MS);
    const stop = queries.getMutationCache().subscribe(() => {
      // What comes of it is said after that.
      if (queries.isMutating() === 0) setTimeout(end);
    });
    function end() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}
