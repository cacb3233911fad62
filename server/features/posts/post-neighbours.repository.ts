import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/engine.ts';
import type { PostRow } from '../../db/tables.ts';
import { type PostTags, type Tag, tagSlug } from './post-tags.repository.ts';
import { type Candidate, RELATED_POSTS, relatedPosts } from './related-posts.ts';

/** A post in a few words, as others lead to it. */
export type PostTeaserRow = Pick<
  PostRow,
  'id' | 'slug' | 'title' | 'excerpt' | 'featured_image' | 'published_at' | 'read_time'
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

/** What makes a post a candidate: its place beside the post, its category, its date, or a tag (its label). */
interface FoundRow {
  why: 'previous' | 'next' | 'newest' | 'tag';
  label: string;
  id: number;
  published_at: string;
  category_id: number;
}

/** So many of the newest posts of each tag are looked at, so that a tag of thousands of posts costs no more. */
const PER_LABEL = 100;
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

  async #candidates(center: Center, tags: readonly Tag[], now: string): Promise<FoundRow[]> {
    const published = this.#db
      .selectFrom('posts')
      .select(['id', 'published_at', 'category_id'])
      .select(sql.lit('').as('label'))
      .where('status', '=', sql.lit('published'))
      .where('published_at', '<=', now);
    const newest = published.orderBy('published_at', 'desc').orderBy('id', 'desc');
    const here = sql`(${center.publishedAt}, ${center.id})`;
    const after = published.where(sql<boolean>`(published_at, id) > ${here}`);
    const parts = [
      part('previous', newest.where(sql<boolean>`(published_at, id) < ${here}`).limit(1)),
      part('next', after.orderBy('published_at').orderBy('id').limit(1)),
      part('newest', newest.where('category_id', '=', center.categoryId).limit(NEWEST)),
      part('newest', newest.limit(NEWEST)),
      ...tags.flatMap(({ labels }) => labels.map((label) => part('tag', this.#tagged(label, now)))),
    ];
    const { rows } = await sql<FoundRow>`${sql.join(parts, sql` union all `)}`.execute(this.#db);
    return rows;
  }

  #tagged(label: string, now: string) {
    const newest = this.#db
      .selectFrom('post_tags')
      .select(['post_id', 'label'])
      .where('label', '=', label)
      .where('published_at', '<=', now)
      .orderBy('published_at', 'desc')
      .orderBy('post_id', 'desc')
      .limit(PER_LABEL);
    return this.#db
      .selectFrom(newest.as('newest'))
      .innerJoin('posts', 'posts.id', 'newest.post_id')
      .select(['posts.id', 'posts.published_at', 'posts.category_id', 'newest.label']);
  }

  async #teasers(ids: readonly number[]): Promise<Map<number, PostTeaserRow>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('posts')
      .innerJoin('categories', 'categories.id', 'posts.category_id')
      .select(['posts.id', 'posts.slug', 'posts.title', 'posts.excerpt', 'posts.featured_image'])
      .select(['posts.published_at', 'posts.read_time', 'categories.name as category'])
      .select('categories.color as category_color')
      .where('posts.id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }
}

function part(why: FoundRow['why'], query: Expression<unknown>): RawBuilder<FoundRow> {
  return sql`select ${sql.lit(why)} as why, label, id, published_at, category_id from ${query} as found`;
}

/** Each post once, with the number of its tags that led to it. */
function candidatesIn(rows: readonly FoundRow[]): Candidate[] {
  const slugs = new Map<number, Set<string>>();
  for (const { why, id, label } of rows) {
    const known = slugs.get(id) ?? new Set();
    slugs.set(id, known);
    if (why === 'tag') known.add(tagSlug(label));
  }
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...byId.values()].map(({ id, published_at: publishedAt, category_id: categoryId }) => ({
    id,
    publishedAt,
    categoryId,
    sharedTags: slugs.get(id)?.size ?? 0,
  }));
}
