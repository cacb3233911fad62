import { createHash } from 'node:crypto';
import type { NewPost } from '../db/tables.ts';

/** A category as the first content has it. */
export interface SeededCategory {
  name: string;
  slug: string;
  description: string;
  color: string;
}

/** What a database got as its first content, so that it is known again later, whatever the next build brings. */
export interface SeededContent {
  categories: readonly SeededCategory[];
  /** The demo's, by slug. Posts that somebody wrote in src/content are not the demo's. */
  posts: Readonly<Record<string, SeededPost>>;
}

interface SeededPost {
  /** Of all that the owner can change, except the category. */
  digest: string;
  /** The category's id; null where it is not known any more. */
  category: number | null;
}

type Written = Omit<NewPost, 'search_text' | 'created_at' | 'updated_at'>;

/** Marks a post that was just seeded. */
export function seededPost(post: Written): SeededPost {
  return { digest: postDigest(post), category: post.category_id };
}

/** Whether the post is as it was seeded. Views do not count, nor does what is worked out from its text. */
export function isUnchanged(post: Written, seeded: SeededPost): boolean {
  return (
    postDigest(post) === seeded.digest && (seeded.category === null || post.category_id === seeded.category)
  );
}

function postDigest(post: Written): string {
  const fields = [
    post.slug,
    post.title,
    post.excerpt,
    post.content,
    post.featured_image,
    post.image_attribution,
    post.status,
    post.published_at,
    post.author_id,
    post.author,
    post.tags,
    post.meta_title,
    post.meta_description,
    String(post.read_time),
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}
