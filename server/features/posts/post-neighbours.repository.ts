import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import type { PostRow } from '../../db/tables.ts';
import { type PostTags, type Tag, tagSlug } from './post-tags.repository.ts';
import { type Candidate, RELATED_POSTS, relatedPosts } from './related-posts.ts';

/** A post in a few words, as others lead to it. */
export type PostTeaserRow = Pick<
  PostRow,
  | 'id'
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'featured_image'
  | 'published_at'
  | 'read_time'
  | 'image_alt'
  | 'image_focus'
> & { category: string; category_color: string };

/** The posts that one leads to; previous and next are by publication. */
export interface Neighbours {
  previous: PostTeaserRow | null;
  next: PostTeaserRow | null;
  related: PostTeaserRow[];
}

/** A published post whose neighbours are wanted. */
interface Center {
  id: number;
  publishedAt: string;
  categoryId: number;
  /** As its author wrote them. */
  tags: readonly string[];
}

/** A candidate, and what made it one. */
interface FoundRow {
  why: 'previous' | 'next' | 'newest' | 'tag';
  id: number;
  published_at: string;
  category_id: number;
  shared_tags: number;
}

/** So many of the newest posts of each tag are looked at, so that a tag of thousands of posts costs no more. */
const PER_LABEL = 50;
/** Enough for the recommendations when the post and both its neighbours are among them. */
const NEWEST = RELATED_POSTS + 3;

/** Finds what a post leads to in two queries, neither of which grows with the number of posts. */
export class PostNeighbours {
  readonly #db: Db;
  readonly #tags: PostTags;

  constructor(db: Db, tags: PostTags) {
    this.#db = db;
    this.#tags = tags;
  }

  /** Among the published posts dated `now` (ISO 8601) or earlier. */
  async find(center: Center, now: string): Promise<Neighbours> {
    const found = await this.#candidates(center, await this.#tagsOf(center), now);
    const idOf = (why: FoundRow['why']) => found.find((row) => row.why === why)?.id ?? null;
    const [previous, next] = [idOf('previous'), idOf('next')];
    const beside = [previous, next].filter((id) => id !== null);
    const related = relatedPosts(center.categoryId, candidatesIn(found), new Set([center.id, ...beside]));
    const teasers = await this.#teasers([...beside, ...related]);
    const teaser = (id: number | null) => (id === null ? null : (teasers.get(id) ?? null));
    return {
      previous: teaser(previous),
      next: teaser(next),
      related: related.map(teaser).filter((row) => row !== null),
    };
  }

  async #tagsOf({ tags }: Center): Promise<Tag[]> {
    const found = await Promise.all([...new Set(tags.map(tagSlug))].map((slug) => this.#tags.find(slug)));
    return found.filter((tag) => tag !== undefined);
  }

  /** One query, in plain SQL: the query builder would take longer to write it than the database to answer it. */
  async #candidates(center: Center, tags: readonly Tag[], now: string): Promise<FoundRow[]> {
    const { id, publishedAt, categoryId } = center;
    const columns = sql`id, published_at, category_id, 0 as shared_tags`;
    const published = sql`from posts where status = 'published' and published_at <= ${now}`;
    const here = sql`(${publishedAt}, ${id})`;
    const newest = sql`order by published_at desc, id desc`;
    const parts = [
      sql`select 'previous' as why, ${columns} ${published} and (published_at, id) < ${here} ${newest} limit 1`,
      sql`select 'next' as why, ${columns} ${published} and (published_at, id) > ${here} order by published_at, id limit 1`,
      sql`select 'newest' as why, ${columns} ${published} and category_id = ${categoryId} ${newest} limit ${NEWEST}`,
      sql`select 'newest' as why, ${columns} ${published} ${newest} limit ${NEWEST}`,
      ...(tags.length === 0 ? [] : [this.#tagged(center, tags, now)]),
    ];
    const union = sql.join(
      parts.map((part) => sql`select * from (${part}) as part`),
      sql` union all `,
    );
    const { rows } = await sql<FoundRow>`${union}`.execute(this.#db);
    return rows;
  }

  /** The best of the posts with one of the tags, in the order of `relatedPosts`. */
  #tagged({ categoryId }: Center, tags: readonly Tag[], now: string): RawBuilder<unknown> {
    const newestOf = (label: string) => sql`select * from (
      select post_id from post_tags where label = ${label} and published_at <= ${now}
      order by published_at desc, post_id desc limit ${PER_LABEL}
    ) as part`;
    // UNION, so that a post with two spellings of one tag counts once.
    const parts = tags.map(
      ({ labels }) => sql`select * from (${sql.join(labels.map(newestOf), sql` union `)}) as tag`,
    );
    return sql`select 'tag' as why, posts.id, posts.published_at, posts.category_id, shared_tags
      from (
        select post_id, count(*) as shared_tags from (${sql.join(parts, sql` union all `)}) as tagged
        group by post_id
      ) as counted
      join posts on posts.id = counted.post_id
      order by shared_tags desc, case when posts.category_id = ${categoryId} then 0 else 1 end,
        posts.published_at desc, posts.id desc
      limit ${NEWEST}`;
  }

  async #teasers(ids: readonly number[]): Promise<Map<number, PostTeaserRow>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('posts')
      .innerJoin('categories', 'categories.id', 'posts.category_id')
      .select(['posts.id', 'posts.slug', 'posts.title', 'posts.excerpt', 'posts.featured_image'])
      .select(['posts.published_at', 'posts.read_time', 'categories.name as category'])
      .select(['posts.image_alt', 'posts.image_focus'])
      .select('categories.color as category_color')
      .where('posts.id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }
}

/** Each post once, with the tags that it was found to share. */
function candidatesIn(rows: readonly FoundRow[]): Candidate[] {
  const candidates = new Map<number, Candidate>();
  for (const { id, published_at: publishedAt, category_id: categoryId, shared_tags: shared } of rows) {
    const sharedTags = Math.max(shared, candidates.get(id)?.sharedTags ?? 0);
    candidates.set(id, { id, publishedAt, categoryId, sharedTags });
  }
  return [...candidates.values()];
}
