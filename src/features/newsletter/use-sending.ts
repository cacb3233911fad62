import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NewsletterPreview, NewsletterSent, NewsletterTested } from '#shared/contract/newsletter.ts';
import { useNews } from '../../components/dashboard/use-news.ts';
import { useHost } from '../../lib/host.ts';
import type { FormFailure } from '../../lib/use-form.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { campaignPath } from './campaign-link.ts';
import { sizeWarning } from './newsletter-size.ts';
import { scheduledTexts, sentTexts, waitingTexts } from './newsletter-texts.ts';
import { testEach } from './test-recipients.ts';
import { useTestsSent } from './tests-sent.ts';
import { SENDING, useRefetch } from './use-campaigns.ts';
import { usePostalAddress } from './use-postal-address.ts';

export interface SendingDeps {
  /** Names the newsletter, for what is remembered of it. */
  name: string;
  subject: string;
  /** Stands for all that is sent: a warning about its size is about that alone. */
  version: string;
  /** Whether it waits for its post, and is not sent before that. */
  waits?: boolean;
  /** The time that it had before it was edited, in ISO 8601; '' for none. */
  sendAt?: string;
  /** What is known of it before it is rendered here. */
  known?: NewsletterPreview | null;
  check: () => FormFailure | null;
  preview: () => Promise<NewsletterPreview>;
  /** Sends a test. @param to who gets it; the owner where that is left out */
  test: (more: { to?: string }) => Promise<NewsletterTested>;
  /** Sends it at once, at a time, or with its post. */
  send: (when: { send_at?: string; with_post?: true }) => Promise<NewsletterSent>;
  /** Called once it was sent: there is nothing to keep. */
  clear: () => void;
  /** It was sent, or has its time: leads on, before the result is told. */
  onDone?: () => void;
  /** The result was read and its alert closed: the focus needs a new place. */
  onRead: () => void;
  /** The newsletter may have gone out. */
  onSent: () => void;
}

/** How it is sent: at a time (ISO 8601), or null for at once or with its post; with an address to be saved before. */
export interface Delivery {
  sendAt: string | null;
  address: string | null;
}

/** The preview, the test and the sending of a newsletter, however it is written. Each resolves to what follows then. */
export function useSending(sent: SendingDeps) {
  const {
    name,
    subject,
    version,
    waits = false,
    sendAt: plannedAt = '',
    known = null,
    check,
    ...deps
  } = sent;
  const { announcer } = useHost();
  const { alert, confirm } = useAlerts();
  const navigate = useNavigate();
  const news = useNews();
  const refetchCampaigns = useRefetch();
  const postalAddress = usePostalAddress();
  const tests = useTestsSent(name, version);
  /** What was rendered last, and of what. */
  const [made, setMade] = useState<{ version: string; preview: NewsletterPreview } | null>(null);
  const [shown, setShown] = useState<NewsletterPreview | null>(null);

  const sendAll = useMutation({
    mutationKey: SENDING,
    mutationFn: deps.send,
    onSettled() {
      refetchCampaigns();
      deps.onSent();
    },
  });

  /** The newsletter as it would be sent now. */
  async function render(): Promise<NewsletterPreview> {
    const preview = await deps.preview();
    setMade({ version, preview });
    return preview;
  }

  /** What has a time can still be changed, so its result leads there. */
  async function tellOfScheduled(message: string, title: string, campaign: number): Promise<void> {
    const question = { title, message, confirmLabel: 'View in Campaigns', cancelLabel: 'OK' };
    if (await confirm(question)) await navigate(campaignPath(campaign));
    else deps.onRead();
  }

  /** As it is now. */
  const rendered = known ?? (made?.version === version ? made.preview : null);
  return {
    subject: subject.trim(),
    waits,
    plannedAt,
    check,
    postalAddress,
    tests,
    news,
    render,
    /** What inboxes will show of it, as far as it is known. */
    made: known ?? made?.preview ?? null,
    /** A warning when the newsletter, as it was last rendered, is too long for Gmail. */
    warning: rendered === null ? null : sizeWarning(rendered.bytes),
    /** The preview that is open. */
    shown,
    closePreview: () => setShown(null),
    async show() {
      const preview = await render();
      return () => setShown(preview);
    },
    /** @param recipient one or several, with a comma between them; null for the owner */
    async test(recipient: string | null) {
      const to = await testEach(recipient, deps.test);
      return () => {
        tests.note(to);
        news.tell(`A test is on its way to ${to}.`);
      };
    },
    async deliver({ sendAt, address }: Delivery) {
      if (address !== null) await postalAddress.save(address);
      const when = sendAt !== null ? { send_at: sendAt } : waits ? { with_post: true as const } : {};
      const { summary, campaign_id } = await sendAll.mutateAsync(when);
      return () => {
        tests.forget();
        // First: nothing of what is cleared is seen any more.
        deps.onDone?.();
        deps.clear();
        const [text, title, more = ''] =
          sendAt !== null ? scheduledTexts(sendAt) : waits ? waitingTexts() : sentTexts(summary);
        announcer.announce(text);
        if (sendAt === null && !waits) void alert(`${text}${more}`, title).then(deps.onRead);
        else void tellOfScheduled(text, title, campaign_id);
      };
    },
  };
}

export type Sending = ReturnType<typeof useSending>;
