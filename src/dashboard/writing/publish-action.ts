import type { PostStatus } from '#shared/contract/posts.ts';

/** What pressing the page's one button does, in its own words. */
export interface PublishAction {
  label: string;
  /** The label while it is under way. */
  busy: string;
  /** What has been done: 'Published'. */
  done: string;
  /** The heading of what is said where it could not be done. */
  failed: string;
}

/** Whether visitors get what they did not have before: only then, nothing of it can have been sent to subscribers. */
export function isFirstPublished({ done }: Pick<PublishAction, 'done'>): boolean {
  return done === 'Published' || done === 'Scheduled';
}

/** Whether it got a time to appear at. */
export function isAwaited({ done }: Pick<PublishAction, 'done'>): boolean {
  return done === 'Scheduled' || done === 'Scheduled again';
}

const UPDATE: PublishAction = {
  label: 'Update',
  busy: 'Updating…',
  done: 'Updated',
  failed: 'The post was not updated',
};

const UNSCHEDULE: PublishAction = {
  label: 'Unschedule',
  busy: 'Saving…',
  done: 'Unscheduled',
  failed: 'The post was not unscheduled',
};

/** Whether it is taken from visitors, who have it or would get it. */
export function isTakenBack({ done }: Pick<PublishAction, 'done'>): boolean {
  return done === 'Unpublished' || done === UNSCHEDULE.done;
}

/**
 * @param isScheduled whether the date that it gets is still to come
 * @param before the status that the post has for visitors now; null for a new one
 * @param after the status that it gets
 */
export function publishAction(
  before: PostStatus | 'scheduled' | null,
  after: PostStatus,
  isScheduled = false,
): PublishAction {
  if (after === 'draft') {
    if (before === 'scheduled') return UNSCHEDULE;
    return before === 'published'
      ? { label: 'Unpublish', busy: 'Saving…', done: 'Unpublished', failed: 'The post was not unpublished' }
      : {
          label: 'Save as draft',
          busy: 'Saving…',
          done: 'Saved as a draft',
          failed: 'The post was not saved',
        };
  }
  if (isScheduled) {
    return before === 'scheduled'
      ? UPDATE
      : {
          label: 'Schedule',
          busy: 'Scheduling…',
          done: 'Scheduled',
          failed: 'The post was not scheduled',
        };
  }
  return before === 'published'
    ? UPDATE
    : { label: 'Publish', busy: 'Publishing…', done: 'Published', failed: 'The post was not published' };
}
