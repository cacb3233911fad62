import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { readCalendarAnswer } from './calendar-answer.ts';
import { readDeliveryStatus, type Verdict } from './delivery-status.ts';
import { complaint, readFeedback } from './feedback.ts';
import { collectFields, fieldOf, type Fields, headerOf } from './fields.ts';
import { readPlainBounce } from './plain-bounce.ts';
import type { Arrival } from './report.ts';
import { quotedHeader, reportedMail } from './returned-mail.ts';

/** Parts that return the email, or only its header. */
const RETURNED = [
  'message/rfc822',
  'message/global',
  'message/rfc822-headers',
  'message/global-headers',
  'text/rfc822-headers',
];
const STATUS = ['message/delivery-status', 'message/global-delivery-status'];

/** Bounds on what a message may make the parser do. */
const LIMITS = { forceRfc822Attachments: true, maxNestingDepth: 20, maxHeadersSize: 256 * 1024 };

/** Characters of its words that are read, and of each line. */
const MAX_TEXT_LENGTH = 64 * 1024;
const MAX_LINE_LENGTH = 1_000;

/** Reads a message that has arrived where reports do. @param source all of it, or its beginning; it may be anything */
export async function readArrival(source: Uint8Array): Promise<Arrival> {
  const email = await PostalMime.parse(source, LIMITS).catch(() => null);
  if (email === null) return { is: 'other' };
  const header = headersOf(email);
  const returned = returnedHeader(email);
  const reports = ({ kind, gaveUp, reason }: Verdict, others: readonly string[] = []): Arrival => ({
    is: 'report',
    report: {
      key: keyOf(header, source),
      kind,
      gaveUp,
      reason,
      mail: reportedMail(header, returned, others),
      signed: false,
    },
  });

  const status = partOf(email, STATUS);
  if (status !== null) {
    const verdict = readDeliveryStatus(status);
    return verdict === null ? { is: 'notice' } : reports(verdict);
  }
  const feedback = partOf(email, ['message/feedback-report']);
  if (feedback !== null) {
    const read = readFeedback(feedback);
    return read === null ? { is: 'notice' } : reports(read.verdict, read.fields.get('original-mail-from'));
  }
  // Outlook.com's complaints until 2026 were the email itself, with the name of its reader in a header.
  if (isOldOutlookComplaint(header, returned)) return reports(complaint('Outlook.com'));

  const calendar = partOf(email, ['text/calendar', 'application/ics']);
  const answer = calendar === null ? null : readCalendarAnswer(calendar);
  if (answer !== null) return { is: 'answer', answer };

  const bounce = readPlainBounce(header, (email.subject ?? '').slice(0, MAX_LINE_LENGTH), textOf(email));
  return bounce === null ? { is: 'other' } : reports(bounce);
}

function isOldOutlookComplaint(header: Fields, returned: Fields): boolean {
  return [header, returned].some((fields) => fields.has('x-hmxmroriginalrecipient'));
}

function headersOf({ headers }: Email): Fields {
  return collectFields(headers.map(({ key, value }) => [key, value]));
}

function returnedHeader(email: Email): Fields {
  const part = partOf(email, RETURNED);
  return part === null ? quotedHeader(textOf(email)) : headerOf(part);
}

/** The words of a message, as far as patterns are looked for in them. */
function textOf({ text = '' }: Email): string {
  const lines = text.slice(0, MAX_TEXT_LENGTH).split('\n');
  return lines.map((line) => line.slice(0, MAX_LINE_LENGTH)).join('\n');
}

/** The text of the first part of one of these types; null without one. */
function partOf({ attachments }: Email, types: readonly string[]): string | null {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType));
  if (part === undefined) return null;
  return typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content);
}

/** A report's Message-ID; some programs give none, so then a hash of the message itself. */
function keyOf(header: Fields, source: Uint8Array): string {
  const id = fieldOf(header, 'message-id');
  const name = id === '' ? source : `${id}\n${fieldOf(header, 'date')}`;
  return `mail:${createHash('sha256').update(name).digest('hex')}`;
}
