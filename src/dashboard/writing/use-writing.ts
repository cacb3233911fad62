import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DEFAULT_READ_TIME } from '#shared/limits.ts';
import { PendingText } from '../../features/editor/pending-text.ts';
import { draftFormOf, formOfDraft } from '../../features/posts/draft-form.ts';
import { sameWords, withStanding } from '../../features/posts/follow-post.ts';
import { newDraftKey, noteSent } from '../../features/posts/kept-drafts.ts';
import { mergedForm } from '../../features/posts/merged-form.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import {
  type Byline,
  emptyForm,
  formOf,
  pageFieldsOf,
  type PostForm,
  restoredForm,
  sameForm,
} from '../../features/posts/post-form.ts';
import { serverKey } from '../../features/posts/server-drafts.api.ts';
import { useDraftKeeping } from '../../features/posts/use-draft-keeping.ts';
import { useHost } from '../../lib/host.ts';
import type { OpenedWriting } from './use-opened-writing.ts';
import { KnownForms } from './known-forms.ts';
import { readTimeOfText, withReadTime } from './read-time.ts';
import { type GoneOn, NO_VERSION, saidOfBecoming } from './said-of-becoming.ts';
import { useServerDraft } from './use-server-draft.ts';
import { useWindowId } from './use-window-id.ts';

/** The post on the page: its fields, the version that they began from, and the copies of what is not saved yet. */
export function useWriting(opened: OpenedWriting, authors: readonly Byline[]) {
  const [post, setPost] = useState(opened.post);
  const [draftKey, setDraftKey] = useState(opened.draftKey);
  const [untouched, setUntouched] = useState(() =>
    opened.post === null ? emptyForm(authors) : formOf(opened.post, authors),
  );
  const [values, setValues] = useState(() => beginningOf(opened) ?? untouched);
  // What is in `values` once it is rendered.
  const newest = useRef(values);
  const [restored, setRestored] = useState(opened.draft);
  const [version, setVersion] = useState(
    opened.draft === null ? versionOf(opened.post) : opened.draft.version,
  );
  const [round, setRound] = useState(0);
  const isChanged = !sameForm(values, untouched);
  // A date that is chosen in the last look is nobody's yet until that is confirmed.
  const [held, setHeld] = useState<string | null>(null);
  const settled = useMemo(() => (held === null ? values : { ...values, published_at: held }), [held, values]);
  const isToKeep = !sameForm(settled, untouched);

  const self = useWindowId();
  const key = serverKey(post?.id ?? null, draftKey);
  const [pending] = useState(() => new PendingText(key));
  // Before a text whose place another one takes is left.
  useLayoutEffect(() => pending.rename(key), [pending, key]);
  const { storage } = useHost();
  const [known] = useState(() => knownOf(opened));
  const server = useServerDraft({
    key,
    revision: opened.revision,
    onSent(sent, revision) {
      known.note(revision, formOfDraft(sent, post, authors));
      const text = JSON.stringify(sent);
      const isSame = (form: PostForm) => JSON.stringify(draftFormOf(form, post, authors)) === text;
      noteSent(storage, draftKey, revision, isSame);
    },
  });
  const { drafts } = server;
  const payload = useMemo(
    () =>
      isToKeep
        ? { post_id: post?.id ?? null, form: draftFormOf(settled, post, authors), based_on: version }
        : null,
    [isToKeep, settled, post, authors, version],
  );
  useEffect(() => drafts.write(payload), [drafts, payload]);

  const readLatest = useCallback(() => {
    pending.report();
    const form = held === null ? newest.current : { ...newest.current, published_at: held };
    return { form, isChanged: !sameForm(form, untouched) };
  }, [pending, untouched, held]);
  const keeping = useDraftKeeping({
    key: draftKey,
    form: settled,
    version,
    isChanged: isToKeep,
    restored,
    readLatest,
    sync: { revision: server.revision, isSent: server.state.kind === 'saved', window: self.window },
  });
  const change = useCallback((changes: Partial<PostForm>) => {
    newest.current = { ...newest.current, ...withReadTime(newest.current, changes) };
    setValues(newest.current);
  }, []);
  function replace(form: PostForm, basedOn: string | null) {
    pending.forget();
    newest.current = form;
    setValues(form);
    setVersion(basedOn);
    setRestored(null);
    setRound(round + 1);
  }

  return {
    /** As it was last saved; null while it is new. */
    post,
    draftKey,
    /** The key of the server's copy. */
    key,
    server,
    payload,
    values,
    /** The fields as they were last saved. */
    untouched,
    change,
    /** The text that the editor has not reported yet. */
    pending,
    isChanged,
    /** The version that the edits began from; null for a new post. */
    version,
    ...keeping,
    /** When the restored edits were stored; null if the page began with the saved post. */
    restored: restored?.keptAt ?? null,
    /** Incremented when the fields are reset: components with state of their own must be remounted. */
    round,
    /** Puts other fields on the page, which began from that version. */
    replace,
    /** Keeps the date as it is, whatever is chosen on the page, until that is confirmed or taken back. */
    holdDate() {
      const { published_at: now } = newest.current;
      setHeld((before) => before ?? now);
    },
    confirmDate: () => setHeld(null),
    takeBackDate() {
      if (held !== null) change({ published_at: held });
      setHeld(null);
    },
    startOver: () => replace(untouched, versionOf(post)),
    /** The server has this, which came from another window, as that revision. */
    noteKnown: (revision: number, form: PostForm) => known.note(revision, form),
    /** Goes on as a draft of its own, beside the one on the server. */
    branchOff: () => setDraftKey(newDraftKey(null)),
    /** The fields were saved as this post; what was typed meanwhile is not. */
    wasSaved(saved: OwnerPost, sent: PostForm) {
      server.finish(saved.id);
      setPost(saved);
      setUntouched({ ...sent, ...pageFieldsOf(saved) });
      newest.current = {
        ...withSaved(newest.current, sent, saved),
        // Its button says what the status of a post is that visitors don't have; that of others is chosen on the page.
        ...(post?.status === 'published' ? {} : { status: sent.status }),
      };
      setValues(newest.current);
      setVersion(versionOf(saved));
      setRestored(null);
      if (post === null) setDraftKey(newDraftKey(saved.id));
    },
    /**
     * Another window has made a post of the draft: the page goes on with that, and what was written here alone are
     * unsaved changes of it.
     * @param revision of the draft, which the post has
     */
    goOnWith(saved: OwnerPost, revision: number): GoneOn {
      pending.report();
      const theirs = formOf(saved, authors);
      const base = known.upTo(revision) ?? emptyForm(authors);
      const mine = newest.current;
      const { form, isClash } = mergedForm({ base, mine, theirs });
      const basedOn = isClash ? NO_VERSION : versionOf(saved);
      server.finish(saved.id);
      setPost(saved);
      setUntouched(theirs);
      setDraftKey(newDraftKey(saved.id));
      newest.current = form;
      setValues(form);
      setVersion(basedOn);
      setRestored(null);
      const own = isClash ? 'clash' : sameForm(form, theirs) ? 'none' : 'later';
      // The editor has the text of this window; another one it is given anew.
      if (form.content !== mine.content) setRound(round + 1);
      return { own, version: basedOn, said: saidOfBecoming(saved, own) };
    },
    /**
     * Visitors have it otherwise by now, as another window or a list has seen to: the words stay.
     * @param basedOn the version that they are based on then, where nothing else has changed; null where that stays
     */
    noteStanding(
      { status, published_at: at }: Pick<OwnerPost, 'status'> & { published_at: string | null },
      basedOn: string | null,
    ) {
      const standing = { status, published_at: at ?? '' };
      const isAsBefore = (field: keyof typeof standing) =>
        basedOn !== null || newest.current[field] === untouched[field];
      newest.current = {
        ...newest.current,
        ...(isAsBefore('status') ? { status } : {}),
        ...(isAsBefore('published_at') ? { published_at: standing.published_at } : {}),
      };
      const based = basedOn === null ? {} : { updated_at: basedOn };
      setPost((now) => now && { ...now, status, published_at: at, ...based });
      if (basedOn !== null) setVersion(basedOn);
      setUntouched({ ...untouched, ...standing });
      setValues(newest.current);
    },
    /**
     * Goes on with the post as it was saved elsewhere, where that says what this page began with, or what the site had of it:
     * what became of the post is taken over, and what was written here since stays.
     * @returns whether it does
     */
    follow(saved: OwnerPost): boolean {
      const theirs = formOf(saved, authors);
      const isBase = (form: PostForm) => sameWords(form, theirs);
      const begun = version === versionOf(post) && isBase(untouched) ? untouched : undefined;
      const base = begun ?? known.find(isBase);
      if (base === undefined) return false;
      pending.report();
      const mine = newest.current;
      newest.current = withStanding(mergedForm({ base, mine, theirs }).form, theirs);
      // What the site had of it is in the post.
      if (begun === undefined) server.drafts.adopt(0);
      setPost(saved);
      setUntouched(theirs);
      setValues(newest.current);
      setVersion(versionOf(saved));
      setRestored(null);
      return true;
    },
    /** The post as it is now, saved by another window, takes the place of what is on the page. @returns its fields */
    takeOver(saved: OwnerPost): PostForm {
      const form = formOf(saved, authors);
      setPost(saved);
      setUntouched(form);
      replace(form, versionOf(saved));
      return form;
    },
  };
}

