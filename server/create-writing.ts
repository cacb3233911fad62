import type { Clock } from './clock.ts';
import type { Db } from './db/engine.ts';
import type { InTransaction } from './db/unit-of-work.ts';
import type { PostRepository } from './features/posts/posts.repository.ts';
import { DraftPosts } from './features/writing/draft-posts.repository.ts';
import { DraftRepository } from './features/writing/drafts.repository.ts';
import { DraftService } from './features/writing/drafts.service.ts';
import { Housekeeping } from './features/writing/housekeeping.ts';
import { PreviewRepository } from './features/writing/previews.repository.ts';
import { PreviewService } from './features/writing/previews.service.ts';
import { VersionRepository } from './features/writing/versions.repository.ts';
import { VersionService } from './features/writing/versions.service.ts';
import type { Logger } from './log.ts';
import type { SignedLinks } from './mail/signed-links.ts';

interface WritingDeps {
  db: Db;
  inTransaction: InTransaction;
  posts: PostRepository;
  signedLinks: SignedLinks;
  /** The site's URL, including its path. */
  siteUrl: string;
  clock: Clock;
  log: Logger;
  /** What else deletes what is over, once an hour. */
  otherTasks: readonly (() => Promise<void>)[];
}

/** What keeps the owner's writing: drafts, versions, and what deletes of it what is over. */
export function createWriting({ db, inTransaction, posts, clock, log, ...deps }: WritingDeps) {
  const draftRows = new DraftRepository(db);
  const previewLinks = new PreviewRepository(db);
  const versionRows = new VersionRepository(db);
  const drafts = new DraftService({
    repository: draftRows,
    versions: versionRows,
    previews: previewLinks,
    draftPosts: new DraftPosts(db),
    clock,
  });
  const versions = new VersionService({
    inTransaction,
    repository: versionRows,
    posts: draftRows,
    clock,
  });
  const housekeeping = new Housekeeping({
    tasks: [
      () => versions.thinAll(),
      () => drafts.forgetWindows(),
      () => previewLinks.forgetEnded(clock().toISOString()),
      ...deps.otherTasks,
    ],
    onFailure: (error) => log.error({ err: error }, 'what is over could not be deleted; it is tried again'),
  });
  const previews = new PreviewService({
    repository: previewLinks,
    drafts: draftRows,
    posts,
    signed: deps.signedLinks,
    siteUrl: deps.siteUrl,
    clock,
  });
  return { drafts, previews, versions, housekeeping };
}
