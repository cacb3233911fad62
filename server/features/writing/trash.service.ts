import type { TrashedPost } from '#shared/contract/writing.ts';
import type { Clock } from '../../clock.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { conflict, notFound } from '../../http/errors.ts';
import type { PostSlugs } from '../posts/post-slugs.repository.ts';
import { CategoryGone, type TrashRepository } from './trash.repository.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: TrashRepository;
  slugs: PostSlugs;
  clock: Clock;
  /** Called after a post is back, which visitors may see. */
  onChange: () => void;
}

/** How long a deleted post can be restored. */
const TRASH_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Deleted posts, which can be restored for 30 days. */
export class TrashService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The latest first. */
  async list(): Promise<TrashedPost[]> {
    const rows = await this.#deps.repository.list(this.#since());
    return rows.map((row) => ({
      ...row,
      ends_at: new Date(Date.parse(row.trashed_at) + TRASH_DAYS * DAY_MS).toISOString(),
    }));
  }

  /**
   * Puts a post back as it was. It gets another slug when its own was taken meanwhile, and the oldest category when its
   * own was deleted.
   * @throws HttpError 404, 409 when something it needs was taken this very moment, or there is no category at all
   */
  async restore(id: number): Promise<{ id: number; slug: string }> {
    const { inTransaction, repository, slugs, onChange } = this.#deps;
    try {
      const restored = await inTransaction(async (transaction) => {
        const post = await repository.take(transaction, id, this.#since());
        if (post === null) throw gone();
        const category_id = await repository.categoryFor(transaction, post.category_id);
        if (category_id === null) throw conflict('Make a category first, which the post can be in.');
        const slug = await slugs.free(transaction, post.slug, id);
        // A change of the post, for whoever has it open since.
        const updated_at = this.#deps.clock().toISOString();
        if (!(await repository.putBack(transaction, { ...post, slug, category_id, updated_at })))
          throw tryAgain();
        await slugs.release(transaction, slug);
        return { id, slug };
      });
      onChange();
      return restored;
    } catch (error) {
      if (error instanceof CategoryGone) throw tryAgain();
      throw error;
    }
  }

  /** @throws HttpError 404 */
  async deleteForGood(id: number): Promise<void> {
    const { inTransaction, repository } = this.#deps;
    if (!(await inTransaction((transaction) => repository.deleteForGood(transaction, id)))) throw gone();
  }

  /** Deletes all for good. */
  empty(): Promise<void> {
    return this.#deleteUntil(null);
  }

  /** Deletes those for good whose time is over. */
  purge(): Promise<void> {
    return this.#deleteUntil(this.#since());
  }

  #deleteUntil(until: string | null): Promise<void> {
    const { inTransaction, repository } = this.#deps;
    return inTransaction(async (transaction) => {
      for (const id of await repository.listIds(transaction, until)) {
        await repository.deleteForGood(transaction, id);
      }
    });
  }

  /** Posts that were deleted until then can't be restored any more. */
  #since(): string {
    return new Date(this.#deps.clock().getTime() - TRASH_DAYS * DAY_MS).toISOString();
  }
}

function gone() {
  return notFound('That post is not in the trash any more.');
}

function tryAgain() {
  return conflict('Something changed at the same moment. Please try again.');
}
