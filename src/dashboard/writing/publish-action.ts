import type { PostStatus } from '#shared/contract/posts.ts';

/** What pressing the page's one button does, in its own words. */
export interface PublishAction {
  label: string;
  /** The label while it is under way. */
  busy: string;
  /** What has been done: 'Published'. */
  done: string;
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
    return before === 'published' || before === 'scheduled'
      ? { label: 'Unpublish', busy: 'Saving…', done: 'Unpublished' }
      : { label: 'Save as draft', busy: 'Saving…', done: 'Saved as a draft' };
  }
  if (isScheduled) {
    return before === 'scheduled'
      ? { label: 'Update', busy: 'Updating…', done: 'Updated' }
      : { label: 'Schedule', busy: 'Scheduling…', done: 'Scheduled' };
  }
  return before === 'published'
    ? { label: 'Update', busy: 'Updating…', done: 'Updated' }
    : { label: 'Publish', busy: 'Publishing…', done: 'Published' };
}
