import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { REQUEST_KEY_HEADER } from '#shared/business.ts';
import type { NewsletterPreview } from '#shared/contract/newsletter.ts';
import { useNews } from '../../components/dashboard/use-news.ts';
import { useHost } from '../../lib/host.ts';
import { howMany } from '../../lib/how-many.ts';
import { type FormFailure, useForm } from '../../lib/use-form.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { failedText, sentTexts } from './newsletter-texts.ts';
import { useNewsletterDraft } from './newsletter-draft.ts';
import { SENDING, useRefetch } from './use-campaigns.ts';

const BLANK = 'Please fill in both subject and message';

/** What can be done with a newsletter; `count` asks how many it would reach, before it is sent. */
type Act = 'preview' | 'test' | 'count' | 'send';

const FAILED: Record<Act, { what: 'newsletter' | 'test' | 'preview'; title: string }> = {
  preview: { what: 'preview', title: 'There is no preview' },
  test: { what: 'test', title: 'The test was not sent' },
  count: { what: 'newsletter', title: 'The newsletter was not sent' },
  send: { what: 'newsletter', title: 'The newsletter was not sent' },
};

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
  const { notice, clear: clearNotice, say } = useNews();
  const { subject, message, change, nameCampaign, clear } = useNewsletterDraft();
  const refetchCampaigns = useRefetch();
  const [preview, setPreview] = useState<NewsletterPreview | null>(null);
  const body = { subject, content: message, cta_text: 'Visit Website', cta_url: origin };

  const sendAll = useMutation({
    mutationKey: SENDING,
    mutationFn: () => request('sendNewsletter', { body, headers: { [REQUEST_KEY_HEADER]: nameCampaign() } }),
    onSettled() {
      refetchCampaigns();
      onSent();
    },
  });

  /** Each gives what follows once it is done. */
  const acts: Record<Act, () => Promise<() => void>> = {
    async preview() {
      const made = await request('previewNewsletter', { body });
      return () => setPreview(made);
    },
    async test() {
      const { to } = await request('testNewsletter', { body });
      return () => say(`A test is on its way to ${to}.`);
    },
    async count() {
      const { recipients } = await request('previewNewsletter', { body });
      return () => void askAndSend(recipients);
    },
    async send() {
      const { summary } = await sendAll.mutateAsync();
      return () => {
        clear();
        const [text, title, more] = sentTexts(summary);
        announcer.announce(text);
        void alert(`${text}${more}`, title).then(onRead);
      };
    },
  };

  const { form, sending, run } = useForm({
    read: (): Act => 'count',
    check: () => blankField({ subject, message }),
    send(act: Act) {
      clearNotice();
      return acts[act]();
    },
    failureOf: (error, act) => {
      const { what, title } = FAILED[act];
      return { message: failedText(what, error), fields: [], alert: title };
    },
    onSent: (follow) => follow(),
  });

  /** Where nobody reads yet, there is nothing to ask: the server refuses it. */
  async function askAndSend(recipients: number) {
    const question = {
      title: `Send it to ${howMany(recipients, 'subscriber')}?`,
      message: `“${subject.trim()}” goes out at once, and can’t be called back.`,
      confirmLabel: 'Send now',
    };
    if (recipients === 0 || (await confirm(question))) run('send');
  }

  return {
    subject,
    message,
    change,
    /** What `Form` takes; sent, it counts whom the newsletter goes to, asks, and sends it. */
    form,
    /** What is being done with the newsletter right now. */
    busy: sending === 'count' ? 'preview' : sending,
    /** What came of the last test, while it is news. */
    notice,
    preview,
    closePreview: () => setPreview(null),
    show: () => run('preview'),
    test: () => run('test'),
  } as const;
}

function blankField(newsletter: { subject: string; message: string }): FormFailure | null {
  const blank = Object.entries(newsletter).find(([, text]) => text.trim() === '');
  return blank === undefined ? null : { message: BLANK, fields: [blank[0]], alert: 'Not yet complete' };
}
