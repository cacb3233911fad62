import { useQueryClient } from '@tanstack/react-query';
import { POST_SENDING } from '../../features/newsletter/use-campaigns.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { timeOfDay } from '../../components/dashboard/short-date.ts';
import { howMany } from '../../lib/how-many.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';

/**
 * Returns what asks whether a post that was to be unscheduled is to be unpublished: it has appeared meanwhile.
 * @param post as the page knew it
 */
export function useAskToUnpublish(post: OwnerPost | null): () => Promise<boolean> {
  const { request } = useHost();
  const { confirm } = useAlerts();
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: POST_SENDING });
    const query = post === null ? {} : { query: { post: post.id } };
    // It is asked without, where that can't be told.
    const sending = await request('readPostSending', query).catch(() => null);
    const id = sending?.was_sent === true && sending.waiting === null ? sending.last_campaign : null;
    const sent = id === null ? null : await request('readCampaign', { query: { id } }).catch(() => null);
    const mailed = sent === null ? '' : ` and was sent to ${howMany(sent.campaign.recipients, 'subscriber')}`;
    const since = post?.published_at ? ` since ${timeOfDay(new Date(post.published_at))}` : ' by now';
    return confirm({
      title: 'Unpublish it?',
      message: `It is online${since}${mailed}. Unpublishing takes it from visitors; you can put it back.`,
      confirmLabel: 'Unpublish',
      cancelLabel: 'Keep it online',
    });
  };
}
