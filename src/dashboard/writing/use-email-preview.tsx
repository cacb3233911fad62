import { type ReactNode, useState } from 'react';
import type { NewsletterPreview as Made } from '#shared/contract/newsletter.ts';
import { NewsletterPreview } from '../../features/newsletter/NewsletterPreview.tsx';
import { failedText } from '../../features/newsletter/newsletter-texts.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';

interface EmailToShow {
  subject: string;
  /** What inboxes show after it; '' for the beginning of the text. */
  previewText: string;
  content: string;
  isOnWeb: boolean;
}

/** The email that a newsletter becomes, at one press: the site draws it as mail programs do. */
export function useEmailPreview(read: () => EmailToShow) {
  const { request } = useHost();
  const { alert } = useAlerts();
  const [made, setMade] = useState<Made | null>(null);
  const [isMaking, setMaking] = useState(false);

  async function show() {
    const { subject, previewText, content, isOnWeb } = read();
    setMaking(true);
    try {
      const source = { kind: 'html' as const, content };
      // A subject may be found later.
      const body = {
        subject: subject.trim() || 'Without a subject',
        preview_text: previewText,
        source,
        on_web: isOnWeb,
      };
      setMade(await request('previewRichNewsletter', { body }));
    } catch (error) {
      await alert(failedText('preview', error), 'There is no preview');
    }
    setMaking(false);
  }
  const dialog: ReactNode =
    made === null ? null : <NewsletterPreview preview={made} onLeave={() => setMade(null)} />;
  return { dialog, isMaking, show: () => void show() };
}
