import { answers } from '#content/words/answers.ts';
import type {
  AddressHolder,
  ListDashboardPostsQuery,
  ListPostsQuery,
  PostInput,
  PostStatus,
  StatusSet,
} from '#shared/contract/posts.ts';
import type { Clock } from '../../clock.ts';
import type { Slice } from '../../db/rows.ts';
import type { PostRow } from '../../db/tables.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import type { Visitor } from '../../visitor.ts';
import { conflict, notFound, preconditionFailed } from '../../http/errors.ts';
import { DEFAULT_FOCUS } from '#shared/focus-point.ts';
import type { TrashRepository } from '../trash/trash.repository.ts';
import type { DraftOfPost, DraftPosts } from '../writing/draft-posts.repository.ts';
import type { DashboardPostRepository } from './dashboard-posts.repository.ts';
import type { Neighbours, PostNeighbours } from './post-neighbours.repository.ts';
import type { PostAddresses } from './post-addresses.ts';
import { tagsOf } from './post-tags.repository.ts';
import type { PostAddress, PostRepository, PostWithCategory } from './posts.repository.ts';
import { columns } from './post-columns.ts';
import type { KeptEdits } from './kept-edits.ts';
import { explained, type PostWriter } from './post-writer.ts';
import type { ViewCounter } from './posts.views.ts';
import { isPostAlready } from './draft-of-post.ts';
import { publicationDate } from './publication-date.ts';
import { requireScheduled } from './still-scheduled.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: PostRepository;
  dashboard: DashboardPostRepository;
  neighbours: PostNeighbours;
  addresses: PostAddresses;
  writer: PostWriter;
  kept: KeptEdits;
  draftPosts: DraftPosts;
  trash: Pick<TrashRepository, 'add'>;
  views: ViewCounter;
  clock: Clock;
  /** Called after every write that visitors may see. */
  onChange: () => void;
}

