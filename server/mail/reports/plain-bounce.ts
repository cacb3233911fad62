import type { Verdict } from './delivery-status.ts';
import { type Fields, fieldOf } from './fields.ts';
import { namesMailbox, reasonOf } from './said.ts';

/** Who reports in plain words: qmail, Exim, old Exchange, and others without a machine's part. */
const DAEMON = /\b(mailer[-_. ]?daemon|postmaster|mail delivery (sub)?system|system administrator)\b/i;
const SUBJECT =
  /\b(fail(ed|ure)|undeliver(ed|able)|return(ed|ing)|could not be delivered|not delivered|delivery (status|problem|report|error)|delay(ed)?|mail system error)\b/i;
const QMAIL = /^Hi\. (This is the|The) .{1,80} (program|server)|^Hi\. This is the qmail-send program/im;
const DELAYED = /\bdelay(ed)?\b|still (being )?(try|retr)/i;

/** What Exchange said before it spoke in codes. */
const OLD_EXCHANGE = /recipient name is not recognized/i;
/** A reply of a mail server, or words that give the reason. */
const REPLY = /(?:^|[\s:(])([45]\d\d[ -](?:\d\.\d{1,3}\.\d{1,3} )?[^\n]{3,})$/;
const REASON =
  /unknown|no such|not recognized|does ?n['o’]t exist|not found|unrouteable|quota|full|rejected|refused|disabled|timed out|expired|giving up|given up on|\(#\d\.\d\.\d\)/i;

/** Reads a bounce without a machine's part. @param header the message's own @returns null when it is none */
export function readPlainBounce(header: Fields, subject: string, text: string): Verdict | null {
  const isQmail = QMAIL.test(text);
  const isDaemon = DAEMON.test(fieldOf(header, 'from'));
  if (!header.has('x-failed-recipients') && !isQmail && !(isDaemon && SUBJECT.test(subject))) return null;
  const reason = reasonIn(ownWords(text));
  const delayed = DELAYED.test(subject) || (/^warning/i.test(subject) && DELAYED.test(text));
  const gaveUp = !delayed;
  return {
    kind: gaveUp && (namesMailbox('', reason) || OLD_EXCHANGE.test(reason)) ? 'hard' : 'soft',
    gaveUp,
    reason: reasonOf(reason, 'The email came back without a reason.'),
  };
}

/** The text before the returned email. */
function ownWords(text: string): string {
  return text.split(/^-{2,}(?!-)[^\n]{0,200}?(?:copy|original|below|returned|header)/im, 1)[0] ?? '';
}

/** The most telling lines: a mail server's reply, or the sentence that gives the reason. */
function reasonIn(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const after = lines.findIndex((line) => /@/.test(line));
  const told = after < 0 ? lines : lines.slice(after);
  for (const [index, line] of told.entries()) {
    const [, reply] = REPLY.exec(line) ?? [];
    if (reply !== undefined) return [reply, ...continuation(told.slice(index + 1))].join(' ');
  }
  return told.find((line) => REASON.test(line)) ?? lines.find((line) => REASON.test(line)) ?? '';
}

/** The rest of a reply on the lines below it. */
function continuation(lines: readonly string[]): string[] {
  const end = lines.findIndex((line) => line === '' || /^[^\s@]+@\S+$/.test(line));
  return lines.slice(0, end < 0 ? 1 : Math.min(end, 2));
}
