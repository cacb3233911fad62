/** @jsxRuntime automatic */
import Linkify from 'linkify-react';
import type { NewsletterInput } from '#shared/contract/newsletter.ts';
import type { EmailContent } from '../mailer.ts';
import { Action, EmailLayout, MailLink, Words } from './EmailLayout.tsx';
import { mailStyles } from './mail-styles.ts';
import { renderEmail } from './render.ts';

/** Stands where each subscriber's own address to unsubscribe goes: the email is made once for all. */
const UNSUBSCRIBE = 'https://unsubscribe.invalid/';

/** How addresses in the text become links; those without a scheme are taken to be secure. */
const LINKS = { nl2br: true, defaultProtocol: 'https', attributes: { style: mailStyles.link } };

/** A subscriber's own addresses to leave by. */
export interface Exit {
  /** The page with the button, for people. */
  page: string;
  /** What a mail program posts to (RFC 8058). */
  oneClick: string;
}

/** A newsletter that is the same for all, but for the way out. */
export type NewsletterEmail = (exit: Exit) => EmailContent;

/** What the owner typed is text: escaped, its paragraphs kept, its links clickable. [D37] */
export async function newsletterEmail(newsletter: NewsletterInput): Promise<NewsletterEmail> {
  const { subject, content, cta_text, cta_url } = newsletter;
  const paragraphs = content.replace(/\r\n?/g, '\n').split(/\n{2,}/);
  const { html, text } = await renderEmail(
    <EmailLayout
      preview={beginning(content)}
      heading={subject}
      footnote={
        <>
          You get this because you signed up for it. <MailLink href={UNSUBSCRIBE}>Unsubscribe</MailLink>{' '}
          whenever you like.
        </>
      }
    >
      {paragraphs.map((paragraph, index) => (
        <Words key={index}>
          <Linkify options={LINKS}>{paragraph}</Linkify>
        </Words>
      ))}
      {cta_url === '' ? null : <Action href={cta_url}>{cta_text || cta_url}</Action>}
    </EmailLayout>,
  );
  return ({ page, oneClick }) => ({
    subject,
    html: html.replaceAll(UNSUBSCRIBE, page),
    text: text.replaceAll(UNSUBSCRIBE, page),
    headers: {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}

/** As much of it as a mailbox shows beside the subject. */
function beginning(content: string): string {
  return /^.{0,150}/u.exec(content.replace(/\s+/g, ' '))?.[0] ?? '';
}
