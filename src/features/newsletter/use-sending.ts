import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewsletterPreview, NewsletterSent, NewsletterTested } from '#shared/contract/newsletter.ts';
import { useNews } from '../../components/dashboard/use-news.ts';
import { useHost } from '../../lib/host.ts';
import { howMany } from '../../lib/how-many.ts';
import { type FormFailure, useForm } from '../../lib/use-form.ts';
import { type Question, useAlerts } from '../../ui/alerts.ts';
import { sizeWarning } from './newsletter-size.ts';
import { failedText, scheduledTexts, sentTexts, waitingTexts } from './newsletter-texts.ts';
import { SENDING, useRefetch } from './use-campaigns.ts';
import { usePostalAddress } from './use-postal-address.ts';

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

interface Sending {
  subject: string;
  /** Stands for all that is sent: a warning about its size is about that alone. */
  version: string;
  /** Whether it waits for its post, and is not sent before that. */
  waits?: boolean;
  /** Whether a failure is shown in the form instead of an alert. */
  isInPlace?: boolean;
  check: () => FormFailure | null;
  preview: () => Promise<NewsletterPreview>;
  test: () => Promise<NewsletterTested>;
  /** Sends it at once, at a time, or with its post. */
  send: (when: { send_at?: string; with_post?: true }) => Promise<NewsletterSent>;
  /** Called once it was sent: there is nothing to keep. */
  clear: () => void;
  /** The result was read and its alert closed: the focus needs a new place. */
  onRead: () => void;
  /** The newsletter may have gone out. */
  onSent: () => void;
}

/** The preview, the test, the questions and the sending of a newsletter, however it is written. */
export function useSending({
  subject,
  version,
  waits = false,
  isInPlace = false,
  check,
  clear,
  onRead,
  onSent,
  ...calls
}: Sending) {
  const { announcer } = useHost();
  const { alert, confirm } = useAlerts();
  const { notice, clear: clearNotice, say } = useNews();
  const refetchCampaigns = useRefetch();
  const postalAddress = usePostalAddress();
  const [preview, setPreview] = useState<NewsletterPreview | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  /** The size of the newsletter when it was last rendered. */
  const [measured, setMeasured] = useState({ version, bytes: 0 });

  const sendAll = useMutation({
    mutationKey: SENDING,
    mutationFn: calls.send,
    onSettled() {
      refetchCampaigns();
      onSent();
    },
  });

  /** The newsletter as it would be sent now; its size is remembered. */
  async function render(): Promise<NewsletterPreview> {
    const made = await calls.preview();
    setMeasured({ version, bytes: made.bytes });
    return made;
  }

  /** Each resolves to the function to run after it has succeeded. */
  const acts: Record<Act, () => Promise<() => void>> = {
    async preview() {
      const made = await render();
      return () => setPreview(made);
    },
    async test() {
      const { to } = await calls.test();
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
      const { summary } = await sendAll.mutateAsync(waits ? { with_post: true } : {});
      return () => {
        clear();
        const [text, title, more = ''] = waits ? waitingTexts() : sentTexts(summary);
        announcer.announce(text);
        void alert(`${text}${more}`, title).then(onRead);
      };
    },
  };

  const { form, sending, run } = useForm({
    read: (): Act => 'count',
    check,
    send(act: Act) {
      clearNotice();
      return acts[act]();
    },
    failureOf: (error, act) => {
      const { what, title } = FAILED[act];
      return { message: failedText(what, error), fields: [], alert: isInPlace ? null : title };
    },
    onSent: (follow) => follow(),
  });

  /** Without recipients there is no question: the server refuses the request. */
  async function askAndSend({ recipients, bytes }: NewsletterPreview) {
    const warning = sizeWarning(bytes);
    const more = warning === null ? '' : `\n\n${warning}`;
    const question = waits
      ? {
          title: 'Send it when the post appears?',
          message: `“${subject.trim()}” goes to everyone who is an active subscriber then.${more}`,
          confirmLabel: 'Send with the post',
        }
      : {
          title: `Send it to ${howMany(recipients, 'subscriber')}?`,
          message: `“${subject.trim()}” goes out at once, and can’t be called back.${more}`,
          confirmLabel: 'Send now',
        };
    const isFirst = postalAddress.address === null;
    const isAsked = waits || recipients > 0;
    if (isAsked && isFirst) setAsking({ what: 'first-send', question });
    else if (!isAsked || (await confirm(question))) run('send');
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
    warning: measured.version === version ? sizeWarning(measured.bytes) : null,
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