export type Writing = ReturnType<typeof useWriting>;

/** What the server has of the draft that the page begins with. */
function knownOf({ draft, post, revision, isRecovered }: OpenedWriting): KnownForms {
  const known = new KnownForms();
  if (draft !== null && post === null && revision > 0 && !isRecovered) known.note(revision, draft.form);
  return known;
}

/** The unsaved edits; null without any. A new post that comes from the window has a reading time that nobody has chosen. */
function beginningOf({ draft, post, revision }: OpenedWriting): PostForm | null {
  const form = restoredForm(draft, post);
  const isFromWindow = post === null && revision === 0;
  const isChosen = !isFromWindow || form?.read_time !== String(DEFAULT_READ_TIME);
  return form === null || isChosen ? form : { ...form, read_time: readTimeOfText(form.content) };
}

/** The address and the date that the server gave, where nobody has changed them meanwhile. */
function withSaved(now: PostForm, sent: PostForm, saved: OwnerPost): PostForm {
  const given = Object.entries(pageFieldsOf(saved)).filter(
    // Object.entries() widens the names.
    ([field]) => now[field as keyof PostForm] === sent[field as keyof PostForm],
  );
  return { ...now, ...Object.fromEntries(given) };
}

function versionOf(post: OwnerPost | null): string | null {
  return post === null || post.updated_at === '' ? null : post.updated_at;
}
