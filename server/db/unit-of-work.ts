import type { Db } from './engine.ts';

/** A transaction that is open. What is written with it is kept as a whole, or not at all. */
export interface Transaction {
  /** For repositories alone. */
  readonly db: Db;
  /** Calls `action` once everything is written; it is not called when the transaction fails. */
  afterCommit: (action: () => void) => void;
}

/** Does `work` in one transaction. A repository that takes no transaction would wait for its end: call none in `work`. */
export type InTransaction = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;

/** The unit of work over a database: what several repositories write together, and what follows once it is written. */
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
