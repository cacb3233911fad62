import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { draftFormOf, formOfDraft } from '../../features/posts/draft-form.ts';
import { findOwnerPost } from '../../features/posts/owner-posts.api.ts';
import { type Byline, formOf, type PostForm } from '../../features/posts/post-form.ts';
import { readServerDraft } from '../../features/posts/server-drafts.api.ts';
import { refreshPosts } from '../../features/posts/use-owner-posts.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { timeOfDay } from './time-of-day.ts';
import type { Writing } from './use-writing.ts';

interface Conflict {
  message: string;
  bothMeans: string;
  oneMeans: string;
  theirs: { label: string; form: PostForm };
  useTheirs: () => void;
  useMine: () => void;
  keepBoth: () => Promise<void>;
}

/** Asks which text counts, when a draft or the post was changed by another window meanwhile. */
export function useConflict(writing: Writing, authors: readonly Byline[]) {
  const { request } = useHost();
  const { alert } = useAlerts();
  const client = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { server, post, values, payload, key } = writing;
  const isDraftConflict = server.state.kind === 'conflict';

  /** Another window has saved its draft since this one did. */
  async function askAboutDraft() {
    const theirs = await readServerDraft(request, key).catch(() => null);
    if (theirs === null) {
      if (payload !== null) server.drafts.overwrite(payload);
      return;
    }
    const form = formOfDraft(theirs.form, post, authors);
    const overwrite = () => {
      if (payload !== null) server.drafts.overwrite(payload);
    };
    setConflict({
      message: `This post was also written in ${theirs.device} (${timeOfDay(new Date(theirs.saved_at))}).`,
      bothMeans:
        post === null
          ? 'If both are kept, yours goes on as a draft of its own.'
          : 'If both are kept, yours goes on here and the other one is in the history.',
      oneMeans: 'If you use one, the other is not kept.',
      theirs: { label: `${theirs.device}, ${timeOfDay(new Date(theirs.saved_at))}`, form },
      useTheirs: () => {
        server.drafts.adopt(theirs.revision);
        writing.replace(form, theirs.based_on);
      },
      useMine: overwrite,
      keepBoth: async () => {
        if (post === null) {
          writing.branchOff();
          return;
        }
        await request('keepVersion', { body: { post: post.id, form: theirs.form } });
        overwrite();
      },
    });
  }

  /** Another window has saved the post. `overwrite` saves this one's in its place. */
  async function askAboutPost(overwrite: () => void) {
    if (post === null) return;
    const saved = await findOwnerPost(request, post.id, new AbortController().signal).catch(() => null);
    if (saved === null) {
      await alert('That post is not there any more. What you wrote stays here.', 'The post was not saved');
      return;
    }
    setConflict({
      message: 'This post was saved elsewhere after you opened it.',
      bothMeans: 'If both are kept, the other one is on the page and yours is in the history.',
      oneMeans:
        'If you use yours, the other one stays in the history; if you use the other one, yours is not kept.',
      theirs: { label: 'Saved elsewhere', form: formOf(saved, authors) },
      useTheirs: () => writing.takeOver(saved),
      useMine: overwrite,
      keepBoth: async () => {
        await request('keepVersion', { body: { post: post.id, form: draftFormOf(values, post, authors) } });
        refreshPosts(client);
        writing.takeOver(saved);
      },
    });
  }

  useEffect(() => {
    if (isDraftConflict) queueMicrotask(() => void askAboutDraft());
    // Asked once for each conflict.
  }, [isDraftConflict]); // eslint-disable-line react-hooks/exhaustive-deps

  async function decide(act: () => void | Promise<void>) {
    setConflict(null);
    try {
      await act();
    } catch (error) {
      await alert(error instanceof Error ? error.message : '', 'The other version was not kept');
    }
  }

  const dialog: ReactNode =
    conflict === null ? null : (
      <ConflictDialog
        message={conflict.message}
        bothMeans={conflict.bothMeans}
        oneMeans={conflict.oneMeans}
        mine={{ label: 'On this page', form: values }}
        theirs={conflict.theirs}
        onMine={() => void decide(conflict.useMine)}
        onTheirs={() => void decide(conflict.useTheirs)}
        onBoth={() => void decide(conflict.keepBoth)}
        onLater={() => setConflict(null)}
      />
    );
  return {
    dialog,
    askAboutPost: (overwrite: () => void) => void askAboutPost(overwrite),
    askAboutDraft: () => void askAboutDraft(),
  };
}
