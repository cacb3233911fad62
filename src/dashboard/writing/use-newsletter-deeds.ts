import { usePageDeeds } from '../../components/dashboard/page-deeds.ts';

interface NewsletterOnPage {
  /** Whether there is a text to look at. */
  isWritten: boolean;
  preview: () => void;
  /** Opens what is decided before it goes out: to whom, when, and whether it was tried; null while that can't be. */
  send: (() => void) | null;
}

/** What can be done with the newsletter in hand, for the palette. A test and a time are where it is sent. */
export function useNewsletterDeeds({ isWritten, preview, send }: NewsletterOnPage): void {
  usePageDeeds({
    heading: 'For this newsletter',
    deeds: [
      ...(send === null ? [] : [{ label: 'Send…', asked: 'send', act: send }]),
      ...(isWritten ? [{ label: 'Preview', asked: 'preview', act: preview }] : []),
      ...(send === null
        ? []
        : [
            { label: 'Send a test…', asked: 'test', act: send },
            { label: 'Schedule…', asked: 'schedule', act: send },
          ]),
    ],
    schedule: null,
    post: null,
  });
}
