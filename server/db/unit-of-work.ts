import type { Db } from './engine.ts';
import { TransactionConflict } from './errors.ts';

/** Of PostgreSQL's concurrent transactions one is rolled back when two wait for each other. */
const MAX_ATTEMPTS = 5;

/** An open transaction: its writes are saved together, or not at all. */
export interface Transaction {
  /** For repositories only. */
  readonly db: Db;
  /** Calls `action` after the commit; not called when the transaction fails. */
  afterCommit: (action: () => void) => void;
}

/**
 * Runs `work` in one transaction, once more when it conflicts with another one. Calling a repository method without the
 * transaction inside `work` would deadlock.
 */
export type InTransaction = <Result>(work: (transaction: Transaction) => Promise<Result>) => Promise<Result>;

/** Returns the `InTransaction` of a database: several repositories write together, and callbacks follow the commit. */
export function unitOfWork(db: Db): InTransaction {
  return async (work) => {
    const actions: (() => void)[] = [];
    const result = await retried(() => {
      actions.length = 0;
      return db
        .transaction()
        .execute((transaction) => work({ db: transaction, afterCommit: (action) => actions.push(action) }));
    });
    for (const action of actions) action();
    return result;
  };
}

async function retried<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof TransactionConflict) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
