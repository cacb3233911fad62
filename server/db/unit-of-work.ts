import type { Db } from './engine.ts';

/** An open transaction: its writes are saved together, or not at all. */
export interface Transaction {
  /** For repositories only. */
  readonly db: Db;
  /** Calls `action` after the commit; not called when the transaction fails. */
  afterCommit: (action: () => void) => void;
}

/** Runs `work` in one transaction. Calling a repository method without the transaction inside `work` would deadlock. */
export type InTransaction = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;

/** Returns the `InTransaction` of a database: several repositories write together, and callbacks follow the commit. */
export function unitOfWork(db: Db): InTransaction {
  return async (work) => {
    const actions: (() => void)[] = [];
    const result = await db
      .transaction()
      .execute((transaction) => work({ db: transaction, afterCommit: (action) => actions.push(action) }));
    for (const action of actions) action();
    return result;
  };
}
