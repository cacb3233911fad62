import type { Trashed, TrashKind, TrashRestored } from '#shared/contract/trash.ts';
import { eachOf } from '../../batches.ts';
import type { Clock } from '../../clock.ts';
import type { Page, Slice } from '../../db/rows.ts';
import type { ContactRow } from '../../db/tables.ts';
import type { InTransaction, Transaction } from '../../db/unit-of-work.ts';
import { notFound } from '../../http/errors.ts';
import type { TrashBin } from './trash-bin.ts';
import type { TrashRepository } from './trash.repository.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: TrashRepository;
  bins: Record<TrashKind, TrashBin>;
  clock: Clock;
}

/** How long something deleted can be restored. */
const TRASH_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What was deleted in the dashboard, which can be restored for 30 days. */
export class TrashService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The latest first. @param only the id of what alone is asked for; 0 for all */
  async list(kind: TrashKind, page: Page, only = 0): Promise<Slice<Trashed>> {
    const { rows, total } = await this.#deps.repository.list(kind, this.#since(), page, only);
    const trash = rows.map(({ row_id: row, kept, ...rest }) => ({
      ...rest,
      ...(kept === undefined ? {} : { message: messageIn(kept) }),
      row,
      ends_at: new Date(Date.parse(rest.trashed_at) + TRASH_DAYS * DAY_MS).toISOString(),
    }));
    return { rows: trash, total };
  }

  /** Puts rows back as they were, each by itself. @param ids those that they had */
  async restore(kind: TrashKind, ids: readonly number[]): Promise<Omit<TrashRestored, 'success'>> {
    const notes: string[] = [];
    const outcome = await eachOf(ids, async (id) => {
      const note = await this.#restore(kind, id);
      if (note !== null) notes.push(note);
    });
    if (outcome.done.length > 0) this.#deps.bins[kind].onBack();
    return { ...outcome, notes };
  }

  /** @throws HttpError 404, and what the bin says */
  async #restore(kind: TrashKind, id: number): Promise<string | null> {
    const { inTransaction, repository, bins } = this.#deps;
    const found = await repository.find(kind, id, this.#since());
    if (found === null) throw gone();
    const putBack = await bins[kind].wayBack(found.kept, found.trashed_at);
    return inTransaction(async (transaction) => {
      if (!(await repository.take(transaction, kind, id))) throw gone();
      return putBack(transaction);
    });
  }

  /** @param id the number in the trash @throws HttpError 404 */
  async deleteForGood(id: number): Promise<void> {
    const { inTransaction } = this.#deps;
    if (!(await inTransaction((transaction) => this.#forget(transaction, id)))) throw gone();
  }

  /** Deletes all of a kind for good. */
  empty(kind: TrashKind): Promise<void> {
    const { inTransaction, repository } = this.#deps;
    return inTransaction(async (transaction) => {
      for (const id of await repository.idsOf(transaction, kind)) await this.#forget(transaction, id);
    });
  }

  /** Deletes those for good whose time is over. */
  purge(): Promise<void> {
    const { inTransaction, repository } = this.#deps;
    return inTransaction(async (transaction) => {
      for (const id of await repository.idsUntil(transaction, this.#since())) {
        await this.#forget(transaction, id);
      }
    });
  }

  /** @returns whether it was there */
  async #forget(transaction: Transaction, id: number): Promise<boolean> {
    const { repository, bins } = this.#deps;
    const removed = await repository.remove(transaction, id);
    if (removed !== null) await bins[removed.kind].forget(transaction, removed.row_id);
    return removed !== null;
  }

  /** What was deleted until then can't be restored any more. */
  #since(): string {
    return new Date(this.#deps.clock().getTime() - TRASH_DAYS * DAY_MS).toISOString();
  }
}

/** What a deleted message says, and when it came. */
function messageIn(kept: string): Required<Trashed>['message'] {
  const { message, created_at } = JSON.parse(kept) as Pick<ContactRow, 'message' | 'created_at'>;
  return { text: message, created_at };
}

function gone() {
  return notFound('That is not in the trash any more.');
}
