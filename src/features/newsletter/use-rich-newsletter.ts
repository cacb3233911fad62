import { useQuery } from '@tanstack/react-query';
import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import { useHost } from '../../lib/host.ts';
import { hasContent } from './has-content.ts';
import { useRichNewsletterDraft } from './newsletter-draft.ts';
import { blankField } from './use-newsletter.ts';
import { useSending } from './use-sending.ts';

/** The actions on a newsletter that is written with pictures. @param onSent it was sent, or has its time */
export function useRichNewsletter(key: string, onSent: () => void) {
  const { request } = useHost();
  const { draft, change, nameCampaign, clear } = useRichNewsletterDraft(key);
  const { subject, content, previewText, onWeb, sendAt } = draft;
  const isOnWeb = onWeb === 'yes';
  const body = {
    ...{ subject, preview_text: previewText },
    ...{ source: { kind: 'html' as const, content }, on_web: isOnWeb },
  };
  const { data } = useQuery({
    queryKey: ['newsletter-written', subject, content, previewText],
    queryFn: ({ signal }) => request('previewRichNewsletter', { body: shownAs(body), signal }),
    gcTime: 0,
  });
  const sending = useSending({
    name: key,
    subject,
    sendAt,
    version: JSON.stringify(body),
    known: data ?? null,
    check() {
      const blank = blankField({ subject, message: hasContent(content) ? content : '' });
      return blank === null ? null : { ...blank, alert: null };
    },
    preview: () => request('previewRichNewsletter', { body }),
    test: (more) => request('testRichNewsletter', { body: { ...body, ...more } }),
    send: (when) =>
      request('sendRichNewsletter', {
        body: { ...body, ...when },
        headers: { [REQUEST_KEY_HEADER]: nameCampaign() },
      }),
    clear,
    onRead: () => undefined,
    onDone: onSent,
    onSent: () => undefined,
  });
  return { isOnWeb, showOnWeb: (isOn: boolean) => change({ onWeb: isOn ? 'yes' : 'no' }), sending };
}

/** To whom it goes and from whom is known before it is written. */
function shownAs<Body extends { subject: string; source: { kind: 'html'; content: string } }>(
  body: Body,
): Body {
  const { subject, source } = body;
  const content = hasContent(source.content) ? source.content : '<p>…</p>';
  return { ...body, subject: subject.trim() || '…', source: { ...source, content } };
}
