import type { Clock } from './clock.ts';
import type { InTransaction } from './db/unit-of-work.ts';
import { postBin } from './features/posts/post-bin.ts';
import type { PostSlugs } from './features/posts/post-slugs.repository.ts';
import type { PostRepository } from './features/posts/posts.repository.ts';
import { TrashedPostRepository } from './features/posts/trashed-posts.repository.ts';
import { subscriberBin } from './features/subscribers/subscriber-bin.ts';
import type { SubscriberRepository } from './features/subscribers/subscribers.repository.ts';
import type { TrashBin } from './features/trash/trash-bin.ts';
import type { TrashRepository } from './features/trash/trash.repository.ts';
import { TrashService } from './features/trash/trash.service.ts';

interface TrashDeps {
  inTransaction: InTransaction;
  repository: TrashRepository;
  posts: PostRepository;
  slugs: PostSlugs;
  messageBin: TrashBin;
  consultationBin: TrashBin;
  subscribers: SubscriberRepository;
  clock: Clock;
  onPostsChange: () => void;
}

/** What was deleted, and how each kind of it comes back. */
export function createTrash({
  inTransaction,
  repository,
  posts,
  slugs,
  clock,
  onPostsChange,
  ...rest
}: TrashDeps) {
  return new TrashService({
    inTransaction,
    repository,
    clock,
    bins: {
      post: postBin({
        repository: new TrashedPostRepository(),
        slugs,
        clock,
        onChange() {
          posts.forget();
          onPostsChange();
        },
      }),
      message: rest.messageBin,
      consultation: rest.consultationBin,
      subscriber: subscriberBin(rest.subscribers),
    },
  });
}
