import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TrashedPost } from '#shared/contract/writing.ts';
import { daysLeft, deleteForGood, listTrash, restorePost } from '../../features/posts/trash.api.ts';
import { refreshPosts } from '../../features/posts/use-owner-posts.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** The deleted posts of the last thirty days: each can be restored, or deleted for good. */
export function TrashDialog({ onClose }: { onClose: () => void }) {
  const { request, announcer } = useHost();
  const { alert, confirm } = useAlerts();
  const client = useQueryClient();
  const [busy, setBusy] = useState<number | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['post-trash'],
    queryFn: ({ signal }) => listTrash(request, signal),
    staleTime: 0,
  });

  async function act(post: TrashedPost, work: () => Promise<string>, failed: string) {
    setBusy(post.id);
    try {
      announcer.announce(await work());
      refreshPosts(client);
    } catch (problem) {
      await alert(problem instanceof Error ? problem.message : failed, failed);
    }
    setBusy(null);
    await refetch();
  }
  const restore = (post: TrashedPost) =>
    act(
      post,
      async () => {
        const { slug } = await restorePost(request, post.id);
        return slug === post.slug
          ? `“${post.title}” is restored.`
          : `“${post.title}” is restored, at the address ${slug}.`;
      },
      'The post was not restored',
    );
  async function remove(post: TrashedPost) {
    const sure = await confirm({
      title: `Delete “${post.title}” for good?`,
      message: 'The post and its history will be gone. This action cannot be undone.',
      confirmLabel: 'Delete for good',
      danger: true,
    });
    if (!sure) return;
    await act(
      post,
      async () => {
        await deleteForGood(request, post.id);
        return `“${post.title}” is deleted for good.`;
      },
      'The post was not deleted',
    );
  }

  return (
    <Dialog
      title="Trash"
      className="w-[min(44rem,calc(100vw-2rem))]"
      onCancel={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p className="mt-2 text-quiet">Deleted posts stay here for 30 days.</p>
      {error !== null ? (
        <div className="mt-4">
          <LoadFailure
            title="The trash could not be loaded"
            message={error.message}
            onRetry={() => void refetch()}
          />
        </div>
      ) : data === undefined ? (
        <div role="status" aria-label="Loading the trash" className="mt-4">
          <Skeleton className="h-24" />
        </div>
      ) : data.length === 0 ? (
        <p className="mt-6">Nothing is in the trash.</p>
      ) : (
        <ul aria-label="Deleted posts" className="mt-4 divide-y divide-line border-y border-line">
          {data.map((post) => (
            <li key={post.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
              <p className="min-w-0">
                <strong className="font-semibold">{post.title}</strong>
                <span className="block text-fine text-quiet">
                  {post.status === 'draft' ? 'Draft' : 'Published'} ·{' '}
                  {leftInWords(daysLeft(post, new Date()))}
                </span>
              </p>
              <div className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`Restore: ${post.title}`}
                  disabled={busy !== null}
                  onClick={() => void restore(post)}
                >
                  Restore
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Delete for good: ${post.title}`}
                  disabled={busy !== null}
                  onClick={() => void remove(post)}
                >
                  Delete for good
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function leftInWords(days: number): string {
  if (days === 0) return 'gone for good within a day';
  return days === 1 ? '1 day left' : `${days} days left`;
}
