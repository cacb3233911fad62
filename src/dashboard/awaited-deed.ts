import { offerUndo } from '../components/dashboard/undo-stack.ts';

/** What the palette leads to do with a row that is still to come, or with its list. */
export interface AwaitedDeed {
  /** The row's id; null for the list. */
  row: number | null;
  /** What is done, by its name there. */
  label: string;
}

let awaited: (AwaitedDeed & { withdraw: () => void }) | null = null;

/** Keeps what is to be done once its row is there. Until then Undo leaves it. @param onLeave called then */
export function awaitDeed(deed: AwaitedDeed, onLeave: () => void): void {
  dropDeed();
  const { withdraw } = offerUndo({
    done: deed.label,
    undo() {
      dropDeed();
      onLeave();
    },
  });
  awaited = { ...deed, withdraw };
}

/** What is to be done with that row, or with the list that was led to; null for nothing. */
export function awaitedDeed(row: number | null): AwaitedDeed | null {
  return awaited?.row === row ? awaited : null;
}

/** It is done, or nobody wants it any more. */
export function dropDeed(): void {
  awaited?.withdraw();
  awaited = null;
}
