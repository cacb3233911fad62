import { readWordings } from './refusal-wordings.ts';

/** A mail server's refusal: its reply over SMTP, or what a delivery status notification (RFC 3464) says of one. */
export interface Refusal {
  /** The SMTP reply code, 400 to 599; null where a notification has only the enhanced status code. */
  code: number | null;
  /** The enhanced status code (RFC 3463), such as `5.1.1`; null without one. See `enhancedStatus`. */
  status: string | null;
  /** What the server wrote. */
  text: string;
  /** Whether it came before the message, as the reply to RCPT TO, or is a notification. Otherwise it answers DATA. */
  atRecipient: boolean;
}

/**
 * What a refusal means:
 * - `address`: this mailbox does not exist, so it gets no more emails;
 * - `content`: this message can never be accepted (too big, malformed), so it is not retried;
 * - `policy`: it is about the sender or how much is sent (relaying, a blocklist, a quota, a rate), or unclear. It is
 *   retried for days, and other emails probably meet the same;
 * - `later`: a passing problem of this one email, such as greylisting. It is retried for days.
 */
export type RefusalKind = 'address' | 'content' | 'policy' | 'later';

/** Bad mailbox, domain or syntax; moved without a new address; takes no mail; disabled. */
const NO_SUCH_MAILBOX = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/;
/** Codes that leave open what is wrong, so that the wording decides: "other" and "undefined", and protocol errors. */
const UNDEFINED = /^5\.(?:0\.\d+|1\.0|2\.0|5\.\d+)$/;
/** The message is too long for the mailbox or the server, or cannot be converted. */
const CONTENT = /^5\.(?:2\.3|3\.4|6\.\d+)$/;
/** Of a whole message, these are final, too. Others are about the system, the network, too many recipients or a policy. */
const FINAL_FOR_MESSAGE = /^5\.(?:0\.\d+|1\.(?:0|1|2|3|6|10)|2\.[01]|5\.(?!3$)\d+)$/;
/** RFC 7504: the domain does not accept mail. */
const DOMAIN_TAKES_NO_MAIL = 556;
/** RFC 5321: storage exceeded. Providers also use it for their own quotas. */
const STORAGE_EXCEEDED = 552;
/** It refers to an earlier command on the connection. */
const BAD_SEQUENCE = 503;

/**
 * Finds the enhanced status code in a reply, such as `5.1.1`; null without one. Some servers put it at the end, and an IP
 * address is none.
 */
export function enhancedStatus(reply: string): string | null {
  return /(?<![\d.[])([245]\.[0-7]\.\d{1,3})(?!\.?\d)/.exec(reply)?.[1] ?? null;
}

/** Classifies a refusal. In doubt the address is kept and the email is retried: that costs nothing but time. */
export function refusalKind({ code, status, text, atRecipient }: Refusal): RefusalKind {
  const { saysNoSuchMailbox, saysTooBig, saysPolicy, saysRate } = readWordings(text);
  const isTemporary = code === null ? status?.startsWith('4') === true : code < 500;
  if (isTemporary) return saysRate && status?.startsWith('4.2.') !== true ? 'policy' : 'later';
  if (code === BAD_SEQUENCE) return 'later';
  if (status === null ? saysTooBig : CONTENT.test(status)) return 'content';
  if (saysPolicy) return 'policy';
  if (!atRecipient) return isFinalForMessage(code, status) ? 'content' : 'policy';
  if (status !== null && NO_SUCH_MAILBOX.test(status)) return 'address';
  if (status !== null && !UNDEFINED.test(status)) return 'policy';
  return saysNoSuchMailbox || code === DOMAIN_TAKES_NO_MAIL ? 'address' : 'policy';
}

/** Whether the refusal of a whole message is final. */
function isFinalForMessage(code: number | null, status: string | null): boolean {
  return status === null ? code !== STORAGE_EXCEEDED : FINAL_FOR_MESSAGE.test(status);
}
