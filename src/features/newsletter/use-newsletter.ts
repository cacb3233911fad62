import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { REQUEST_KEY_HEADER } from '#shared/business.ts';
import type { NewsletterPreview } from '#shared/contract/newsletter.ts';
import { useHost } from '../../lib/host.ts';
import { howMany } from '../../lib/how-many.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { failedText, sentTexts } from './newsletter-texts.ts';
import { useNewsletterDraft } from './newsletter-draft.ts';
import { SENDING, useRefetch } from './use-campaigns.ts';

interface NewsletterEvents {
  /** What came of it has been read: the focus needs a place to go to. */
  onRead: () => void;
  /** The newsletter may have gone out. */
  onSent: () => void;
}

/** The newsletter that is being written, and what can be done with it. No failure takes anything of it away. */
export function useNewsletter({ onRead, onSent }: NewsletterEvents) {
  const { request, origin, announcer } = useHost();
  const { alert, confirm } = useAlerts();
  const { subject, message, change, nameCampaign, clear } = useNewsletterDraft();
  const refetchAfterRefusal = useRefetch();
  const [notice, setNotice] = useState<string | null>(null);
  const [preview, setPreview] = useState<NewsletterPreview | null>(null);
  const body = { subject, content: message, cta_text: 'Visit Website', cta_url: origin };

  function say(text: string, title: string, more = '') {
    announcer.announce(text);
    void alert(`${text}${more}`, title).then(onRead);
  }

  const making = useMutation({ mutationFn: () => request('previewNewsletter', { body }) });
  const testing = useMutation({
    mutationFn: () => request('testNewsletter', { body }),
    onSuccess({ to }) {
      const text = `A test is on its way to ${to}.`;
      setNotice(text);
      announcer.announce(text);
    },
    onError: (error) => say(failedText('test', error), 'The test was not sent'),
  });
  const sending = useMutation({
    mutationKey: SENDING,
    mutationFn: () => request('sendNewsletter', { body, headers: { [REQUEST_KEY_HEADER]: nameCampaign() } }),
    onSuccess({ summary }) {
      clear();
      say(...sentTexts(summary));
    },
    onError: (error) => say(failedText('newsletter', error), 'The newsletter was not sent'),
    onSettled() {
      refetchAfterRefusal();
      onSent();
    },
  });

  function show() {
    setNotice(null);
    making.mutate(undefined, {
      onSuccess: setPreview,
      onError: (error) => say(failedText('preview', error), 'There is no preview'),
    });
  }

  function test() {
    setNotice(null);
    testing.mutate();
  }

  /** Counts whom it goes to, asks, and sends. Where nobody reads yet, there is nothing to ask: the server refuses it. */
  function send() {
    setNotice(null);
    making.mutate(undefined, {
      onSuccess: ({ recipients }) => void ask(recipients),
      onError: (error) => say(failedText('newsletter', error), 'The newsletter was not sent'),
    });
  }

  async function ask(recipients: number) {
    const question = {
      title: `Send it to ${howMany(recipients, 'subscriber')}?`,
      message: `“${subject.trim()}” goes out at once, and can’t be called back.`,
      confirmLabel: 'Send now',
    };
    if (recipients === 0 || (await confirm(question))) sending.mutate();
  }

  return {
    subject,
    message,
    change,
    /** What is being done with the newsletter right now. */
    busy: sending.isPending ? 'send' : testing.isPending ? 'test' : making.isPending ? 'preview' : null,
    /** What came of the last test, while it is news. */
    notice,
    preview,
    closePreview: () => setPreview(null),
    show,
    test,
    send,
  } as const;
}
