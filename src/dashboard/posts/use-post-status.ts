import { useRef } from 'react';
import type { PostBatch, PostState } from '#shared/contract/post-batches.ts';
import type { PostStatus } from '#shared/contract/posts.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { useAskedSending } from '../../features/newsletter/use-asked-sending.ts';
import { isScheduled, type ListedPost } from '../../features/posts/owner-post.ts';
import { usePostChanges, useStatusToggle } from '../../features/posts/use-owner-posts.ts';
import { ApiError } from '../../lib/api-error.ts';

type NamedPost = Pick<ListedPost, 'id' | 'title' | 'status' | 'published_at' | 'newsletter'>;

const FAILED = 'The status was not changed';

/**
 * Publishes posts and makes drafts of them. What was done is said with a way back; a refusal is shown, and nothing
 * changes. [4.5.03] [4.5.04] While a post's request is running, further presses are ignored instead of disabling the
 * button, because a disabled button would lose the focus.
 */
export function usePostStatus(news: News) {
  const toggle = useStatusToggle();
  const changes = usePostChanges();
  const askAboutSending = useAskedSending();
  const underWay = useRef(new Set<number>());

  async function once(id: number, work: () => Promise<void>) {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    try {
      await work();
    } catch (error) {
      await news.fail(error instanceof Error ? error.message : FAILED, FAILED);
    } finally {
      underWay.current.delete(id);
    }
  }

  /** @throws ApiError with what the server says of the post */
  async function change(batch: PostBatch, isWhileScheduled = false): Promise<PostState[]> {
    const { failed, undo } = await changes.mutateAsync({ ...batch, isWhileScheduled });
    const [refused] = failed;
    if (refused !== undefined) throw new ApiError('refused', { serverError: refused.error });
    return undo;
  }

  function say(post: NamedPost, status: PostStatus, undo: PostState[]) {
    const words = wordsFor(post, status);
    if (undo.length === 0) news.say(words);
    else news.say(words, () => void takeBack(post, status, undo));
  }

  const takeBack = (post: NamedPost, status: PostStatus, states: PostState[]) =>
    once(post.id, async () => {
      await change({ action: 'undo', states });
      const words = `“${post.title}” is as it was.`;
      // Its email would go out with it, about which it was asked.
      if (status === 'published' && post.newsletter?.is_scheduled === true) news.say(words);
      else news.sayUndone(words, () => void once(post.id, () => changeTo(post, status)));
    });

  async function changeTo(post: NamedPost, status: PostStatus) {
    const action = status === 'published' ? 'publish' : status;
    const isWhileScheduled = status === 'draft' && isScheduled(post);
    say(post, status, await change({ action, ids: [post.id] }, isWhileScheduled));
  }

  return {
    /** Makes a draft of a post that is published or scheduled, and publishes a draft. */
    toggle: (post: ListedPost) => {
      const status: PostStatus = post.status === 'draft' ? 'published' : 'draft';
      void once(post.id, async () => {
        if (status === 'published' && !(await askAboutSending([post]))) return;
        const { undo } = await toggle.mutateAsync({ post, status });
        say(post, status, undo === null ? [] : [undo]);
      });
    },
    /** Publishes a post now, also what was scheduled for later, or makes a draft of it: one that need not be in a list. */
    become: (post: NamedPost, status: PostStatus) => {
      void once(post.id, async () => {
        if (status === 'published' && !(await askAboutSending([post]))) return;
        await changeTo(post, status);
      });
    },
  };
}

function wordsFor(post: NamedPost, status: PostStatus): string {
  if (status === 'published') return `“${post.title}” is published.`;
  const email =
    post.newsletter?.is_scheduled === true
      ? ' Its email is kept: it goes out once the post is published.'
      : (post.newsletter?.sent_at ?? null) === null
        ? ''
        : ' Whoever got it by email has its link.';
  return isScheduled(post)
    ? `“${post.title}” is a draft again, and will not appear by itself.${email}`
    : `“${post.title}” is a draft again.${email}`;
}
