import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import { useHost } from '../../lib/host.ts';
import type { FormFailure } from '../../lib/use-form.ts';
import { useNewsletterDraft } from './newsletter-draft.ts';
import { useSending } from './use-sending.ts';

const BLANK = 'Please fill in both subject and message';

interface NewsletterEvents {
  /** The result was read and its alert closed: the focus needs a new place. */
  onRead: () => void;
  /** The newsletter may have gone out. */
  onSent: () => void;
}

/** The newsletter being written, and its actions. No failure loses any of it. */
export function useNewsletter({ onRead, onSent }: NewsletterEvents) {
  const { request, origin } = useHost();
  const { subject, message, change, nameCampaign, clear } = useNewsletterDraft();
  const body = { subject, content: message, cta_text: 'Visit Website', cta_url: origin };
  const sending = useSending({
    subject,
    version: `${subject}\0${message}`,
    check: () => blankField({ subject, message }),
    preview: () => request('previewNewsletter', { body }),
    test: () => request('testNewsletter', { body }),
    send: (when) =>
      request('sendNewsletter', {
        body: { ...body, ...when },
        headers: { [REQUEST_KEY_HEADER]: nameCampaign() },
      }),
    clear,
    onRead,
    onSent,
  });
  return { subject, message, change, ...sending };
}

/** The failure of a newsletter that lacks its subject or its message; null when it has both. */
export function blankField(newsletter: { subject: string; message: string }): FormFailure | null {
  const fields = Object.entries(newsletter).flatMap(([name, text]) => (text.trim() === '' ? [name] : []));
  return fields.length === 0 ? null : { message: BLANK, fields, alert: 'Not yet complete' };
}
