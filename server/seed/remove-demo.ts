import type { Db } from '../db/engine.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import { firstCategories, firstContent } from './seed.ts';
import { SeedRepository } from './seed.repository.ts';
import { isUnchanged } from './seeded-content.ts';

/** What was taken out, or would be, and what stays of the demo because somebody changed it. */
export interface RemovedDemo {
  /** Titles. */
  posts: string[];
  keptPosts: string[];
  /** Names. */
  categories: string[];
}

/** Ends a transaction whose result is only wanted to be known. */
class DryRun extends Error {
  readonly removed: RemovedDemo;

  constructor(removed: RemovedDemo) {
    super('nothing is written');
    this.removed = removed;
  }
}

/**
 * Deletes the seeded posts that nobody changed, then the seeded categories that nobody changed, that have no posts and
 * that the site's content does not begin with any more: what `SEED=none` would have made stays. All of it, or nothing.
 * A running site notices within a second, by the revisions.
 * @param dryRun whether only to find out what would be deleted
 * @returns null where a site has never started on the database
 */
export async function removeDemo(db: Db, { dryRun }: { dryRun: boolean }): Promise<RemovedDemo | null> {
  const repository = new SeedRepository();
  try {
    return await unitOfWork(db)(async (transaction) => {
      if (!(await repository.claim(transaction))) return null;
      const seeded = (await repository.recorded(transaction)) ?? (await firstContent());
      const removed: RemovedDemo = { posts: [], keptPosts: [], categories: [] };
      for (const post of await repository.listPosts(transaction, Object.keys(seeded.posts))) {
        const mark = seeded.posts[post.slug];
        const isDemo = mark !== undefined && isUnchanged(post, mark);
        // A post that is saved this very moment is a changed one.
        const isGone = isDemo && (await repository.deletePost(transaction, post));
        removed[isGone ? 'posts' : 'keptPosts'].push(post.title);
      }
      const wanted = new Set(firstCategories().map(({ slug }) => slug));
      for (const category of seeded.categories.filter(({ slug }) => !wanted.has(slug))) {
        if (await repository.deleteCategory(transaction, category)) removed.categories.push(category.name);
      }
      if (dryRun) throw new DryRun(removed);
      return removed;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.removed;
    throw error;
  }
}
