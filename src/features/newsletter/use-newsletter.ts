import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import type { NewsletterPreview } from '#shared/contract/newsletter.ts';
import { useNews } from '../../components/dashboard/use-news.ts';
import { useHost } from '../../lib/host.ts';
import { howMany } from '../../lib/how-many.ts';
import { type FormFailure, useForm } from '../../lib/use-form.ts';
import { type Question, useAlerts } from '../../ui/alerts.ts';
import { sizeWarning } from './newsletter-size.ts';
import { failedText, scheduledTexts, sentTexts } from './newsletter-texts.ts';
import { useNewsletterDraft } from './newsletter-draft.ts';
import { SENDING, useRefetch } from './use-campaigns.ts';
import { usePostalAddress } from './use-postal-address.ts';

const BLANK = 'Please fill in both subject and message';

/**
 * The actions on a newsletter; `count` asks for the number of recipients before sending, `later` for the time to send
 * it.
 */
type Act = 'preview' | 'test' | 'count' | 'send' | 'later';

/** What a dialog of its own asks for. */
type Asking = { what: 'address' | 'time' } | { what: 'first-send'; question: Question };

const FAILED: Record<Act, { what: 'newsletter' | 'test' | 'preview'; title: string }> = {
  preview: { what: 'preview', title: 'There is no preview' },
  test: { what: 'test', title: 'The test was not sent' },
  count: { what: 'newsletter', title: 'The newsletter was not sent' },
  send: { what: 'newsletter', title: 'The newsletter was not sent' },
  later: { what: 'newsletter', title: 'The newsletter was not sent' },
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
  const postalAddress = usePostalAddress();
  const [preview, setPreview] = useState<NewsletterPreview | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  /** The size of the newsletter when it was last rendered. */
  const [measured, setMeasured] = useState({ subject, message, bytes: 0 });
  const body = { subject, content: message, cta_text: 'Visit Website', cta_url: origin };

  const sendAll = useMutation({
    mutationKey: SENDING,
    mutationFn: (when: { send_at?: string }) =>
      request('sendNewsletter', {
        body: { ...body, ...when },
        headers: { [REQUEST_KEY_HEADER]: nameCampaign() },
      }),
    onSettled() {
      refetchCampaigns();
      onSent();
    },
  });

  /** The newsletter as it would be sent now; its size is remembered. */
  async function render(): Promise<NewsletterPreview> {
    const made = await request('previewNewsletter', { body });
    setMeasured({ subject, message, bytes: made.bytes });
    return made;
  }

  /** Each resolves to the function to run after it has succeeded. */
  const acts: Record<Act, () => Promise<() => void>> = {
    async preview() {
      const made = await render();
      return () => setPreview(made);
    },
    async test() {
      const { to } = await request('testNewsletter', { body });
      return () => say(`A test is on its way to ${to}.`);
    },
    async count() {
      const made = await render();
      return () => void askAndSend(made);
    },
    async later() {
      await render();
      return () => setAsking({ what: 'time' });
    },
    async send() {
      const { summary } = await sendAll.mutateAsync({});
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
  async function askAndSend({ recipients, bytes }: NewsletterPreview) {
    const warning = sizeWarning(bytes);
    const question = {
      title: `Send it to ${howMany(recipients, 'subscriber')}?`,
      message: `“${subject.trim()}” goes out at once, and can’t be called back.${warning === null ? '' : `\n\n${warning}`}`,
      confirmLabel: 'Send now',
    };
    const isFirst = postalAddress.address === null;
    if (recipients > 0 && isFirst) setAsking({ what: 'first-send', question });
    else if (recipients === 0 || (await confirm(question))) run('send');
  }

  /** Saves the newsletter to be sent then; rejects when that fails. */
  async function schedule(sendAt: string) {
    await sendAll.mutateAsync({ send_at: sendAt });
    setAsking(null);
    clear();
    const [text, title] = scheduledTexts(sendAt);
    announcer.announce(text);
    void alert(text, title).then(onRead);
  }

  return {
    subject,
    message,
    change,
    postalAddress,
    /** The dialog that is open, if any. */
    asking,
    stopAsking: () => setAsking(null),
    changeAddress: () => setAsking({ what: 'address' }),
    /** Sends it, after the question. */
    send: () => {
      setAsking(null);
      run('send');
    },
    schedule,
    /** A warning when the newsletter, as it was last rendered, is too long for Gmail. */
    warning:
      measured.subject === subject && measured.message === message ? sizeWarning(measured.bytes) : null,
    /** Props for `Form`; submitting counts the recipients, asks, and sends. */
    form,
    /** The action in progress. */
    busy: sending === 'count' ? 'preview' : sending,
    /** The result of the last test, until the next action. */
    notice,
    preview,
    closePreview: () => setPreview(null),
    show: () => run('preview'),
    later: () => run('later'),
    test: () => run('test'),
  } as const;
}

function blankField(newsletter: { subject: string; message: string }): FormFailure | null {
  const blank = Object.entries(newsletter).find(([, text]) => text.trim() === '');
  return blank === undefined ? null : { message: BLANK, fields: [blank[0]], alert: 'Not yet complete' };
}
