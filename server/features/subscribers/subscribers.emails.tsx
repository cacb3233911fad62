/** @jsxRuntime automatic */
import { business } from '#content/business.ts';
import { emails } from '#content/words/emails.ts';
import type { EmailContent } from '../../mail/mailer.ts';
import { Action, EmailLayout, Words } from '../../mail/templates/EmailLayout.tsx';
import { renderEmail } from '../../mail/templates/render.ts';

/** Placeholder for each subscriber's link: the email is rendered once for all. */
const LINK = 'https://link.invalid/';

/** An email in which only the link differs per subscriber. */
type LinkEmail = (link: string) => EmailContent;

/** Asks the recipient to confirm the subscription. */
export function confirmationEmail(): Promise<LinkEmail> {
  return linkEmail(emails.confirmSubscription);
}

/** The link for whoever can't use the one in a newsletter any more. */
export function unsubscribeEmail(): Promise<LinkEmail> {
  return linkEmail(emails.leaveNewsletter, emails.leaveNewsletter.after);
}

async function linkEmail(
  words: (typeof emails)['confirmSubscription' | 'leaveNewsletter'],
  after = '',
): Promise<LinkEmail> {
  const subject = words.subject(business.who.name);
  const { html, text } = await renderEmail(
    <EmailLayout preview={words.preview} heading={words.heading} footnote={words.footnote}>
      <Words>{words.text}</Words>
      <Action href={LINK}>{words.button}</Action>
      {after === '' ? null : <Words>{after}</Words>}
    </EmailLayout>,
  );
  return (link) => ({ subject, html: html.replaceAll(LINK, link), text: text.replaceAll(LINK, link) });
}
