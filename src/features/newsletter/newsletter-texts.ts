import { business } from '#content/business.ts';
import type { NewsletterSent } from '#shared/contract/newsletter.ts';
import { EMAIL_NOT_SET_UP } from '#shared/email-not-set-up.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { ApiError, failureText } from '../../lib/api-error.ts';
import { howMany } from '../../lib/how-many.ts';

/**
 * The messages after sending a newsletter: text, title, and additional text. While the mail server stalls, none is sent
 * yet. [8.51]
 */
export function sentTexts(summary: NewsletterSent['summary']): [text: string, title: string, more: string] {
  const { success_count, failure_count, waiting_count, total } = summary;
  const missed = failure_count > 0 ? `\n${failure_count} could not be delivered.` : '';
  if (success_count === 0 && waiting_count > 0) {
    const wait = `${howMany(waiting_count, 'email')} ${waiting_count === 1 ? 'waits' : 'wait'}`;
    return [
      `Your newsletter is on its way: ${wait} for the mail server.`,
      'Newsletter on its way',
      `${missed}\nCampaigns shows how far it has come.`,
    ];
  }
  if (success_count === 0 && waiting_count === 0 && total > 0) {
    return ['Nothing has gone out: the newsletter was cancelled.', 'Newsletter cancelled', ''];
  }
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

/** The message and its title after a newsletter was scheduled. @param sendAt in ISO 8601 */
export function scheduledTexts(sendAt: string): [text: string, title: string] {
  const when = formatMoment(sendAt);
  return [
    `Your newsletter goes out ${when} ${business.time.name}.\nUntil then you can edit it, change its time or cancel it in Campaigns.`,
    'Newsletter scheduled',
  ];
}

/** The same of one that goes out with its post. */
export function waitingTexts(): [text: string, title: string] {
  return [
    'Your newsletter goes out when its post appears.\nUntil then you can edit its post, give it a time or cancel it in Campaigns.',
    'Newsletter scheduled',
  ];
}

const ACTIONS = { newsletter: 'send newsletter', test: 'send the test', preview: 'make the preview' };

/** [8.49] [8.50] */
export function failedText(what: keyof typeof ACTIONS, error: unknown): string {
  const reason = error instanceof ApiError ? error.serverError : null;
  if (reason === null) return `Failed to ${ACTIONS[what]}. Please try again.`;
  return `Failed to ${ACTIONS[what]}: ${withoutDetails(reason)}`;
}

/** What a failure says to whoever runs the server, and to nobody else; undefined for nothing. */
export function failureDetails(error: unknown): string | undefined {
  const reason = error instanceof ApiError ? error.serverError : null;
  if (reason?.startsWith(EMAIL_NOT_SET_UP) !== true) return undefined;
  return reason.slice(EMAIL_NOT_SET_UP.length).trim() || undefined;
}

/** A reason without what only whoever runs the server can use. */
export function withoutDetails(reason: string): string {
  return reason.startsWith(EMAIL_NOT_SET_UP) ? EMAIL_NOT_SET_UP : reason;
}

export function retryFailedText(error: unknown): string {
  const reason = error instanceof ApiError ? error.serverError : null;
  return reason === null ? 'Failed to retry. Please try again.' : `Failed to retry: ${reason}`;
}

export function changeFailedText(error: unknown): string {
  return failureText(error, { refused: 'The campaign could not be changed. Please try again.' });
}

export function scheduleFailedText(error: unknown): string {
  return failureText(error, { refused: 'The time could not be saved. Please try again.' });
}
