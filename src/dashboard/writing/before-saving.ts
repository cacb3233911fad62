import type { PostStatus } from '#shared/contract/posts.ts';
import type { PostForm } from '../../features/posts/post-form.ts';
import { isAhead } from './post-date.ts';
import { isTakenBack, type PublishAction } from './publish-action.ts';
import { UNDO, type UndoWords } from './undo-words.ts';

/** What a save can be taken back to, and what that is called. */
export interface Before {
  form: PostForm;
  /** Whether visitors alone get it: what is written stays on the page, as edits that they don't have. */
  isForVisitors?: boolean;
  words: UndoWords;
}

/** The page as something is saved. */
interface Saving {
  values: PostForm;
  /** The fields as they were last saved. */
  untouched: PostForm;
  version: string | null;
  /** What the post is for visitors until then; null for a new one. */
  was: PostStatus | 'scheduled' | null;
  now: Date;
}

/**
 * What takes the place of a save that is taken back: the version before an update, else what the post was, as it is written
 * by now. Null where nothing can.
 */
export function beforeSaving({ done }: PublishAction, saving: Saving): Before | null {
  const { values, untouched, version, was, now } = saving;
  const at = untouched.published_at;
  const isScheduled = was === 'scheduled';
  if (isTakenBack({ done })) {
    if (isScheduled && !isAhead(at, now)) return null;
    const words = isScheduled ? UNDO.unschedule : UNDO.unpublish;
    return { form: { ...untouched, status: 'published' }, words, isForVisitors: true };
  }
  const asBefore = { ...values, published_at: at };
  if (done === 'Published') {
    if (!isScheduled) return { form: { ...asBefore, status: 'draft' }, words: UNDO.publish };
    return isAhead(at, now) ? { form: { ...asBefore, status: 'published' }, words: UNDO.publishNow } : null;
  }
  // Visitors had it until now: they get back what they had, and the page keeps what they did not have.
  if (done === 'Scheduled' && was === 'published') {
    return { form: untouched, words: UNDO.schedule, isForVisitors: true };
  }
  if (done !== 'Updated' || version === null) return null;
  if (!isScheduled) return { form: untouched, words: UNDO.update };
  // What is scheduled can be unscheduled, but for its address and its date.
  const isMoved = values.slug !== untouched.slug || values.published_at !== at;
  return isMoved ? { form: untouched, words: UNDO.reschedule } : null;
}
