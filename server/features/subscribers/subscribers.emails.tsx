/** @jsxRuntime automatic */
import type { ReactElement } from 'react';
import { business } from '#content/business.ts';
import type { EmailContent } from '../../mail/mailer.ts';
import { Action, EmailLayout, Words } from '../../mail/templates/EmailLayout.tsx';
import { renderEmail } from '../../mail/templates/render.ts';

/** Placeholder for each subscriber's link: the email is rendered once for all. */
const LINK = 'https://link.invalid/';

/** An email in which only the link differs per subscriber. */
type LinkEmail = (link: string) => EmailContent;

/** Asks the recipient to confirm the subscription. */
export function confirmationEmail(): Promise<LinkEmail> {
  return linkEmail(
    `Confirm your subscription to ${business.who.name}’s letters`,
    <EmailLayout
      preview="One click, and the next letter comes to you."
      heading="Is this your address?"
      footnote="If you did not sign up, do nothing: no letter is sent without your confirmation."
    >
      <Words>
        Somebody, most likely you, entered it on my website to get my letters. So that nobody signs up others,
        I ask once.
      </Words>
      <Action href={LINK}>Yes, confirm it</Action>
      <Words>
        The button opens a page with one more button. When you have pressed that, you are on the list.
      </Words>
    </EmailLayout>,
  );
}

/** The link for whoever can't use the one in a newsletter any more. */
export function unsubscribeEmail(): Promise<LinkEmail> {
  return linkEmail(
    `Leave ${business.who.name}’s letters`,
    <EmailLayout
      preview="One button, and no more letters come to you."
      heading="Leave the list?"
      footnote="If you did not ask for this, do nothing: you stay on the list."
    >
      <Words>
        Somebody, most likely you, asked on my website to take this address off the list of my letters.
      </Words>
      <Action href={LINK}>Take me off</Action>
      <Words>The button opens a page with one more button. When you have pressed that, you are off.</Words>
    </EmailLayout>,
  );
}

async function linkEmail(subject: string, email: ReactElement): Promise<LinkEmail> {
  const { html, text } = await renderEmail(email);
  return (link) => ({ subject, html: html.replaceAll(LINK, link), text: text.replaceAll(LINK, link) });
}