/** The blog's posts. */
export class PostService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Posts that visitors can read: published, and not scheduled for later. */
  listPublic(query: ListPostsQuery): Promise<Slice<PostWithCategory>> {
    return this.#deps.repository.listPublic(query, this.#now());
  }

  /** The post that has a slug, or else the one that had it earlier. @throws HttpError 404, also for a draft */
  async read(slug: string): Promise<PostWithCategory> {
    const { repository } = this.#deps;
    const now = this.#now();
    // PostgreSQL refuses to look for a text with this character.
    const found = slug.includes('\0') ? undefined : await repository.findPublic(slug, now);
    if (found !== undefined) return found;
    const moved = await this.movedTo(slug);
    const post = moved === null ? undefined : await repository.findPublic(moved, now);
    if (post === undefined) throw notFound(answers.post.notFound);
    return post;
  }

  /** The slug of the post that had this one earlier; null when there is none that visitors can read. */
  movedTo(slug: string): Promise<string | null> {
    return this.#deps.addresses.movedTo(slug, this.#deps.clock());
  }

  /** What visitors may read after a post that they can read. */
  after(post: PostWithCategory): Promise<Neighbours> {
    const { id, published_at: published, created_at: created, category_id: categoryId } = post;
    const center = { id, publishedAt: published ?? created, categoryId, tags: tagsOf(post) };
    return this.#deps.neighbours.find(center, this.#now());
  }

  /** The newest posts that visitors can read, at most `limit`. */
  listAddresses(limit: number): Promise<PostAddress[]> {
    return this.#deps.repository.listAddresses(limit, this.#now());
  }

  /** When the next scheduled post appears, which changes the list without a write. */
  async nextPublication(): Promise<Date | null> {
    const next = await this.#deps.repository.nextPublication(this.#now());
    return next === null ? null : new Date(next);
  }

  recordView(postId: number, visitor: Visitor): void {
    this.#deps.views.record(postId, visitor);
  }

  /**
   * All posts, drafts included.
   * @param isBrief without their texts
   */
  async listAll(query: ListDashboardPostsQuery, isBrief: boolean) {
    await this.#deps.views.flush();
    const { repository, dashboard } = this.#deps;
    const now = this.#now();
    return { ...(await dashboard.list(query, isBrief, now)), totals: await repository.totals(now) };
  }

  /** A post for its owner, a draft too. @throws HttpError 404 */
  async readForOwner(id: number): Promise<PostWithCategory> {
    await this.#deps.views.flush();
    return this.#require(id);
  }

  /** What stands in the way of an address, and a free one. @param id the post; null for a new one @throws HttpError 422 */
  checkAddress(slug: string, id: number | null): Promise<{ holder: AddressHolder | null; free: string }> {
    const { inTransaction, addresses, clock } = this.#deps;
    return inTransaction((transaction) => addresses.check(transaction, slug, id, clock()));
  }

  countByAuthor(): Promise<{ author_id: number; posts: number }[]> {
    return this.#deps.dashboard.countByAuthor();
  }

  /**
   * Without a slug of its own the post gets a free one from its title.
   * @param draft what it is made of; null where that is not known
   * @throws HttpError 409 the draft is a post by now, 422 unknown category, text nested too deeply, slug taken, date too far
   * away
   */
  async create(input: PostInput, draft: DraftOfPost | null = null): Promise<PostWithCategory> {
    const { inTransaction, repository, addresses, draftPosts, writer } = this.#deps;
    const now = this.#deps.clock();
    const at = now.toISOString();
    const post = await explained(() => {
      const row = {
        ...columns(input),
        published_at: publicationDate(input, null, now),
        image_alt: input.image_alt ?? '',
        image_focus: input.image_focus ?? DEFAULT_FOCUS,
        created_at: at,
        updated_at: at,
      };
      return inTransaction(async (transaction) => {
        await repository.takeTurns(transaction, input.category_id);
        if (draft !== null) await draftPosts.takeTurns(transaction, draft.key);
        const made = draft === null ? undefined : await draftPosts.find(draft.key, transaction);
        if (made !== undefined) throw isPostAlready(made);
        const id = await addresses.insert(transaction, input, now, (slug) =>
          repository.insert(transaction, { ...row, slug }),
        );
        if (draft !== null) await draftPosts.note(transaction, draft, id);
        return writer.keepVersion(transaction, id, null);
      });
    });
    this.#deps.onChange();
    return this.#require(post.id);
  }

  /**
   * What the input does not have stays as it is, but for what is about the cover: that goes with the cover.
   * @param versions the `updated_at` values of the versions that may be replaced; null for any
   * @param whileScheduled whether it becomes no draft once visitors have it
   * @throws HttpError 404, 409 when the post has changed since, or has appeared, 412 when no version can match, 422 unknown
   *   category, text nested too deeply, slug taken, date too far away
   */
  async update(
    id: number,
    input: PostInput,
    versions: readonly string[] | null,
    whileScheduled = false,
  ): Promise<PostWithCategory> {
    const { inTransaction, repository, writer } = this.#deps;
    const now = this.#deps.clock();
    await explained(() =>
      inTransaction(async (transaction) => {
        const before = requireVersion(await repository.lock(transaction, id), versions);
        if (whileScheduled && input.status === 'draft') requireScheduled(before, now);
        await writer.write(transaction, before, input, now);
      }),
    );
    this.#deps.onChange();
    return this.#require(id);
  }

  /**
   * @param whileScheduled whether it becomes no draft once visitors have it
   * @returns the post's date and version from now on, and what else has changed: a draft is published as it is written by now
   * @throws HttpError 404, 409 when it has appeared; and as `KeptEdits.publish`
   */
  async setStatus(
    id: number,
    status: PostStatus,
    whileScheduled = false,
  ): Promise<Required<StatusSet>['post']> {
    const { inTransaction, repository, kept } = this.#deps;
    const now = this.#deps.clock();
    const updated_at = now.toISOString();
    const changed = await explained(() =>
      inTransaction(async (transaction) => {
        const before = requireVersion(await repository.lock(transaction, id), null);
        if (whileScheduled && status === 'draft') requireScheduled(before, now);
        const isPublished = status === 'published' && before.status === 'draft';
        const written = isPublished ? await kept.publish(transaction, before, now) : null;
        if (written !== null) {
          const { published_at, category_id } = written;
          return { published_at, updated_at, category_id, tags: tagsOf(written) };
        }
        const published_at = publicationDate({ status }, before, now);
        await repository.update(transaction, id, { status, published_at, updated_at });
        return { published_at, updated_at };
      }),
    );
    this.#deps.onChange();
    return changed;
  }

  /** Moves the post to the trash. @returns its title @throws HttpError 404 */
  async delete(id: number): Promise<string> {
    const { inTransaction, repository, trash } = this.#deps;
    const deleted = await inTransaction(async (transaction) => {
      const post = requireVersion(await repository.lock(transaction, id), null);
      const { title, status: detail } = post;
      await trash.add(transaction, { kind: 'post', row: post, title, detail }, this.#now());
      await repository.delete(transaction, id);
      return title;
    });
    this.#deps.onChange();
    return deleted;
  }

  async #require(id: number): Promise<PostWithCategory> {
    const post = await this.#deps.repository.find(id);
    if (post === undefined) throw gone();
    return post;
  }

  #now(): string {
    return this.#deps.clock().toISOString();
  }
}

/** @throws HttpError 404, 409, 412 */
function requireVersion(post: PostRow | undefined, versions: readonly string[] | null): PostRow {
  if (post === undefined) throw gone();
  if (versions === null || versions.includes(post.updated_at)) return post;
  if (versions.length === 0) throw preconditionFailed('If-Match names no version that can be compared.');
  throw conflict('This post was changed elsewhere since you opened it.');
}

function gone() {
  return notFound('That post is not there any more.');
}
