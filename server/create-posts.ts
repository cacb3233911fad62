import type { Db } from './db/engine.ts';
import { KeptEdits } from './features/posts/kept-edits.ts';
import { PostBatchService } from './features/posts/post-batches.service.ts';
import { PostWriter } from './features/posts/post-writer.ts';
import { PostService } from './features/posts/posts.service.ts';
import { DraftPosts } from './features/writing/draft-posts.repository.ts';
import { DraftRepository } from './features/writing/drafts.repository.ts';
import { VersionRepository } from './features/writing/versions.repository.ts';

type ServiceDeps = ConstructorParameters<typeof PostService>[0];
type WriterDeps = ConstructorParameters<typeof PostWriter>[0];

type PostDeps = Omit<ServiceDeps, 'writer' | 'kept' | 'draftPosts'> &
  Pick<WriterDeps, 'versions' | 'campaigns'> & { db: Db };

/** What changes posts, one or several at once. */
export function createPosts({ db, versions, campaigns, ...deps }: PostDeps) {
  const { inTransaction, repository, addresses, clock, onChange } = deps;
  const writer = new PostWriter({ repository, addresses, versions, campaigns });
  const kept = new KeptEdits({
    drafts: new DraftRepository(db),
    versions: new VersionRepository(db),
    writer,
  });
  return {
    posts: new PostService({ ...deps, writer, kept, draftPosts: new DraftPosts(db) }),
    postBatches: new PostBatchService({ inTransaction, repository, writer, kept, clock, onChange }),
  };
}
