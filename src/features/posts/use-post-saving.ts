import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PostInput } from '#shared/contract/posts.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { isConflict, saveFailureText, savePost, type SaveTarget } from './owner-posts.api.ts';
import { refreshPosts } from './use-owner-posts.ts';

/** What came of it; `field` is the one of the body that the server found wrong, when it named one. */
export type SaveOutcome = { saved: true } | { saved: false; field: string | null };

const CONFLICT = {
  title: 'This post was changed elsewhere',
  message:
    'Somebody, perhaps you in another window, saved this post after you opened it. Overwriting puts your version in its place; Cancel keeps your text here and changes nothing.',
  confirmLabel: 'Overwrite',
  danger: true,
};

/** Saves a post, alerts about a failure, and asks before it writes over a newer version. Never throws. */
export function usePostSaving() {
  const { request, announcer } = useHost();
  const { alert, confirm } = useAlerts();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ body, target }: { body: PostInput; target: SaveTarget | null }) =>
      savePost(request, body, target),
    onSuccess: () => refreshPosts(client),
  });

  async function save(body: PostInput, target: SaveTarget | null): Promise<SaveOutcome> {
    try {
      await mutateAsync({ body, target });
      return { saved: true };
    } catch (error) {
      if (target !== null && isConflict(error)) {
        announcer.announce(CONFLICT.title);
        return (await confirm(CONFLICT))
          ? save(body, { ...target, version: null })
          : { saved: false, field: null };
      }
      const message = saveFailureText(error, target === null);
      announcer.announce(message);
      await alert(message, 'The post was not saved');
      return { saved: false, field: error instanceof ApiError ? error.field : null };
    }
  }

  return { save, isSaving: isPending };
}
