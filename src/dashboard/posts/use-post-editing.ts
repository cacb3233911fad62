import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { SavedPost } from '#shared/contract/posts.ts';
import { type DraftKey, postOf } from '../../features/posts/kept-drafts.ts';
import { type OwnerPost, toDatedPost } from '../../features/posts/owner-post.ts';
import { deletePost, savePost } from '../../features/posts/owner-posts.api.ts';
import {
  bodyOf,
  type Byline,
  emptyForm,
  formOf,
  missingFields,
  type PostForm,
  type RequiredField,
  restoredForm,
  sameForm,
} from '../../features/posts/post-form.ts';
import { dropServerDraft } from '../../lib/server-drafts.ts';
import { serverKey } from '../../features/posts/server-drafts.api.ts';
import { useDraftKeeping } from '../../features/posts/use-draft-keeping.ts';
import { usePostSaving } from '../../features/posts/use-post-saving.ts';
import { refreshPosts } from '../../features/posts/use-owner-posts.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import type { OpenedPost } from './use-open-post.ts';
import type { SavedPostNews } from './use-saved-news.ts';

/** The props of every group of fields. */
export interface FieldsProps {
  values: PostForm;
  change: (changes: Partial<PostForm>) => void;
  /** The required fields that were empty on the last save and still are. */
  missing: readonly RequiredField[];
}

interface Editing {
  opened: OpenedPost;
  authors: readonly Byline[];
  submitButton: RefObject<HTMLButtonElement | null>;
  onClose: (saved: SavedPostNews | null) => void;
}

function versionOf(post: OwnerPost | null): string | null {
  return post === null || post.updated_at === '' ? null : post.updated_at;
}

const MISSING = 'Please fill in all required fields';

/** The state of the modal's form, and its actions. */
export function usePostEditing({ opened, authors, submitButton, onClose }: Editing) {
  const { post, draft, draftKey, title = '' } = opened;
  const { confirm } = useAlerts();
  const { request } = useHost();
  const client = useQueryClient();
  const [untouched] = useState(() => (post === null ? emptyForm(authors) : formOf(post, authors)));
  const [values, setValues] = useState(
    () => restoredForm(draft, post) ?? { ...untouched, ...(title === '' ? {} : { title }) },
  );
  const [restored, setRestored] = useState(draft);
  const [round, setRound] = useState(0);
  const [wasRefused, setWasRefused] = useState(false);
  // Edits restored from a draft are based on the version stored with it.
  const version = restored === null ? versionOf(post) : restored.version;
  const isChanged = !sameForm(values, untouched);
  const { keeping, drop, handOver } = useDraftKeeping({
    key: draftKey,
    form: values,
    version,
    isChanged,
    restored,
  });
  const missing = missingFields(values);

  const form = usePostSaving({
    read: () => ({
      body: bodyOf(values, post, authors),
      target: post === null ? null : { id: post.id, version },
      // What the page for writing has sent is open there, too.
      draft:
        draft?.sync === undefined
          ? { key: draftKey, revision: 0 }
          : { key: draft.key, revision: draft.sync.revision },
    }),
    check() {
      setWasRefused(missing.length > 0);
      return missing.length === 0
        ? null
        : { message: MISSING, fields: missing, alert: 'Something is missing' };
    },
    onSaved(saved) {
      drop();
      dropServerCopy();
      const title = `“${values.title.trim()}”`;
      onClose({
        text: `${title} is saved${values.status === 'draft' ? ' as a draft' : ''}.`,
        takeBack: () => takeBack(saved),
        takenBack: post === null ? `${title} is in the trash.` : `“${post.title}” is as it was.`,
      });
    },
    onKept: () => submitButton.current?.focus(),
  });

  /** Puts the version before back, or moves a new post to the trash. */
  async function takeBack(saved: SavedPost) {
    const now = toDatedPost(saved.post);
    if (post === null) await deletePost(request, saved.id);
    else {
      const target = { id: post.id, version: versionOf(now) };
      await savePost(request, bodyOf(formOf(post, authors), now, authors), target);
    }
    refreshPosts(client);
  }

  /** What the page for writing sent of a restored draft. If that fails, the draft is offered once more. */
  function dropServerCopy() {
    if (draft?.sync === undefined) return;
    dropServerDraft(request, serverKey(postOf(draft.key), draft.key)).catch(() => undefined);
  }

  async function leave() {
    if (form.pending) return;
    if (isChanged) {
      const sure = await confirm({
        title: 'Close without saving?',
        message: 'What you changed in this post will be gone. This action cannot be undone.',
        confirmLabel: 'Discard changes',
        danger: true,
      });
      if (!sure) return;
    }
    drop();
    if (isChanged) dropServerCopy();
    onClose(null);
  }

  async function startOver() {
    const sure = await confirm({
      title: 'Discard unsaved writing?',
      message: 'What you wrote and did not save will be gone. This action cannot be undone.',
      confirmLabel: 'Discard',
      danger: true,
    });
    if (!sure) return;
    setValues(untouched);
    setRestored(null);
    setRound(round + 1);
  }

  return {
    values,
    change: (changes: Partial<PostForm>) => setValues((before) => ({ ...before, ...changes })),
    missing: wasRefused ? missing : [],
    keeping,
    /** When the restored draft was stored; null if the form began with the saved post. */
    restored: restored?.keptAt ?? null,
    /** Incremented when the fields are reset: components with state of their own must be remounted. */
    round,
    /** Props for `Form`. */
    form,
    leave: () => void leave(),
    startOver: () => void startOver(),
    /** Stores what was changed for another form. @returns the draft's key; null if nothing was changed */
    handOver(): DraftKey | null {
      handOver();
      return isChanged ? draftKey : null;
    },
  };
}
