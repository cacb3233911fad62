import { answers } from '#content/words/answers.ts';
import { BLOG_PAGE_SIZE } from '#shared/limits.ts';
import type { ReadTopicQuery } from '#shared/contract/posts.ts';
import type { Clock } from '../../clock.ts';
import type { CategoryRow } from '../../db/tables.ts';
import { type Slice, sliceOf } from '../../db/rows.ts';
import { notFound } from '../../http/errors.ts';
import type { PostTags } from './post-tags.repository.ts';
import type { PostRepository, PostWithCategory } from './posts.repository.ts';
import type { TopicRepository } from './topics.repository.ts';

interface Deps {
  repository: TopicRepository;
  posts: PostRepository;
  tags: PostTags;
  clock: Clock;
}

/** A page of the posts of a category or a tag, which comes first. */
export interface TopicPage extends Slice<PostWithCategory> {
  /** `color` is `#RRGGBB`; a tag has none, and no description. */
  topic: { slug: string; name: string; description: string; color: string | null };
}

/** A category with posts; `color` is `#RRGGBB`. */
export type ListedCategory = Pick<CategoryRow, 'slug' | 'name' | 'color'>;

/** A category or a tag with posts. */
export interface ListedTopic {
  kind: 'category' | 'tag';
  slug: string;
  /** When one of its posts changed last, ISO 8601. */
  changed: string;
}

/** What posts are about: categories, and tags. Visitors see only posts that they can read. */
export class TopicService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Six posts a page unless told otherwise, newest first. @throws HttpError 404 */
  async readCategory({ slug, page }: ReadTopicQuery, limit = BLOG_PAGE_SIZE): Promise<TopicPage> {
    const category = slug.includes('\0') ? undefined : await this.#deps.repository.findCategory(slug);
    if (category === undefined) throw notFound(answers.post.topicNotFound);
    const found = await this.#deps.posts.listOfCategory(category.id, { page, limit }, this.#now());
    const { name, description, color } = category;
    return { ...found, topic: { slug, name, description, color } };
  }

  /** The same of a tag; without posts there is none. @throws HttpError 404 */
  async readTag({ slug, page }: ReadTopicQuery, limit = BLOG_PAGE_SIZE): Promise<TopicPage> {
    const { posts, tags } = this.#deps;
    const part = { now: this.#now(), ...sliceOf({ page, limit }) };
    const tag = await tags.find(slug);
    const found = tag === undefined ? null : await tags.list(tag, part);
    if (found === null) throw notFound(answers.post.topicNotFound);
    const { label: name, ids, total } = found;
    return { rows: await posts.listByIds(ids), total, topic: { slug, name, description: '', color: null } };
  }

  /** All categories with posts. */
  listCategories(): Promise<ListedCategory[]> {
    return this.#deps.repository.listCategories(this.#now());
  }

  /** The first page of a category or a tag. @throws HttpError 404 */
  readFirst({ kind, slug }: Pick<ListedTopic, 'kind' | 'slug'>, limit: number): Promise<TopicPage> {
    const query = { slug, page: 1 };
    return kind === 'category' ? this.readCategory(query, limit) : this.readTag(query, limit);
  }

  /** All that have posts. */
  async list(): Promise<ListedTopic[]> {
    const { repository, tags } = this.#deps;
    const now = this.#now();
    const categories = await repository.listCategoryChanges(now);
    return [
      ...categories.map((category) => ({ kind: 'category' as const, ...category })),
      ...[...(await tags.changes(now))].map(([slug, changed]) => ({ kind: 'tag' as const, slug, changed })),
    ];
  }

  #now(): string {
    return this.#deps.clock().toISOString();
  }
}
