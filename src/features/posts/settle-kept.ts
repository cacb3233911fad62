import type { DraftWatched } from '#shared/contract/writing.ts';
import { sameWords, withStanding } from './follow-post.ts';
import type { FoundDraft } from './kept-drafts.ts';
import type { OwnerPost } from './owner-post.ts';
import { type Byline, formOf, restoredForm } from './post-form.ts';

/**
 * What is kept of a post, as it goes on with the post that is there now: what only became of that since, and when, is taken
 * over, and is no other version of it. Null where the post has all of it.
 * @param writtenAt when what the post says was saved last; undefined where that is not known
 */
export function settleKept(
  kept: FoundDraft | null,
  post: OwnerPost | null,
  writtenAt: DraftWatched['post_written_at'],
  authors: readonly Byline[],
): FoundDraft | null {
  if (kept === null || post === null || kept.version === post.updated_at) return kept;
  const saved = formOf(post, authors);
  const form = restoredForm(kept, post) ?? kept.form;
  if (sameWords(form, saved)) return null;
  const isFollowed = writtenAt !== undefined && kept.version !== null && writtenAt <= kept.version;
  return isFollowed ? { ...kept, form: withStanding(form, saved), version: post.updated_at } : kept;
}
