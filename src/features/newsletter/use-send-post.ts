import { useMutation, useQuery } from '@tanstack/react-query';
import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import { useHost } from '../../lib/host.ts';
import type { PostEmailToSend } from './PostEmailFields.tsx';
import { POST_SENDING, SENDING, useRefetch } from './use-campaigns.ts';
import { isTimed } from './waiting-email.ts';

/** A post that is to go out to the subscribers. */
export interface PostToSend extends PostEmailToSend {
  id: number;
  /** Of this sending: trying it again sends nothing twice. */
  key: string;
  /** Whether visitors can't read it yet: then it goes out when it appears. */
  waits: boolean;
}

/** How soon it is read again whether an email that is due has gone out (ms). */
const DUE_INTERVAL_MS = 1_000;

/**
 * Whether a post can be sent along with its publication; null while that is unknown.
 * @param post its id; null while it is new
 * @param isAsked whether it may come to that: nothing is asked for before
 * @param isPublic whether visitors read it: an email that waits for that goes out in a moment
 */
export function usePostSending(post: number | null, isAsked: boolean, isPublic = false) {
  const { request } = useHost();
  const { data } = useQuery({
    queryKey: [...POST_SENDING, post],
    queryFn: ({ signal }) =>
      request('readPostSending', { ...(post === null ? {} : { query: { post } }), signal }),
    enabled: isAsked,
    refetchInterval({ state: { data: known } }) {
      const waiting = known?.waiting ?? null;
      return isPublic && waiting !== null && !isTimed(waiting) ? DUE_INTERVAL_MS : false;
    },
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
    mutationFn: ({ id, subject, previewText, part, onWeb, key, waits }: PostToSend) =>
      request('sendRichNewsletter', {
        body: {
          subject,
          preview_text: previewText,
          source: { kind: 'post', post: id, part },
          on_web: onWeb,
          ...(waits ? { with_post: true } : {}),
        },
        headers: { [REQUEST_KEY_HEADER]: key },
      }),
    onSettled: refetchCampaigns,
  });
}
