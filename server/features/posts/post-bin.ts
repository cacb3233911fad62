import type { Clock } from '../../clock.ts';
import type { PostRow } from '../../db/tables.ts';
import { conflict } from '../../http/errors.ts';
import type { TrashBin } from '../trash/trash-bin.ts';
import type { PostSlugs } from './post-slugs.repository.ts';
import { CategoryGone, type TrashedPostRepository } from './trashed-posts.repository.ts';

interface Deps {
  repository: TrashedPostRepository;
  slugs: PostSlugs;
  clock: Clock;
  /** Called after a post is back, which visitors may see. */
  onChange: () => void;
}

/**
 * Deleted posts. One gets another slug when its own was taken meanwhile, and the oldest category when its own was
 * deleted; what was kept of it is deleted with it.
 */
export function postBin({ repository, slugs, clock, onChange }: Deps): TrashBin {
  return {
    prepare: (kept) =>
      Promise.resolve(async (transaction) => {
        const post = JSON.parse(kept) as PostRow; // as it was put there
        const category_id = await repository.categoryFor(transaction, post.category_id);
        if (category_id === null) throw conflict('Make a category first, which the post can be in.');
        const slug = await slugs.free(transaction, post.slug, post.id);
        // A change of the post, for whoever has it open since.
        const updated_at = clock().toISOString();
        try {
          if (!(await repository.putBack(transaction, { ...post, slug, category_id, updated_at }))) {
            throw tryAgain();
          }
        } catch (error) {
          throw error instanceof CategoryGone ? tryAgain() : error;
        }
        await slugs.release(transaction, slug);
        return slug === post.slug ? null : `“${post.title}” is now at the address ${slug}.`;
      }),
    onBack: onChange,
    forget: (transaction, id) => repository.forget(transaction, id),
  };
}

function tryAgain() {
  return conflict('Something changed at the same moment. Please try again.');
}
