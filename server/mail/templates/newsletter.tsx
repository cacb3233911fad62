/** @jsxRuntime automatic */
import Linkify from 'linkify-react';
import { Fragment } from 'react';
import { business } from '#content/business.ts';
import { emails } from '#content/words/emails.ts';
import type { NewsletterInput } from '#shared/contract/newsletter.ts';
import type { EmailContent } from '../mailer.ts';
import { directionOf } from './direction.ts';
import { Action, EmailLayout, MailLink, Words } from './EmailLayout.tsx';
import { mailStyles } from './mail-styles.ts';
import { renderEmail } from './render.ts';

const words = emails.newsletter;

/** Placeholder for each subscriber's unsubscribe link: the email is rendered once for all. */
const UNSUBSCRIBE = 'https://unsubscribe.invalid/';

/** How URLs in the text become links; those without a scheme get https. */
const LINKS = { nl2br: true, defaultProtocol: 'https', attributes: { style: mailStyles.link } };

/** A subscriber's unsubscribe links. */
export interface Exit {
  /** The page with the unsubscribe button, for people. */
  page: string;
  /** The URL that mail programs send a POST request to (RFC 8058). */
  oneClick: string;
}

/** A rendered newsletter, to be completed with a subscriber's unsubscribe links. */
export type NewsletterEmail = (exit: Exit) => EmailContent;

/** The owner's input is plain text: it is escaped, its paragraphs are kept, its links are clickable. [D37] */
export async function newsletterEmail(
  newsletter: NewsletterInput & { postalAddress?: string },
): Promise<NewsletterEmail> {
  const { subject, content, cta_text, cta_url, postalAddress = '' } = newsletter;
  const paragraphs = content
    .replace(/\r\n?/g, '\n')
    .trimEnd()
    .split(/\n{2,}/);
  const signed = isSignature(paragraphs.at(-1) ?? '');
  const { html, text } = await renderEmail(
    <EmailLayout
      preview={beginning(content)}
      heading={subject}
      isHeadingTyped
      footnote={
        <>
          {words.reason} <MailLink href={UNSUBSCRIBE}>{words.leave}</MailLink>
          {postalAddress === '' ? null : <PostalAddress address={postalAddress} />}
        </>
      }
    >
      <Typed paragraphs={signed ? paragraphs.slice(0, -1) : paragraphs} />
      {cta_url === '' ? null : <Action href={cta_url}>{cta_text || cta_url}</Action>}
      <Typed paragraphs={signed ? paragraphs.slice(-1) : []} />
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

function Typed({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph, index) => (
    <Words key={index} dir={directionOf(paragraph)}>
      <Linkify options={LINKS}>{paragraph}</Linkify>
    </Words>
  ));
}

/** Whether a last paragraph ends with the owner's name or first name: the button comes before it. */
function isSignature(paragraph: string): boolean {
  const { name } = business.who;
  const lines = paragraph.split('\n');
  const last = lines.at(-1)?.replace(/^[\s—–-]+|[\s.!]+$/g, '');
  return lines.length <= 3 && (last === name || last === name.split(' ')[0]);
}

/** The sender's postal address, which the law of the United States asks for (CAN-SPAM). */
function PostalAddress({ address }: { address: string }) {
  return address.split(/\r\n?|\n/).map((line, index) => (
    <Fragment key={index}>
      <br />
      {line}
    </Fragment>
  ));
}

/** As much of the text as mailboxes show beside the subject. */
function beginning(content: string): string {
  return /^.{0,150}/u.exec(content.replace(/\s+/g, ' '))?.[0] ?? '';
}
