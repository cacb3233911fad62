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

/** The actions on a newsletter; `count` asks for the number of recipients before sending. */
type Act = 'preview' | 'test' | 'count' | 'send';

const FAILED: Record<Act, { what: 'newsletter' | 'test' | 'preview'; title: string }> = {
  preview: { what: 'preview', title: 'There is no preview' },
  test: { what: 'test', title: 'The test was not sent' },
  count: { what: 'newsletter', title: 'The newsletter was not sent' },
  send: { what: 'newsletter', title: 'The newsletter was not sent' },
};

interface NewsletterEvents {
  /** The result was read and its alert closed: the focus needs a new place. */
  onRead: () => void;
  /** The newsletter may have gone out. */
  onSent: () => void;
}

/** The newsletter being written, and its actions. No failure loses any of it. */
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

  /** Each resolves to the function to run after it has succeeded. */
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

  /** Without recipients there is no question: the server refuses the request. */
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
    /** Props for `Form`; submitting counts the recipients, asks, and sends. */
    form,
    /** The action in progress. */
    busy: sending === 'count' ? 'preview' : sending,
    /** The result of the last test, until the next action. */
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
