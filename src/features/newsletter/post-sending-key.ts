/**
 * The idempotency key of sending a post to the subscribers: the same on every device, so that two that send at once send it
 * once; another one after it has gone out.
 * @param lastCampaign the newest campaign made of the post, as it was when the sending was begun
 */
export function postSendingKey(post: number, lastCampaign: number | null): string {
  return `post-${post}-after-${lastCampaign ?? 0}`;
}
