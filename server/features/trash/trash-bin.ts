import type { Transaction } from '../../db/unit-of-work.ts';

/** How deleted rows of a kind come back, and what goes with them for good. */
export interface TrashBin {
  /**
   * Prepares the way back of a row, which is given as JSON, with when it was deleted (ISO 8601). What it returns puts the row back, and says what is not as
   * it was; null where all is. Both throw an HttpError for what can't come back.
   */
  wayBack: (kept: string, trashedAt: string) => Promise<(transaction: Transaction) => Promise<string | null>>;
  /** Called after rows are back. */
  onBack: () => void;
  /** Deletes what was kept of a row beside the trash. */
  forget: (transaction: Transaction, rowId: number) => Promise<void>;
}

/** For what has nothing kept of it. */
export const nothingToForget = () => Promise.resolve();
