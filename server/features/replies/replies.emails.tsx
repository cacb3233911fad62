/** @jsxRuntime automatic */
import { subjectInWords } from '#content/contact-subject.ts';
import { emails } from '#content/words/emails.ts';
import { formatMomentInZone } from '#shared/moments-in-words.ts';
import type { ContactRow } from '../../db/tables.ts';
import { oneLine } from '../../mail/beginning.ts';
import type { EmailContent } from '../../mail/mailer.ts';
import { Aside, EmailLayout, Quote, Rule } from '../../mail/templates/EmailLayout.tsx';
import { Paragraphs, paragraphsOf } from '../../mail/templates/Paragraphs.tsx';
import { renderEmail } from '../../mail/templates/render.ts';

const MAX_SUBJECT_LENGTH = 120;

/** What a reply goes on from. */
type Answered = Pick<ContactRow, 'subject' | 'message' | 'created_at'>;

/**
 * The owner's reply to a visitor, which quotes the message.
 * @param thread the Message-IDs before it, the oldest first
 */
export async function replyEmail(
  { subject, message, created_at }: Answered,
  body: string,
  thread: readonly string[],
): Promise<EmailContent> {
  const words = emails.reply;
  const rendered = await renderEmail(
    <EmailLayout preview={oneLine(body, 150)} heading={words.heading} footnote={words.footnote}>
      <Paragraphs texts={paragraphsOf(body)} />
      <Rule />
      <Aside>{words.wrote(formatMomentInZone(created_at))}</Aside>
      <Quote text={message} />
    </EmailLayout>,
  );
  const about = oneLine(subjectInWords(subject), MAX_SUBJECT_LENGTH);
  return {
    ...rendered,
    subject: /^re:/i.test(about) ? about : words.subject(about),
    ...(thread.length === 0 ? {} : { headers: threadHeaders(thread) }),
  };
}

/** RFC 5322: what is answered, and all that came before it. */
function threadHeaders(thread: readonly string[]): Record<string, string> {
  const ids = thread.map((id) => `<${id}>`);
  return { 'In-Reply-To': ids.at(-1) ?? '', References: ids.join(' ') };
}
