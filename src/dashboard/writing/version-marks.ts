import type { VersionSummary } from '#shared/contract/writing.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';

type Moments = Pick<OwnerPost, 'updated_at' | 'published_at' | 'status'>;

/**
 * What a version is beside its time: the text that visitors read now, or that is saved now, and the one that was published
 * first. A version that was only kept aside has the time of no save, and so no mark.
 */
export function marksOf({ saved_at }: Pick<VersionSummary, 'saved_at'>, post: Moments): string[] {
  const now = post.status === 'draft' ? 'Saved now' : 'Live now';
  return [
    ...(isSame(saved_at, post.updated_at) ? [now] : []),
    ...(isSame(saved_at, post.published_at) ? ['First published'] : []),
  ];
}

function isSame(saved: string, moment: string | null | undefined): boolean {
  return moment !== null && moment !== undefined && Date.parse(saved) === Date.parse(moment);
}
