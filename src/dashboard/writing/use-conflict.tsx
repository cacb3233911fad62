import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WritingForm } from '#shared/contract/writing.ts';
import { draftFormOf, formOfDraft } from '../../features/posts/draft-form.ts';
import { newDraftKey } from '../../features/posts/kept-drafts.ts';
import { findOwnerPost } from '../../features/posts/owner-posts.api.ts';
import { isScheduled } from '../../features/posts/owner-post.ts';
import { type Byline, formOf, type PostForm, sameForm } from '../../features/posts/post-form.ts';
import { readServerDraft } from '../../lib/server-drafts.ts';
import { refreshPosts } from '../../features/posts/use-owner-posts.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { CompareForms, type Side } from './CompareForms.tsx';
import { otherOne, THIS_PAGE } from './conflict-labels.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { useWindowId } from './use-window-id.ts';
import type { Writing } from './use-writing.ts';

/** Each choice gets the page as it is once it is made. */
type Choice = (now: Writing) => void | Promise<void>;

interface Conflict {
  message: string;
  otherMeans: string;
  theirs: Side;
  useTheirs: Choice;
  useMine: Choice;
  /** Null where either choice keeps both in the history. */
  keepBoth: Choice | null;
}

const IN_HISTORY = 'The one that you don’t use stays in the history.';
const TWO_DRAFTS =
  'The one that you don’t use stays as a draft of its own. “Keep both” goes on with this page as a second draft.';

/**
 * Asks which text counts, when a draft or the post was changed by another window meanwhile.
 * @param resume leads back to the text
 */
export function useConflict(writing: Writing, authors: readonly Byline[], resume: () => void) {
  const { request } = useHost();
  const { alert } = useAlerts();
  const client = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const self = useWindowId();
  const { server, post, values, payload, key } = writing;
  const isDraftConflict = server.state.kind === 'conflict';

  /** Keeps the text that is not used: in the post's history, or as a draft of its own. */
  async function keepAside(form: WritingForm) {
    if (post !== null) {
      await request('keepVersion', { body: { post: post.id, form } });
      void client.invalidateQueries({ queryKey: ['writing-versions', post.id] });
      return;
    }
    await request('saveDraft', {
      body: { key: newDraftKey(null), post_id: null, form, based_on: null, revision: 0, ...self },
    });
  }
  const keepMine = (now: Writing) => keepAside(draftFormOf(now.values, post, authors));

  /** Another window has saved its draft since this one did. */
  async function askAboutDraft() {
    const theirs = await readServerDraft(request, key).catch(() => null);
    if (theirs === null) {
      if (payload !== null) server.drafts.overwrite(payload);
      return;
    }
    const form = formOfDraft(theirs.form, post, authors);
    if (sameForm(form, values)) {
      // Both have written the same: there is nothing to decide.
      if (payload !== null)
        server.drafts.adopt(theirs.revision, { form: payload, saved_at: theirs.saved_at });
      return;
    }
    setConflict({
      message: `This post was also written in ${theirs.device}.`,
      otherMeans: post === null ? TWO_DRAFTS : IN_HISTORY,
      theirs: { ...otherOne(theirs.device, theirs.saved_at), form },
      useTheirs: async (now) => {
        await keepMine(now);
        now.server.drafts.adopt(theirs.revision);
        now.replace(form, theirs.based_on);
      },
      useMine: async (now) => {
        await keepAside(theirs.form);
        if (now.payload !== null) now.server.drafts.overwrite(now.payload);
      },
      // The other window goes on with its draft.
      keepBoth: post === null ? (now) => now.branchOff() : null,
    });
  }

  /** Another window has saved the post. `overwrite` saves this one's in its place. */
  async function askAboutPost(overwrite: () => void, sent: PostForm) {
    if (post === null) return;
    const saved = await findOwnerPost(request, post.id, new AbortController().signal).catch(() => null);
    if (saved === null) {
      await alert('That post is not there any more. What you wrote stays here.', 'The post was not saved');
      return;
    }
    // It was only published, taken back or dated meanwhile. Unless that is another thing than was asked for, it is saved.
    if (writing.follow(saved)) {
      const dated = { status: sent.status, published_at: sent.published_at };
      if (sent.status === saved.status && isScheduled(dated) === isScheduled(saved)) overwrite();
      return;
    }
    if (sameForm(formOf(saved, authors), values)) {
      refreshPosts(client);
      server.drafts.adopt(0);
      writing.takeOver(saved);
      return;
    }
    setConflict({
      message: 'This post was saved elsewhere after you opened it.',
      otherMeans: IN_HISTORY,
      theirs: { ...otherOne(null, saved.updated_at), form: formOf(saved, authors) },
      useTheirs: async (now) => {
        await keepMine(now);
        refreshPosts(client);
        now.takeOver(saved);
      },
      // What was saved elsewhere is in the history already.
      useMine: overwrite,
      keepBoth: null,
    });
  }

  useEffect(() => {
    if (isDraftConflict) queueMicrotask(() => void askAboutDraft());
    // Asked once for each conflict.
  }, [isDraftConflict]); // eslint-disable-line react-hooks/exhaustive-deps

  async function decide(act: Choice) {
    setConflict(null);
    try {
      await act(writing);
    } catch (error) {
      await alert(error instanceof Error ? error.message : '', 'The other version was not kept');
    }
  }

  const keepBoth = conflict?.keepBoth ?? null;
  const dialog: ReactNode =
    conflict === null ? null : (
      <ConflictDialog
        message={conflict.message}
        otherMeans={conflict.otherMeans}
        what="post"
        comparison={
          <CompareForms
            before={conflict.theirs}
            after={{ ...THIS_PAGE, form: values }}
            keptAuthor={post?.author || null}
            isConflict
          />
        }
        onThisPage={() => void decide(conflict.useMine)}
        onOther={() => void decide(conflict.useTheirs)}
        onBoth={keepBoth === null ? null : () => void decide(keepBoth)}
        onLater={() => {
          flushSync(() => setConflict(null));
          resume();
        }}
      />
    );
  return {
    dialog,
    askAboutPost: (overwrite: () => void, sent: PostForm) => void askAboutPost(overwrite, sent),
    askAboutDraft: () => void askAboutDraft(),
  };
}
