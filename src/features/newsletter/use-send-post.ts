import { useMutation, useQuery } from '@tanstack/react-query';
import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import type { PostPart } from '#shared/contract/rich-newsletters.ts';
import { useHost } from '../../lib/host.ts';
import { SENDING, useRefetch } from './use-campaigns.ts';

/** The query key of whether posts can be sent. */
export const POST_SENDING = ['post-sending'];

/** A post that is to go out to the subscribers. */
export interface PostToSend {
  id: number;
  subject: string;
  /** What inboxes show after it; '' for the beginning of the text. */
  previewText: string;
  part: PostPart;
  /** Of this sending: trying it again sends nothing twice. */
  key: string;
  /** Whether visitors can't read it yet: then it goes out when it appears. */
  waits: boolean;
}

/**
 * Whether a post can be sent along with its publication; null while that is unknown.
 * @param post its id; null while it is new
 * @param isAsked whether it may come to that: nothing is asked for before
 */
export function usePostSending(post: number | null, isAsked: boolean) {
  const { request } = useHost();
  const { data } = useQuery({
    queryKey: [...POST_SENDING, post],
    queryFn: ({ signal }) =>
      request('readPostSending', { ...(post === null ? {} : { query: { post } }), signal }),
    enabled: isAsked,
    gcTime: 0,
  });
  return data ?? null;
}

/** Whether the site can send email; true until that is known. */
export function useCanSend(): boolean {
  return usePostSending(null, true)?.can_send ?? true;
}

/** Sends a post as it was saved, once it is published. */
export function useSendPost() {
  const { request } = useHost();
  const refetchCampaigns = useRefetch();
  return useMutation({
    mutationKey: SENDING,
    mutationFn: ({ id, subject, previewText, part, key, waits }: PostToSend) =>
      request('sendRichNewsletter', {
        body: {
          subject,
          preview_text: previewText,
          source: { kind: 'post', post: id, part },
          on_web: true,
          ...(waits ? { with_post: true } : {}),
        },
        headers: { [REQUEST_KEY_HEADER]: key },
      }),
    onSettled: refetchCampaigns,
  });
}
