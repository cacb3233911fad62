import { answers } from '#content/words/answers.ts';
import type {
  ListDashboardPostsQuery,
  ListPostsQuery,
  PostInput,
  PostStatus,
} from '#shared/contract/posts.ts';
import type { Clock } from '../../clock.ts';
import type { Slice } from '../../db/rows.ts';
import type { Visitor } from '../../visitor.ts';
import { conflict, notFound, preconditionFailed, unprocessable } from '../../http/errors.ts';
import { plainText, TooDeeplyNested } from '../../plain-text.ts';
import { searchText } from '../../search-text.ts';
import { slugify } from '#shared/slug.ts';
import type { Neighbours, PostNeighbours } from './post-neighbours.repository.ts';
import { tagsOf } from './post-tags.repository.ts';
import {
  type PostAddress,
  type PostChanges,
  type PostRepository,
  type PostWithCategory,
  UnknownCategory,
} from './posts.repository.ts';
import type { ViewCounter } from './posts.views.ts';

interface Deps {
  repository: PostRepository;
  neighbours: PostNeighbours;
  views: ViewCounter;
  clock: Clock;
  /** Called after every write that visitors may see. */
  onChange: () => void;
}

/** The blog's posts. */
export class PostService {
  readonly #repository: PostRepository;
  readonly #neighbours: PostNeighbours;
  readonly #views: ViewCounter;
  readonly #clock: Clock;
  readonly #onChange: () => void;

  constructor({ repository, neighbours, views, clock, onChange }: Deps) {
    this.#repository = repository;
    this.#neighbours = neighbours;
    this.#views = views;
    this.#clock = clock;
    this.#onChange = onChange;
  }

  /** Posts that visitors can read: published, and not scheduled for later. */
  listPublic(query: ListPostsQuery): Promise<Slice<PostWithCategory>> {
    return this.#repository.listPublic(query, this.#now());
  }

  /** @throws HttpError 404, also for a draft */
  async read(slug: string): Promise<PostWithCategory> {
    // PostgreSQL refuses to look for a text with this character.
    const post = slug.includes('\0') ? undefined : await this.#repository.findPublic(slug, this.#now());
    if (post === undefined) throw notFound(answers.post.notFound);
    return post;
  }

  /** What visitors may read after a post that they can read. */
  after(post: PostWithCategory): Promise<Neighbours> {
    const { id, published_at: published, created_at: created, category_id: categoryId } = post;
    const center = { id, publishedAt: published ?? created, categoryId, tags: tagsOf(post) };
    return this.#neighbours.find(center, this.#now());
  }

  /** The newest posts that visitors can read, at most `limit`. */
  listAddresses(limit: number): Promise<PostAddress[]> {
    return this.#repository.listAddresses(limit, this.#now());
  }

  /** When the next scheduled post appears, which changes the list without a write. */
  async nextPublication(): Promise<Date | null> {
    const next = await this.#repository.nextPublication(this.#now());
    return next === null ? null : new Date(next);
  }

  recordView(postId: number, visitor: Visitor): void {
    this.#views.record(postId, visitor);
  }

  async listAll(query: ListDashboardPostsQuery) {
    await this.#views.flush();
    return { ...(await this.#repository.listAll(query)), totals: await this.#repository.totals() };
  }

  /** @throws HttpError 422 unknown category, text nested too deeply */
  async create(input: PostInput): Promise<PostWithCategory> {
    const now = this.#now();
    const id = await explained(() =>
      this.#repository.insert({
        ...columns(input),
        slug: slugify(input.title, 'post'),
        published_at: input.status === 'published' ? now : null,
        created_at: now,
        updated_at: now,
      }),
    );
    this.#onChange();
    return this.#require(id);
  }

  /**
   * The slug does not change.
   * @param versions the `updated_at` values of the versions that may be replaced; null for any
   * @throws HttpError 404, 409 when the post has changed since, 412 when no version can match, 422 unknown category,
   *   text nested too deeply
   */
  async update(id: number, input: PostInput, versions: readonly string[] | null): Promise<PostWithCategory> {
    await explained(() => this.#change(id, columns(input), versions));
    return this.#require(id);
  }

  /** @throws HttpError 404 */
  async setStatus(id: number, status: PostStatus): Promise<void> {
    await this.#change(id, { status }, null);
  }

  /** @throws HttpError 404 */
  async delete(id: number): Promise<void> {
    if (!(await this.#repository.delete(id))) throw notFound('That post is not there any more.');
    this.#onChange();
  }

  async #change(
    id: number,
    changes: Partial<PostChanges>,
    versions: readonly string[] | null,
  ): Promise<void> {
    const found = await this.#repository.update(id, { ...changes, updated_at: this.#now() }, versions);
    if (!found) {
      await this.#require(id);
      if (versions?.length === 0) throw preconditionFailed('If-Match names no version that can be compared.');
      throw conflict('This post was changed elsewhere since you opened it.');
    }
    this.#onChange();
  }

  async #require(id: number): Promise<PostWithCategory> {
    const post = await this.#repository.find(id);
    if (post === undefined) throw notFound('That post is not there any more.');
    return post;
  }

  #now(): string {
    return this.#clock().toISOString();
  }
}

function columns(input: PostInput): Omit<PostChanges, 'updated_at'> {
  return {
    title: input.title,
    excerpt: input.excerpt,
    content: input.content,
    search_text: searchText({ ...input, text: plainText(input.content) }),
    featured_image: input.featured_image,
    image_attribution: input.image_attribution,
    status: input.status,
    category_id: input.category_id,
    author_id: input.author_id,
    author: input.author,
    tags: JSON.stringify(input.tags),
    meta_title: input.meta_title,
    meta_description: input.meta_description,
    read_time: input.read_time,
  };
}

/** Translates a failed write of a post into an HTTP error. */
async function explained<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof UnknownCategory) throw unprocessable('That category does not exist.', 'category_id');
    if (error instanceof TooDeeplyNested) throw unprocessable('The content is nested too deeply.', 'content');
    throw error;
  }
}
