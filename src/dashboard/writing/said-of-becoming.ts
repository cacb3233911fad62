import { isScheduled, type OwnerPost } from '../../features/posts/owner-post.ts';
import { timeOfDay } from '../../components/dashboard/short-date.ts';
import { publishAction } from './publish-action.ts';

/** What a window has that is not in the post which another one made: nothing, what came after it, or what differs from it. */
export type OwnWords = 'none' | 'later' | 'clash';

/** That the page goes on with a post which was made elsewhere of what was on it. */
export interface GoneOn {
  own: OwnWords;
  /** The version that the words of the page are based on from then on. */
  version: string | null;
  /** The same in words. */
  said: string;
}

const WHAT_OF_MINE: Record<OwnWords, string> = {
  none: '',
  later: ' What was written here since is kept as a change of it.',
  clash: ' What was written here differs from it: saving asks which one counts.',
};

/** 'Published elsewhere, 11:49 AM.', and what became of the words of this window. */
export function saidOfBecoming(post: OwnerPost, own: OwnWords): string {
  const { done } = publishAction(null, post.status, isScheduled(post));
  return `${done} elsewhere, ${timeOfDay(new Date(post.updated_at))}.${WHAT_OF_MINE[own]}`;
}

/** A version that no post has: what is based on it is compared before it takes the place of another. */
export const NO_VERSION = new Date(0).toISOString();
