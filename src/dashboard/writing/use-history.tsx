import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { draftFormOf } from '../../features/posts/draft-form.ts';
import type { Byline, PostForm } from '../../features/posts/post-form.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { asRestored } from './as-restored.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import type { Writing } from './use-writing.ts';

/** A version that was put on the page, and what was there before. */
interface Restored {
  name: string;
  before: PostForm;
  version: string | null;
}

/** The dialog of the post's versions. A restored one is on the page only: it can be undone until it is saved. */
export function useHistory(writing: Writing, authors: readonly Byline[]) {
  const { request, announcer } = useHost();
  const { alert } = useAlerts();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [restored, setRestored] = useState<Restored | null>(null);
  const { post, values, version, replace, isChanged } = writing;

  async function restore(form: PostForm, name: string) {
    if (post === null) return;
    try {
      // What was saved is in the history already.
      if (isChanged) {
        await request('keepVersion', { body: { post: post.id, form: draftFormOf(values, post, authors) } });
        void client.invalidateQueries({ queryKey: ['writing-versions', post.id] });
      }
    } catch (error) {
      await alert(error instanceof Error ? error.message : '', 'What is on the page was not kept');
      return;
    }
    setOpen(false);
    setRestored({ name, before: values, version });
    replace(asRestored(form, values), version);
    announcer.announce(`The version of ${name} is on the page. It is not saved yet.`);
  }
  function undo() {
    if (restored === null) return;
    replace(restored.before, restored.version);
    setRestored(null);
    announcer.announce('The text from before is back.');
  }

  const dialog: ReactNode =
    isOpen && post !== null ? (
      <HistoryDialog
        post={post}
        authors={authors}
        values={values}
        onRestore={restore}
        onClose={() => setOpen(false)}
      />
    ) : null;
  return {
    dialog,
    /** Null for a post that has no versions yet. */
    open: post === null ? null : () => setOpen(true),
    /** The name of the version on the page; null once it is saved or undone. */
    restored: isChanged && restored?.version === version ? restored.name : null,
    undo,
  };
}
