import { useQueryClient } from '@tanstack/react-query';
import type { PostInput, SavedPost } from '#shared/contract/posts.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { type FormFailure, useForm } from '../../lib/use-form.ts';
import { useAlerts } from '../../ui/alerts.ts';
import type { DraftToPost } from './draft-made.ts';
import { isConflict, saveFailureText, savePost, type SaveTarget } from './owner-posts.api.ts';
import { refreshPosts } from './use-owner-posts.ts';

interface PostToSave {
  body: PostInput;
  /** Null for a new post. */
  target: SaveTarget | null;
  /** What a new post is made of. */
  draft: DraftToPost;
}

interface PostSaving {
  read: () => PostToSave;
  check: () => FormFailure | null;
  onSaved: (saved: SavedPost) => void;
  /** A newer version exists and is not overwritten. */
  onKept: () => void;
}

const CONFLICT = {
  title: 'This post was changed elsewhere',
  message:
    'Somebody, perhaps you in another window, saved this post after you opened it. Overwriting puts your version in its place; Cancel keeps your text here and changes nothing.',
  confirmLabel: 'Overwrite',
  danger: true,
};

/** Saves a post, and asks before it overwrites a newer version. Returns the props for `Form`. */
export function usePostSaving({ read, check, onSaved, onKept }: PostSaving) {
  const { request, announcer } = useHost();
  const { confirm } = useAlerts();
  const client = useQueryClient();
  const { form, run } = useForm({
    read,
    check,
    async send({ body, target, draft }: PostToSave) {
      const saved = await savePost(request, body, target, draft);
      refreshPosts(client);
      return saved;
    },
    failureOf(error, { target }) {
      if (target !== null && isConflict(error)) return null;
      return {
        message: saveFailureText(error, target === null),
        fields: error instanceof ApiError && error.field !== null ? [error.field] : [],
        alert: 'The post was not saved',
      };
    },
    onSent: onSaved,
    onFailed(error, { target, ...rest }) {
      if (target !== null && isConflict(error)) void askToOverwrite(rest, target);
    },
  });

  async function askToOverwrite(rest: Omit<PostToSave, 'target'>, target: SaveTarget) {
    announcer.announce(CONFLICT.title);
    if (await confirm(CONFLICT)) run({ ...rest, target: { ...target, version: null } });
    else onKept();
  }

  return form;
}
