import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PostInput, PostStatus } from '#shared/contract/posts.ts';
import { type DraftToPost, isPostAlready } from '../../features/posts/draft-made.ts';
import { toDatedPost } from '../../features/posts/owner-post.ts';
import {
  isConflict,
  isOnlineByNow,
  savePost,
  type SaveTarget,
} from '../../features/posts/owner-posts.api.ts';
import { useRefetch } from '../../features/newsletter/use-campaigns.ts';
import {
  bodyOf,
  type Byline,
  missingFields,
  type PostForm,
  type RequiredField,
} from '../../features/posts/post-form.ts';
import { refreshPosts } from '../../features/posts/use-owner-posts.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { type FormFailure, useForm } from '../../lib/use-form.ts';
import { blogPostPath } from '../../paths.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { type Before, beforeSaving } from './before-saving.ts';
import { dateProblem, isAhead } from './post-date.ts';
import { isTakenBack, type PublishAction, publishAction } from './publish-action.ts';
import { UNDO } from './undo-words.ts';
import { ADDRESS_CHECKS } from './use-address-check.ts';
import { useIsToAppear } from './use-appearance.ts';
import { useAskToUnpublish } from './use-ask-to-unpublish.ts';
import type { Writing } from './use-writing.ts';
import { causeOf } from './why-not-saved.ts';

interface ToSave {
  form: PostForm;
  body: PostInput;
  target: SaveTarget | null;
  /** What a new post is made of. */
  draft?: DraftToPost;
  /** What is said of it. */
  action: Omit<PublishAction, 'label'>;
  /** What takes its place when it is taken back; null where that can't be. */
  before: Before | null;
  formerTitle: string | null;
}

/** A save that failed, and may go well the next time. */
interface Failed {
  title: string;
  message: string;
}

interface Publishing {
  writing: Writing;
  authors: readonly Byline[];
  /** Leads to the field of that name; null for none in particular. */
  showField: (name: string | null) => void;
  /** A newer version was saved elsewhere: asks which counts. `overwrite` saves this one, `sent`, in its place. */
  onConflict: (overwrite: () => void, sent: PostForm) => void;
  /** The draft is a post already: goes on with that. */
  onPostAlready: () => Promise<void>;
}

/** A save that has happened. */
export interface Saved {
  /** 'Published' */
  done: string;
  at: Date;
  /** What takes its place when it is taken back; null where that can't be. */
  before: Before | null;
  /** The title that it had until then; null for a new one, and where it has that still. */
  formerTitle: string | null;
}

const MISSING = 'Please fill in all required fields';
const NONE: readonly RequiredField[] = [];

