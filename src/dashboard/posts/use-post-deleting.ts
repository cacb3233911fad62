import { useQueryClient } from '@tanstack/react-query';
import { useDeletion } from '../../components/dashboard/use-deletion.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { deleteFailureText } from '../../features/posts/owner-posts.api.ts';
import { restorePost } from '../../features/posts/trash.api.ts';
import { refreshPosts, usePostDeletion } from '../../features/posts/use-owner-posts.ts';
import { useHost } from '../../lib/host.ts';

/** Beside the sentence of the specification. */
const TRASH = 'The trash keeps the post for 30 days, from where you can restore it.';

/** Returns a function that asks for confirmation and deletes a post. [5.49] [5.53] [8.29] [8.30] [8.31] */
export function usePostDeleting(news: News) {
  const { request } = useHost();
  const client = useQueryClient();
  const { mutateAsync } = usePostDeletion();
  const askAndDelete = useDeletion(news);
  return ({ id, title }: OwnerPost) =>
    askAndDelete({
      title: `Delete “${title}”?`,
      asked: 'post',
      alsoHappens: TRASH,
      remove: () => mutateAsync(id),
      async restore() {
        await restorePost(request, id);
        refreshPosts(client);
      },
      restored: `“${title}” is back.`,
      failureText: deleteFailureText,
      kept: 'The post was not deleted',
      done: 'Blog post deleted successfully',
    });
}
