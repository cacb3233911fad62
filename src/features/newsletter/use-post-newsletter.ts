import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import { useHost } from '../../lib/host.ts';
import type { PostEmailToSend } from './PostEmailFields.tsx';
import { postSendingKey } from './post-sending-key.ts';
import { blankField } from './use-newsletter.ts';
import { useSending } from './use-sending.ts';

const BLANK = 'Please fill in the subject';

/** The post that a newsletter is made of. */
export interface NewsletterPost {
  id: number;
  title: string;
}

/** A sending that may have reached the server: trying it again, unchanged, sends nothing twice. */
export interface BegunSending extends PostEmailToSend {
  key: string;
}

interface PostNewsletterEvents {
  begun: BegunSending | null;
  /** It was sent, or has its time. */
  onSent: () => void;
}

/** A newsletter made of a post, and its actions. It waits for a post that visitors can't read yet. */
export function usePostNewsletter({ id, title }: NewsletterPost, { begun, onSent }: PostNewsletterEvents) {
  const { request } = useHost();
  const [values, setValues] = useState({
    subject: begun?.subject ?? title,
    previewText: begun?.previewText ?? '',
    part: begun?.part ?? 'excerpt',
    onWeb: begun?.onWeb ?? true,
  });
  const { subject, previewText, part, onWeb } = values;
  const source = { kind: 'post' as const, post: id, part };
  const body = { subject, preview_text: previewText, source, on_web: onWeb };
  const version = JSON.stringify(body);
  // As it was at first: neither a retry after a lost answer nor another device sends it twice.
  const [lastCampaign, setLastCampaign] = useState<number | null>();
  const key = begun?.key ?? postSendingKey(id, lastCampaign ?? null);
  async function preview(changes: Partial<typeof body>, signal: AbortSignal | null = null) {
    const made = await request('previewRichNewsletter', {
      body: { ...body, ...changes },
      ...(signal === null ? {} : { signal }),
    });
    const last = made.post?.last_campaign ?? null;
    setLastCampaign((before) => (before === undefined ? last : before));
    return made;
  }
  const first = useQuery({
    queryKey: ['newsletter-of-post', id, part],
    // With the preview text that it has unless another one is given.
    queryFn: ({ signal }) => preview({ subject: title || '…', preview_text: '' }, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const post = first.data?.post ?? null;
  const sending = useSending({
    name: `post-${id}`,
    subject,
    version,
    waits: post?.is_public === false,
    known: first.data ?? null,
    check() {
      const blank = blankField({ subject, message: title || '…' });
      return blank === null ? null : { ...blank, message: BLANK, alert: null };
    },
    preview: () => preview({}),
    test: (more) => request('testRichNewsletter', { body: { ...body, ...more } }),
    send: (when) =>
      request('sendRichNewsletter', { body: { ...body, ...when }, headers: { [REQUEST_KEY_HEADER]: key } }),
    clear: () => undefined,
    onDone: onSent,
    onRead: () => undefined,
    onSent: () => undefined,
  });
  return {
    values,
    change: (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part })),
    /** When visitors can read the post; null until that is known. */
    post,
    sending,
  };
}
