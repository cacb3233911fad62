import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import type { PostPart } from '#shared/contract/rich-newsletters.ts';
import { useHost } from '../../lib/host.ts';
import { randomKey } from '../../lib/random-key.ts';
import { blankField } from './use-newsletter.ts';
import { useSending } from './use-sending.ts';

const BLANK = 'Please fill in the subject';

/** The post that a newsletter is made of. */
export interface NewsletterPost {
  id: number;
  title: string;
}

interface PostNewsletterEvents {
  /** The result was read and its alert closed. */
  onRead: () => void;
}

/** A newsletter made of a post, and its actions. It waits for a post that visitors can't read yet. */
export function usePostNewsletter({ id, title }: NewsletterPost, { onRead }: PostNewsletterEvents) {
  const { request } = useHost();
  const [values, setValues] = useState({ subject: title, part: 'excerpt' as PostPart, onWeb: true });
  const { subject, part, onWeb } = values;
  const body = { subject, source: { kind: 'post' as const, post: id, part }, on_web: onWeb };
  const version = JSON.stringify(body);
  // Another one with every change: a retry after a lost answer sends nothing twice.
  const key = useMemo(() => ({ version, key: randomKey() }), [version]).key;
  const first = useQuery({
    queryKey: ['newsletter-of-post', id],
    queryFn: ({ signal }) =>
      request('previewRichNewsletter', { body: { ...body, subject: title || '…' }, signal }),
    gcTime: 0,
  });
  const post = first.data?.post ?? null;
  const sending = useSending({
    subject,
    version,
    waits: post?.is_public === false,
    isInPlace: true,
    check() {
      const blank = blankField({ subject, message: title || '…' });
      return blank === null ? null : { ...blank, message: BLANK, alert: null };
    },
    preview: () => request('previewRichNewsletter', { body }),
    test: () => request('testRichNewsletter', { body }),
    send: (when) =>
      request('sendRichNewsletter', { body: { ...body, ...when }, headers: { [REQUEST_KEY_HEADER]: key } }),
    clear: () => undefined,
    onRead,
    onSent: () => undefined,
  });
  return {
    values,
    change: (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part })),
    /** When visitors can read the post; null until that is known. */
    post,
    recipients: first.data?.recipients ?? null,
    sending,
  };
}
