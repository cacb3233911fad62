import { subjectInWords } from '#content/contact-subject.ts';
import type { Contact } from '#shared/contract/contacts.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { mailAddress } from '#shared/mail-address.ts';

/** Mail programs truncate addresses that are longer than about this many characters of text. */
const QUOTED = 1_200;

/** A `mailto:` address that starts the reply to a message: 'Re: …', what is `written` already, and the quoted message. */
export function replyAddress({ name, email, subject, message, created_at }: Contact, written = ''): string {
  const quoted = message.length > QUOTED ? `${message.slice(0, QUOTED).trimEnd()} […]` : message;
  const lines = quoted.split(/\r?\n/).map((line) => `> ${line}`);
  const body = [
    ...written.split(/\r?\n/),
    '',
    `On ${formatMoment(created_at)}, ${name} wrote:`,
    ...lines,
  ].join('\r\n');
  const about = subjectInWords(subject);
  const title = /^re:/i.test(about) ? about : `Re: ${about}`;
  return mailAddress(email, title, body);
}
