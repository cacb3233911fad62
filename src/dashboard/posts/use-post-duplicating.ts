import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTrashActions } from '../../components/dashboard/trash/use-trash.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import type { ListedPost, OwnerPost } from '../../features/posts/owner-post.ts';
import { deletePost, saveFailureText, savePost } from '../../features/posts/owner-posts.api.ts';
import { copyOf } from '../../features/posts/post-form.ts';
import { refreshPosts } from '../../features/posts/use-owner-posts.ts';
import { LIMITS } from '#shared/limits.ts';
import { useHost } from '../../lib/host.ts';

const MARK = ' (copy)';

/** Returns a function that makes a draft of a post's text and settings, which is said with the way back. */
export function usePostDuplicating(news: News, freshest: (id: number) => Promise<OwnerPost | null>) {
  const { request } = useHost();
  const client = useQueryClient();
  const { restore } = useTrashActions('post');
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ id, title }: { id: number; title: string }) => {
      const post = await freshest(id);
      return post === null ? null : savePost(request, copyOf(post, title), null);
    },
    onSettled: () => refreshPosts(client),
  });

  async function duplicate({ id, title }: ListedPost) {
    if (isPending) return;
    news.clear();
    const copy = `${title.slice(0, LIMITS.title - MARK.length)}${MARK}`;
    try {
      const saved = await mutateAsync({ id, title: copy });
      if (saved !== null) tell(saved.id, copy);
    } catch (error) {
      await news.fail(saveFailureText(error, true), 'It was not duplicated');
    }
  }

  function tell(id: number, title: string) {
    news.say(`“${title}” is a new draft.`, () => void takeBack(id, title));
  }

  async function takeBack(id: number, title: string) {
    try {
      await deletePost(request, id);
      refreshPosts(client);
      news.sayUndone(`“${title}” is in the trash.`, () => void putBack(id, title));
    } catch (error) {
      await news.fail(error instanceof Error ? error.message : '', 'The draft is still there');
    }
  }

  /** The copy that was taken back is the one that is made again. */
  async function putBack(id: number, title: string) {
    try {
      await restore(id);
      tell(id, title);
    } catch (error) {
      await news.fail(error instanceof Error ? error.message : '', 'The draft is still in the trash');
    }
  }
  return (post: ListedPost) => void duplicate(post);
}
