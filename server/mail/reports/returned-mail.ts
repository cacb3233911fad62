import { type Fields, headerOf } from './fields.ts';
import type { ReportedMail } from './report.ts';

/** The header that carries an email's reference, since reports return headers. */
export const REFERENCE_HEADER = 'X-Mail-Reference';

/** An email's id and the beginning of its signature. */
const REFERENCE = /(?<![\w-])(\d{1,15}-[0-9a-f]{16})(?![\w-])/gi;
/** Where a report's own header names the address that it was sent to: the email's envelope sender. */
const SENT_TO = ['to', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-delivered-to'];
/** Where the header of the email itself has it, once it has been delivered. */
const SENT_FROM = ['return-path', 'x-mail-reference', 'x-envelope-from'];
/** A Message-ID, with or without its brackets. No database has to take control characters. */
const MESSAGE_ID = /(?<![^\s<>])([^\s<>@\p{Cc}]{1,200}@[^\s<>@\p{Cc}]{1,255})(?![^\s<>])/gu;
const MAX_CANDIDATES = 10;

/**
 * What a report tells of the email that it is about.
 * @param report the report's own header
 * @param returned the email's header; empty when the report does not return it
 * @param others further values that may hold the envelope sender
 */
export function reportedMail(report: Fields, returned: Fields, others: readonly string[] = []): ReportedMail {
  const values = [
    ...SENT_TO.flatMap((name) => report.get(name) ?? []),
    ...SENT_FROM.flatMap((name) => returned.get(name) ?? []),
    ...others,
  ];
  const references = values.flatMap((value) =>
    [...value.matchAll(REFERENCE)].map(([, found = '']) => found.toLowerCase()),
  );
  const ids = [
    ...(returned.get('message-id') ?? []),
    ...(report.get('x-original-message-id') ?? []),
    ...(report.get('in-reply-to') ?? []),
    ...(report.get('references') ?? []),
  ].flatMap((value) => [...value.matchAll(MESSAGE_ID)].map(([, id = '']) => id));
  return {
    references: [...new Set(references)].slice(0, MAX_CANDIDATES),
    messageIds: [...new Set(ids)].slice(0, MAX_CANDIDATES),
    recipient: null,
  };
}

/** The header of an email that a text quotes at its end, as old programs do. */
export function quotedHeader(text: string): Fields {
  const at =
    /^(?:-{2,}(?!-)[^\n]{0,200}?(?:copy of|original|returned|your) ?(?:the |your )?(?:message|mail).*|Original message headers:|-{3,} *(?:Unsent|Undelivered|Message header).*)$/im.exec(
      text,
    );
  return at === null ? new Map() : headerOf(text.slice(at.index + at[0].length));
}
