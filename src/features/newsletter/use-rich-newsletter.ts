import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import { useHost } from '../../lib/host.ts';
import { useRichNewsletterDraft } from './newsletter-draft.ts';
import { blankField } from './use-newsletter.ts';
import { useSending } from './use-sending.ts';

/** The actions on the newsletter that is written with pictures. @param onRead the result was read */
export function useRichNewsletter(onRead: () => void) {
  const { request } = useHost();
  const { draft, change, nameCampaign, clear } = useRichNewsletterDraft();
  const { subject, content, onWeb } = draft;
  const isOnWeb = onWeb === 'yes';
  const body = { subject, source: { kind: 'html' as const, content }, on_web: isOnWeb };
  const sending = useSending({
    subject,
    version: `${subject}\0${content}`,
    isInPlace: true,
    check() {
      const blank = blankField({ subject, message: hasContent(content) ? content : '' });
      return blank === null ? null : { ...blank, alert: null };
    },
    preview: () => request('previewRichNewsletter', { body }),
    test: () => request('testRichNewsletter', { body }),
    send: (when) =>
      request('sendRichNewsletter', {
        body: { ...body, ...when },
        headers: { [REQUEST_KEY_HEADER]: nameCampaign() },
      }),
    clear,
    onRead,
    onSent: () => undefined,
  });
  return {
    subject,
    isOnWeb,
    showOnWeb: (isOn: boolean) => change({ onWeb: isOn ? 'yes' : 'no' }),
    sending,
  };
}

/** Whether there is anything to read or to see in it. */
export function hasContent(html: string): boolean {
  return /<(?:img|iframe)\b/i.test(html) || html.replaceAll(/<[^>]*>/g, '').trim() !== '';
}
