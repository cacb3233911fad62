import { sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import { slugify } from '#shared/slug.ts';

/** A tag's address, and every way in which authors wrote it. */
export interface Tag {
  slug: string;
  labels: readonly string[];
}

/** A tag's posts: the newest one's label, and the ids on a page, newest first, with the total number. */
export interface TaggedPosts {
  label: string;
  ids: number[];
  total: number;
}

/** Which of a tag's posts: those dated `now` (ISO 8601) or earlier, and of these a page. */
interface PartOfTag {
  now: string;
  limit: number;
  offset: number;
}

/** What tells C++ and C# from C, in words. */
const PLUS = /(?<=[\p{L}+])\+/gu;
const SHARP = /(?<=\p{L})#/gu;

/** The URL segment of a tag. Tags with the same one are one tag, however they are written. */
export function tagSlug(label: string): string {
  return slugify(label.replace(PLUS, ' plus ').replace(SHARP, ' sharp '), 'tag');
}

/** The tags of a post as its author wrote them. */
export function tagsOf({ tags }: { tags: string }): string[] {
  return JSON.parse(tags) as string[]; // we write an array of strings; the schema ensures JSON
}

/** The tags of published posts. Their slugs are worked out here and stored nowhere. */
export class PostTags {
  readonly #db: Db;
  /** The tags by slug; null until they are asked for, and after each write. */
  #tags: Promise<Map<string, Tag>> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Must be called after each write to posts, by this process or another. */
  forget(): void {
    this.#tags = null;
  }

  /** The tag of a slug; undefined when no published post has it. Its posts may all be scheduled for later. */
  async find(slug: string): Promise<Tag | undefined> {
    return (await this.#all()).get(slug);
  }

  /** Null when the tag has no such posts. */
  async list(tag: Tag, part: PartOfTag): Promise<TaggedPosts | null> {
    const posts = this.#db
      .selectFrom('post_tags')
      .where('label', 'in', tag.labels)
      .where('published_at', '<=', part.now);
    const newest = posts.orderBy('published_at', 'desc').orderBy('post_id', 'desc');
    const first = await newest.select('label').orderBy('label').limit(1).executeTakeFirst();
    if (first === undefined) return null;
    const rows = await newest
      .select(['post_id', 'published_at'])
      .distinct() // a post may have two spellings of a tag
      .limit(part.limit)
      .offset(part.offset)
      .execute();
    const { total } = await posts
      .select((build) => build.fn.count<number>('post_id').distinct().as('total'))
      .executeTakeFirstOrThrow();
    return { label: first.label, ids: rows.map((row) => row.post_id), total };
  }

  /** Each tag with posts dated `now` or earlier, and when one of them changed last. */
  async changes(now: string): Promise<Map<string, string>> {
    const rows = await this.#db
      .selectFrom('post_tags')
      .innerJoin('posts', 'posts.id', 'post_tags.post_id')
      .where('post_tags.published_at', '<=', now)
      .groupBy('post_tags.label')
      .select((build) => ['post_tags.label', build.fn.max('posts.updated_at').as('changed')])
      .orderBy('post_tags.label')
      .execute();
    const changes = new Map<string, string>();
    for (const { label, changed } of rows) {
      const slug = tagSlug(label);
      const known = changes.get(slug) ?? '';
      changes.set(slug, known > changed ? known : changed);
    }
    return changes;
  }

  async #all(): Promise<Map<string, Tag>> {
    const reading = (this.#tags ??= this.#read());
    try {
      return await reading;
    } catch (error) {
      if (this.#tags === reading) this.#tags = null;
      throw error;
    }
  }

  async #read(): Promise<Map<string, Tag>> {
    const { rows } = await LABELS.execute(this.#db);
    const labels = new Map<string, string[]>();
    for (const { label } of rows) {
      const slug = tagSlug(label);
      const known = labels.get(slug);
      if (known === undefined) labels.set(slug, [label]);
      else known.push(label);
    }
    return new Map([...labels].map(([slug, found]) => [slug, { slug, labels: found }]));
  }
}

/** Skips from each label to the next one in the index: the work grows with the labels, not with the posts. */
const LABELS = sql<{ label: string }>`
  with recursive labels (label) as (
    select min(label) from post_tags
    union all
    select (select min(label) from post_tags where label > labels.label) from labels where labels.label is not null
  )
  select label from labels where label is not null
`;
