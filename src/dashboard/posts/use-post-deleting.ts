import { useDeletion } from '../../components/dashboard/use-deletion.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import type { ListedPost } from '../../features/posts/owner-post.ts';
import { deleteFailureText } from '../../features/posts/owner-posts.api.ts';
import { usePostDeletion } from '../../features/posts/use-owner-posts.ts';
import { keptInTrash } from '../../components/dashboard/trash/trash-words.ts';
import { useTrashActions } from '../../components/dashboard/trash/use-trash.ts';

/** Returns a function that asks for confirmation and deletes a post. [5.49] [5.53] [8.29] [8.30] [8.31] */
export function usePostDeleting(news: News) {
  const { restore } = useTrashActions('post');
  const { mutateAsync } = usePostDeletion();
  const askAndDelete = useDeletion(news);
  return ({ id, title }: Pick<ListedPost, 'id' | 'title'>) =>
    askAndDelete({
      id,
      title: `Delete “${title}”?`,
      asked: 'post',
      alsoHappens: keptInTrash(),
      remove: () => mutateAsync(id),
      restore: () => restore(id),
      restored: `“${title}” is back.`,
      failureText: deleteFailureText,
      kept: 'The post was not deleted',
      done: 'Blog post deleted successfully',
    });
}
