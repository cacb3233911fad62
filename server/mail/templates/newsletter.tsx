/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { business } from '#content/business.ts';
import { emails } from '#content/words/emails.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import type { EmailContent } from '../mailer.ts';
import { proseText } from '../../plain-text.ts';
import { oneLine } from '../beginning.ts';
import { Action, Aside, EmailLayout, Lines } from './EmailLayout.tsx';
import { MailLink } from './links.tsx';
import { Paragraphs, paragraphsOf } from './Paragraphs.tsx';
import { INSERTED, renderEmail } from './render.ts';
import { richHead } from './rich-styles.ts';
import { mailText } from './rich-text.ts';

const words = emails.newsletter;

/** As many characters as mailboxes show beside the subject. */
const SHOWN_IN_INBOX = 150;

/** Placeholder for each subscriber's unsubscribe link: the email is rendered once for all. */
const UNSUBSCRIBE = 'https://unsubscribe.invalid/';

/** A subscriber's unsubscribe links. */
export interface Exit {
  /** The page with the unsubscribe button, for people. */
  page: string;
  /** The URL that mail programs send a POST request to (RFC 8058). */
  oneClick: string;
}

/** A rendered newsletter, to be completed with a subscriber's unsubscribe links. */
export type NewsletterEmail = (exit: Exit) => EmailContent;

/** What a newsletter says. */
export interface NewsletterContent {
  subject: string;
  /** Plain text, or an author's HTML where it is rich. */
  content: string;
  /** What inboxes show after the subject; '' or absent for the beginning of the text. */
  preview_text?: string;
  cta_text: string;
  /** '' for no button. */
  cta_url: string;
}

/** A newsletter, and what stands around it. */
type WholeNewsletter = NewsletterContent & {
  /** The sender's, which the law of the United States asks for (CAN-SPAM); '' for none. */
  postalAddress?: string;
  /** When it goes out, in ISO 8601. */
  date: string;
  /** Where it is read in a browser; null where it has no page. */
  pageUrl?: string | null;
} & ({ format?: 'plain'; siteUrl?: string } | { format: 'rich'; siteUrl: string });

/**
 * Plain text is escaped, its paragraphs are kept, its links are clickable. [D37] Of an author's HTML it has what the page
 * would show.
 */
export async function newsletterEmail(newsletter: WholeNewsletter): Promise<NewsletterEmail> {
  const { subject, content, cta_text, cta_url, date, postalAddress = '', pageUrl = null } = newsletter;
  const isRich = newsletter.format === 'rich';
  const button = cta_url === '' ? null : <Action href={cta_url}>{cta_text || cta_url}</Action>;
  const { html, text } = await renderEmail(
    <EmailLayout
      preview={inboxText(newsletter)}
      heading={subject}
      isHeadingTyped
      styles={isRich ? richHead : ''}
      footnote={
        <>
          {words.reason} <MailLink href={UNSUBSCRIBE}>{words.leave}</MailLink>
        </>
      }
      imprint={postalAddress === '' ? undefined : <Lines text={postalAddress} />}
    >
      <Aside>
        {formatLongDate(date)}
        {pageUrl === null ? null : (
          <>
            {' · '}
            <MailLink href={pageUrl}>{words.inBrowser}</MailLink>
          </>
        )}
      </Aside>
      {isRich ? (
        <>
          <div>{INSERTED}</div>
          {button}
        </>
      ) : (
        <Typed content={content} button={button} />
      )}
    </EmailLayout>,
    newsletter.format === 'rich' ? mailText(content, { siteUrl: newsletter.siteUrl, pageUrl }) : '',
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

function Typed({ content, button }: { content: string; button: ReactNode }) {
  const paragraphs = paragraphsOf(content);
  const signed = isSignature(paragraphs.at(-1) ?? '');
  return (
    <>
      <Paragraphs texts={signed ? paragraphs.slice(0, -1) : paragraphs} />
      {button}
      <Paragraphs texts={signed ? paragraphs.slice(-1) : []} />
    </>
  );
}

/** Whether a last paragraph ends with the owner's name or first name: the button comes before it. */
function isSignature(paragraph: string): boolean {
  const { name } = business.who;
  const lines = paragraph.split('\n');
  const last = lines.at(-1)?.replace(/^[\s—–-]+|[\s.!]+$/g, '');
  return lines.length <= 3 && (last === name || last === name.split(' ')[0]);
}

/** What inboxes show after the subject: what its author has written for them, or else the beginning of the text. */
export function inboxText(
  newsletter: Pick<NewsletterContent, 'content' | 'preview_text'> & { format?: 'plain' | 'rich' },
) {
  const { content, preview_text = '', format } = newsletter;
  return preview_text.trim() || oneLine(format === 'rich' ? proseText(content) : content, SHOWN_IN_INBOX);
}