/** Saves the post as the page's buttons say: published, updated or as a draft. The page stays open. */
export function usePublishing({ writing, authors, showField, onConflict, onPostAlready }: Publishing) {
  const { request, announcer } = useHost();
  const { alert } = useAlerts();
  const askToUnpublish = useAskToUnpublish(writing.post);
  const client = useQueryClient();
  const refetchCampaigns = useRefetch();
  const [saved, setSaved] = useState<Saved | null>(null);
  const [answered, setAnswered] = useState<FormFailure | null>(null);
  const [wasRefused, setWasRefused] = useState(false);
  /** Whether a draft was to be saved last. */
  const [wasDraft, setWasDraft] = useState(false);
  const { post, values, untouched, version, isChanged } = writing;
  const missing = missingFields(values);
  const now = new Date();
  /** The version that visitors have, as the server has said: its clock counts. */
  const [online, setOnline] = useState<string | null>(null);
  const isToAppear = useIsToAppear(post);
  const isScheduled = isToAppear && version !== online;
  const before = isScheduled ? 'scheduled' : (post?.status ?? null);
  // What visitors don't have yet can be published, whatever it was saved as.
  const isOnline = post?.status === 'published';
  const status = isOnline ? values.status : 'published';
  const action = publishAction(before, status, isAhead(values.published_at, now));

  const { form, sending, run } = useForm({
    read: () => null,
    check({ form: sent }) {
      const missing = missingFields(sent);
      setWasRefused(missing.length > 0);
      if (missing.length > 0) return { message: MISSING, fields: missing, alert: null };
      const problem = dateProblem(sent.published_at);
      return problem === null ? null : { message: problem, fields: ['published_at'], alert: 'The date' };
    },
    async send({ body, target, draft }: ToSave) {
      try {
        return await savePost(request, body, target, draft);
      } catch (error) {
        if (isPostAlready(error)) await onPostAlready();
        throw error;
      }
    },
    failureOf(error, { target, action: { failed: title } }) {
      if (isPostAlready(error) || isOnlineByNow(error) || (target !== null && isConflict(error))) return null;
      return {
        message: causeOf(error),
        fields: error instanceof ApiError && error.field !== null ? [error.field] : [],
        alert: title,
      };
    },
    onSent(answer, { form: sent, action: { done }, before, formerTitle }) {
      refreshPosts(client);
      refetchCampaigns();
      writing.wasSaved(toDatedPost(answer.post), sent);
      setSaved({ done, at: new Date(), before, formerTitle });
      announcer.announce(`${done}.`);
    },
    onFailed(error, attempt) {
      if (error instanceof ApiError && error.field === 'slug') {
        void client.invalidateQueries({ queryKey: ADDRESS_CHECKS });
      }
      const { target } = attempt;
      if (isOnlineByNow(error)) {
        setOnline(version);
        void unpublishInstead(attempt);
      }
      if (target !== null && isConflict(error)) {
        // What it overwrites was never on this page.
        onConflict(
          () => run({ ...attempt, target: { ...target, version: null }, before: null }),
          attempt.form,
        );
      }
    },
  });

  /** The post that was to be unscheduled has gone out meanwhile: taking it from visitors is another thing, which is asked. */
  async function unpublishInstead(attempt: ToSave) {
    const { target, form: sent } = attempt;
    if (target === null) return;
    if (!(await askToUnpublish())) {
      writing.change({ status: 'published' });
      return;
    }
    run({
      ...attempt,
      target: { ...target, isWhileScheduled: false },
      action: publishAction('published', 'draft'),
      before: { form: { ...sent, status: 'published' }, words: UNDO.unpublish, isForVisitors: true },
    });
  }

  function save(as: PostStatus, saying: PublishAction) {
    // What is taken back keeps what visitors had: edits are nothing that they would get with it later.
    const sent = { ...(isTakenBack(saying) ? untouched : values), status: as };
    setWasDraft(saying !== action);
    run({
      form: sent,
      body: bodyOf(sent, post, authors),
      target:
        post === null ? null : { id: post.id, version, isWhileScheduled: isScheduled && as === 'draft' },
      draft: { key: writing.key, revision: writing.server.revision },
      action: saying,
      before: beforeSaving(saying, { values, untouched, version, was: before, now }),
      formerTitle: post === null || post.title === sent.title.trim() ? null : post.title,
    });
  }
  const publish = () => save(status, action);
  function takeBack() {
    writing.change({ status: 'draft' });
    save('draft', publishAction(before, 'draft'));
  }
  const saveDraft = () => save('draft', publishAction(before, 'draft'));

  /** Takes the last save back: on the page, and for visitors. */
  function undo({ form: before, words, isForVisitors = false }: Before) {
    if (isForVisitors) {
      const isSameDate = values.published_at === untouched.published_at;
      writing.change({
        status: before.status,
        ...(isSameDate ? { published_at: before.published_at } : {}),
      });
    } else writing.replace(before, version);
    run({
      form: before,
      body: bodyOf(before, post, authors),
      target: post === null ? null : { id: post.id, version },
      action: words,
      before: null,
      formerTitle: null,
    });
  }

  /** A field that is to blame is led to: one that is empty says so itself. What none is to blame for may go well the next time. */
  async function tellOf({ message, fields, alert: title }: FormFailure) {
    announcer.announce(message);
    const [field = null] = fields;
    if (field === null) return;
    if (title !== null) await alert(message, title);
    showField(field);
  }
  function answerFailure(isAgain: boolean) {
    setAnswered(failure);
    if (isAgain && wasDraft) saveDraft();
    else if (isAgain) publish();
    else showField(null);
  }

  const undone = saved?.before ?? null;
  /** Whether the time has come that a post would be put back to: visitors would have it at once. */
  const isOver = ({ form: { published_at: at }, words }: Before) =>
    words.isIntoSchedule === true && !isAhead(at, now);
  const { failure } = form;
  const isOpen = failure !== null && failure !== answered && failure.fields.length === 0;
  const failed: Failed | null = isOpen ? { title: failure.alert ?? '', message: failure.message } : null;
  useEffect(() => {
    if (failure === null) return;
    void tellOf(failure);
    // Each failure is told of once, when it happens.
  }, [failure]); // eslint-disable-line react-hooks/exhaustive-deps

  return {
    action,
    /** What is being done, in words; null while nothing is. */
    busy: sending?.action.busy ?? null,
    saved,
    /** A save that failed, for which no field is to blame; null once the owner has answered. */
    failed,
    /** Tries again, or goes on writing. */
    answerFailure,
    /** When the saved post appears, as ISO 8601; null if it has already, or never. */
    appearsAt: isScheduled ? (post?.published_at ?? null) : null,
    isSaving: sending !== null,
    /** Whether the button has something to do: what was changed, or what visitors don't have yet. */
    canPublish: isChanged || post?.status === 'draft',
    missing: wasRefused ? missing : NONE,
    publish,
    /** Makes a draft of a post that has its time; null for others. */
    unschedule: isScheduled && sending === null ? takeBack : null,
    /** Makes a draft of a post that visitors read; null for others. */
    unpublish: isOnline && !isScheduled && sending === null ? takeBack : null,
    /** Saves what is written as a draft; null where nothing is, or visitors have the post. */
    saveDraft: isChanged && !isOnline ? saveDraft : null,
    /** The same where a person sees what it changes: edits of a draft are kept by themselves, unless the server refuses them. */
    offeredDraft:
      isChanged && !isOnline && (post === null || writing.server.state.kind === 'refused') ? saveDraft : null,
    /** Takes the last save back; null where that can't be, or something was written since. */
    undo:
      undone === null || (isChanged && undone.isForVisitors !== true) || sending !== null || isOver(undone)
        ? null
        : { words: undone.words, press: () => undo(undone) },
    /** The saved post's address where visitors read it already; null where they don't. */
    readAt: post?.status === 'published' && !isScheduled ? blogPostPath(post.slug) : null,
  };
}

export type PublishingState = ReturnType<typeof usePublishing>;
