/** @jsxRuntime automatic */
import { site } from '#content/site.ts';
import type { EmailContent } from '../../mail/mailer.ts';
import { Action, EmailLayout, Words } from '../../mail/templates/EmailLayout.tsx';
import { renderEmail } from '../../mail/templates/render.ts';

/** Placeholder for each subscriber's confirmation link: the email is rendered once for all. */
const CONFIRM = 'https://confirm.invalid/';

/** Asks the recipient to confirm the subscription; only the link differs per subscriber. */
export async function confirmationEmail(): Promise<(link: string) => EmailContent> {
  const subject = `Confirm your subscription to ${site.name}’s letters`;
  const { html, text } = await renderEmail(
    <EmailLayout
      preview="One click, and the next letter comes to you."
      heading="Is this your address?"
      footnote="If you did not sign up, do nothing: no letter is sent without your confirmation."
    >
      <Words>
        Somebody, most likely you, entered it on my website to get my letters. So that nobody signs up others,
        I ask once.
      </Words>
      <Action href={CONFIRM}>Yes, confirm it</Action>
      <Words>
        The button opens a page with one more button. When you have pressed that, you are on the list.
      </Words>
    </EmailLayout>,
  );
  return (link) => ({ subject, html: html.replaceAll(CONFIRM, link), text: text.replaceAll(CONFIRM, link) });
}
