import { useState } from 'react';
import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import { useHost } from '../../lib/host.ts';
import { type FormFailure, useForm } from '../../lib/use-form.ts';
import { useNewsletterDraft } from './newsletter-draft.ts';
import { failedText, failureDetails } from './newsletter-texts.ts';
import { TITLES } from './use-send-form.ts';
import { type Delivery, useSending } from './use-sending.ts';

const BLANK = 'Please fill in both subject and message';

/** What is done: `now` and `later` open the dialog that sends, and what is decided there is sent from here. */
type Act = { act: 'preview' | 'test' | 'now' | 'later' } | { act: 'send'; delivery: Delivery };

interface NewsletterEvents {
  /** The result was read and its alert closed: the focus needs a new place. */
  onRead: () => void;
  /** The newsletter may have gone out. */
  onSent: () => void;
}

/** The newsletter being written, and its actions. No failure loses any of it. */
export function useNewsletter({ onRead, onSent }: NewsletterEvents) {
  const { request, origin } = useHost();
  const { subject, message, sendAt, change, nameCampaign, clear } = useNewsletterDraft();
  /** The dialog that sends, if it is open: for at once or for a time. */
  const [dialog, setDialog] = useState<'now' | 'later' | null>(null);
  const body = { subject, content: message, cta_text: 'Visit Website', cta_url: origin };
  const sending = useSending({
    name: 'plain',
    subject,
    sendAt,
    version: `${subject}\0${message}`,
    check: () => blankField({ subject, message }),
    preview: () => request('previewNewsletter', { body }),
    test: (more) => request('testNewsletter', { body: { ...body, ...more } }),
    send: (when) =>
      request('sendNewsletter', {
        body: { ...body, ...when },
        headers: { [REQUEST_KEY_HEADER]: nameCampaign() },
      }),
    clear,
    onRead,
    onSent,
  });

  /** Without recipients there is nothing to decide: the server refuses the request. */
  async function open(when: 'now' | 'later'): Promise<() => void> {
    const { recipients } = await sending.render();
    if (recipients > 0 || when === 'later') return () => setDialog(when);
    return sending.deliver({ sendAt: null, address: null });
  }

  const {
    form,
    sending: doing,
    run,
  } = useForm({
    read: (): Act => ({ act: 'now' }),
    check: sending.check,
    send(doing: Act) {
      sending.news.clear();
      if (doing.act === 'send') return sending.deliver(doing.delivery);
      if (doing.act === 'preview') return sending.show();
      return doing.act === 'test' ? sending.test(null) : open(doing.act);
    },
    failureOf(error, { act }) {
      const isLook = act === 'preview' || act === 'test';
      const message = failedText(isLook ? act : 'newsletter', error);
      return { message, fields: [], alert: TITLES[isLook ? act : 'send'], details: failureDetails(error) };
    },
    onSent: (follow) => follow(),
  });

  return {
    ...{ subject, message, change, sending, form },
    /** What is being done. */
    doing: doing?.act ?? null,
    dialog,
    closeDialog: () => setDialog(null),
    /** Sends it as the dialog has decided. */
    deliver(delivery: Delivery) {
      setDialog(null);
      run({ act: 'send', delivery });
    },
    show: () => run({ act: 'preview' }),
    later: () => run({ act: 'later' }),
    test: () => run({ act: 'test' }),
  };
}

/** The failure of a newsletter that lacks its subject or its message; null when it has both. */
export function blankField(newsletter: { subject: string; message: string }): FormFailure | null {
  const fields = Object.entries(newsletter).flatMap(([name, text]) => (text.trim() === '' ? [name] : []));
  return fields.length === 0 ? null : { message: BLANK, fields, alert: 'Not yet complete' };
}
