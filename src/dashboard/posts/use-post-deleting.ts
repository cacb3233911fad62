import { neighbourOf } from '../../components/dashboard/row-focus.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { deleteFailureText } from '../../features/posts/owner-posts.api.ts';
import { usePostDeletion } from '../../features/posts/use-owner-posts.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';

const DELETED = 'Blog post deleted successfully';

/**
 * Gives the function that asks, deletes and says what came of it, the good news through `say`; cancelling sends nothing.
 * The focus goes on to the row after the deleted one. [5.49] [5.53] [8.29] [8.30] [8.31]
 */
export function usePostDeleting(say: (notice: string | null) => void) {
  const { announcer } = useHost();
  const { alert, confirm } = useAlerts();
  const { mutateAsync } = usePostDeletion();

  async function askAndDelete({ id, title }: OwnerPost) {
    say(null);
    const neighbour = neighbourOf(document.activeElement);
    const sure = await confirm({
      title: `Delete “${title}”?`,
      message: 'Are you sure you want to delete this post? This action cannot be undone.',
      confirmLabel: 'Delete',
      danger: true,
    });
    if (!sure) return;
    try {
      await mutateAsync(id);
    } catch (error) {
      const message = deleteFailureText(error);
      announcer.announce(message);
      await alert(message, 'The post was not deleted');
      return;
    }
    neighbour?.focus();
    announcer.announce(DELETED);
    say(DELETED);
  }

  return (post: OwnerPost) => void askAndDelete(post);
}
