import { isScheduled, type OwnerPost } from '../../features/posts/owner-post.ts';
import { timeOfDay } from '../../components/dashboard/short-date.ts';
import { isFirstPublished, isTakenBack, publishAction } from './publish-action.ts';

type Standing = Pick<OwnerPost, 'status' | 'published_at'>;

/**
 * 'Unscheduled elsewhere, 8:21 AM.'; null where visitors have or get what they had or got.
 * @param at when it was saved, as ISO 8601
 */
export function doneElsewhere(before: Standing, after: Standing, at: string): string | null {
  const was = isScheduled(before) ? 'scheduled' : before.status;
  const action = publishAction(was, after.status, isScheduled(after));
  if (!isFirstPublished(action) && !isTakenBack(action)) return null;
  return `${action.done} elsewhere, ${timeOfDay(new Date(at))}.`;
}
