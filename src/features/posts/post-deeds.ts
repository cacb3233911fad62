import type { PostAsNewsletter } from '#shared/contract/posts.ts';

/** What can be done with a post, as its row calls it. */
export const POST_DEEDS = {
  preview: 'Preview',
  publish: 'Publish',
  publishNow: 'Publish now',
  schedule: 'Schedule…',
  unpublish: 'Unpublish',
  unschedule: 'Unschedule',
  duplicate: 'Duplicate',
  mail: 'Send to subscribers…',
  mailAgain: 'Send again…',
  delete: 'Delete',
} as const;

/** What can be done with a post now, besides writing and reading it. */
export function postDeeds(
  state: 'draft' | 'scheduled' | 'published',
  newsletter?: PostAsNewsletter,
): string[] {
  const { publish, publishNow, unpublish, unschedule } = POST_DEEDS;
  if (state === 'draft') return [publish, POST_DEEDS.delete];
  if (state === 'scheduled') return [publishNow, unschedule, POST_DEEDS.delete];
  return [unpublish, ...mailingOf(newsletter), POST_DEEDS.delete];
}

/** Nobody is to get a post twice by mistake. */
function mailingOf(newsletter: PostAsNewsletter | undefined): string[] {
  if (newsletter?.is_scheduled === true) return [];
  return [(newsletter?.sent_at ?? null) === null ? POST_DEEDS.mail : POST_DEEDS.mailAgain];
}
