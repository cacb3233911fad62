import { useEffect, useRef, useState } from 'react';
import { timeOfDay } from '../../components/dashboard/short-date.ts';
import { countWaiting } from '../../features/editor/waiting-pictures.ts';
import { draftFormOf, formOfDraft } from '../../features/posts/draft-form.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { findOwnerPost } from '../../features/posts/owner-posts.api.ts';
import type { Byline, PostForm } from '../../features/posts/post-form.ts';
import { readServerDraft } from '../../lib/server-drafts.ts';
import { useHost } from '../../lib/host.ts';
import { doneElsewhere } from './done-elsewhere.ts';
import type { Writing } from './use-writing.ts';

/** What another window has saved since: its draft, or the post itself. */
export type Newer = 'draft' | 'post';

interface Taken {
  /** What came onto the page. */
  form: PostForm;
  /** Where from, in words. */
  said: string;
}

/**
 * Takes what another window has saved since onto the page, where nothing of this one's is lost by that: all that was
 * written here is on the site, and the other one has gone on from there.
 * @returns what was taken, in words, until something is written here; null where nothing was
 */
export function useNewerWriting(
  writing: Writing,
  newer: Newer | null,
  authors: readonly Byline[],
): string | null {
  const { request } = useHost();
  const [taken, setTaken] = useState<Taken | null>(null);
  const latest = useRef(writing);
  useEffect(() => {
    latest.current = writing;
  });
  const isWanted = newer !== null && hasNothingOfItsOwn(writing);

  async function takeDraft(signal: AbortSignal) {
    const theirs = await readServerDraft(request, writing.key, signal);
    const { current: now } = latest;
    if (theirs === null || signal.aborted || !hasNothingOfItsOwn(now)) return;
    // Edits of an earlier version of the post are not what follows this one.
    if (theirs.based_on !== now.version) return;
    const { post, server } = now;
    const form = formOfDraft(theirs.form, post, authors);
    const sent = { post_id: post?.id ?? null, form: draftFormOf(form, post, authors), based_on: now.version };
    server.drafts.adopt(theirs.revision, { form: sent, saved_at: theirs.saved_at });
    if (post === null) now.noteKnown(theirs.revision, form);
    now.replace(form, theirs.based_on);
    const at = timeOfDay(new Date(theirs.saved_at));
    setTaken({ form, said: `This is the newer writing from ${theirs.device}, ${at}.` });
  }

  async function takePost(before: OwnerPost, signal: AbortSignal) {
    const saved = await findOwnerPost(request, before.id, signal);
    const { current: now } = latest;
    if (saved === null || signal.aborted || !hasNothingOfItsOwn(now)) return;
    now.server.drafts.adopt(0);
    const form = now.takeOver(saved);
    const at = timeOfDay(new Date(saved.updated_at));
    const done = doneElsewhere(before, saved, saved.updated_at);
    setTaken({ form, said: done ?? `This is the post as it was saved elsewhere, ${at}.` });
  }

  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const { post } = latest.current;
    const take =
      newer === 'post' && post !== null ? takePost(post, leaving.signal) : takeDraft(leaving.signal);
    // Without a connection, the line that offers it stays.
    take.catch(() => undefined);
    return () => leaving.abort();
    // Once for each that is newer.
  }, [isWanted, newer]); // eslint-disable-line react-hooks/exhaustive-deps

  return taken?.form === writing.values ? taken.said : null;
}

/** Whether all that was written on the page is on the site, with all of its pictures. */
function hasNothingOfItsOwn({ pending, server, isChanged }: Writing): boolean {
  if (pending.isPending || countWaiting() > 0) return false;
  return isChanged ? server.state.kind === 'saved' : server.state.kind === 'idle';
}
