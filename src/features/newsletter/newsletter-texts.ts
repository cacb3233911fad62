import type { NewsletterSent } from '#shared/contract/newsletter.ts';
import { ApiError } from '../../lib/api-error.ts';

/** The messages after sending a newsletter: text, title, and additional text. [8.51] */
export function sentTexts(summary: NewsletterSent['summary']): [text: string, title: string, more: string] {
  const { success_count, failure_count, waiting_count } = summary;
  const missed = failure_count > 0 ? `\n${failure_count} could not be delivered.` : '';
  const rest =
    waiting_count > 0
      ? `\nThe rest is on its way: ${waiting_count} more. Campaigns shows how far it has come.`
      : '';
  return [
    `Newsletter sent successfully! Sent to ${success_count} subscribers.`,
    'Newsletter sent',
    missed + rest,
  ];
}

const ACTIONS = { newsletter: 'send newsletter', test: 'send the test', preview: 'make the preview' };

/** [8.49] [8.50] */
export function failedText(what: keyof typeof ACTIONS, error: unknown): string {
  const reason = error instanceof ApiError ? error.serverError : null;
  return reason === null
    ? `Failed to ${ACTIONS[what]}. Please try again.`
    : `Failed to ${ACTIONS[what]}: ${reason}`;
}

export function retryFailedText(error: Error): string {
  const reason = error instanceof ApiError ? error.serverError : null;
  return reason === null ? 'Failed to retry. Please try again.' : `Failed to retry: ${reason}`;
}
