import { useMutation, useQueryClient } from '@tanstack/react-query';
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
      if (saved !== null) news.say(`“${copy}” is a new draft.`, () => void takeBack(saved.id, copy));
    } catch (error) {
      await news.fail(saveFailureText(error, true), 'It was not duplicated');
    }
  }

  async function takeBack(id: number, title: string) {
    try {
      await deletePost(request, id);
      refreshPosts(client);
      news.say(`“${title}” is in the trash.`);
    } catch (error) {
      await news.fail(error instanceof Error ? error.message : '', 'The draft is still there');
    }
  }
  return (post: ListedPost) => void duplicate(post);
}
