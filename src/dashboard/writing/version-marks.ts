import type { VersionKind, VersionSummary } from '#shared/contract/writing.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';

type Moments = Pick<OwnerPost, 'updated_at' | 'published_at' | 'status'>;

/**
 * What a version is beside its time: the text that visitors read now, or that is saved now, and the one that was published
 * first, where its kind does not say that. A version that was only kept aside has the time of no save, and so no mark.
 */
export function marksOf(
  { saved_at, kind }: Pick<VersionSummary, 'saved_at' | 'kind'>,
  post: Moments,
): string[] {
  const now = post.status === 'draft' ? 'Saved now' : 'Live now';
  return [
    ...(isSame(saved_at, post.updated_at) ? [now] : []),
    ...(kind !== 'published' && isSame(saved_at, post.published_at) ? ['First published'] : []),
  ];
}

function isSame(saved: string, moment: string | null | undefined): boolean {
  return moment !== null && moment !== undefined && Date.parse(saved) === Date.parse(moment);
}

const KINDS: Record<VersionKind, string> = {
  draft: 'Saved as draft',
  published: 'Published',
  scheduled: 'Scheduled',
  updated: 'Updated',
  restored: 'Restored',
  aside: 'Kept aside',
};

/** What was done by saving it; nothing where nobody knows. */
export function kindWords({ kind }: Pick<VersionSummary, 'kind'>): string[] {
  return kind === null ? [] : [KINDS[kind]];
}

/** A time of a version in words, with its seconds where others are of the same minute: '9:30:07 AM'. */
export function tellApart(
  words: string,
  { saved_at }: Pick<VersionSummary, 'saved_at'>,
  versions: readonly Pick<VersionSummary, 'saved_at'>[],
): string {
  const minute = saved_at.slice(0, 'YYYY-MM-DDTHH:MM'.length);
  const isAlone = versions.filter((other) => other.saved_at.startsWith(minute)).length < 2;
  const seconds = saved_at.slice('YYYY-MM-DDTHH:MM:'.length, 'YYYY-MM-DDTHH:MM:SS'.length);
  return isAlone ? words : words.replace(/\d{2}(?=\D*$)/, (minutes) => `${minutes}:${seconds}`);
}
