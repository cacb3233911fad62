import type { VersionKind, WritingForm } from '#shared/contract/writing.ts';
import type { PostRow } from '../../db/tables.ts';

type Shown = Pick<PostRow, 'status' | 'published_at'>;

/**
 * What a saving made of a post.
 * @param before null for a new one
 * @param at when it was saved, as ISO 8601
 */
export function kindOf(before: Shown | null, post: Shown, at: string): VersionKind {
  if (post.status === 'draft') return 'draft';
  if (isAhead(post, at)) return 'scheduled';
  const wasRead = before !== null && before.status !== 'draft' && !isAhead(before, at);
  return wasRead ? 'updated' : 'published';
}

function isAhead({ published_at: published }: Shown, at: string): boolean {
  return published !== null && published > at;
}

/** What restoring brings back of a version (a `WritingForm` as JSON): all but where and since when the post is read. */
export function textOf(form: string): string {
  const written = JSON.parse(form) as WritingForm; // as it was written here
  return JSON.stringify({ ...written, slug: undefined, published_at: undefined, status: undefined });
}
