import { createHash } from 'node:crypto';
import { encodeWord } from 'nodemailer/lib/mime-funcs/index.js';
import { business } from '#content/business.ts';
import { emails } from '#content/words/emails.ts';
import type { EmailKind } from '../db/tables.ts';

type Origin = 'generated' | 'replied' | 'written';

/**
 * Where the emails of a kind come from (RFC 3834): the site made them by itself, it answers what a visitor sent, or the
 * owner wrote them. The last must not be called automatic.
 */
const ORIGINS: Record<EmailKind, Origin> = {
  'owner-notice': 'generated',
  receipt: 'replied',
  reply: 'written',
  appointment: 'generated',
  reminder: 'generated',
  'confirm-subscription': 'generated',
  'unsubscribe-link': 'replied',
  'reset-password': 'replied',
  'confirm-email': 'generated',
  'security-notice': 'generated',
  newsletter: 'written',
  'newsletter-test': 'written',
};

type Headers = Record<string, string | { prepared: true; value: string }>;

interface Email {
  kind: EmailKind;
  /** The campaign's id. */
  campaign?: number;
}

/**
 * The headers that an email has for its kind.
 * - `Auto-Submitted` and `X-Auto-Response-Suppress` (Exchange) keep absence notes away, but for replies, whose writer
 *   wants to know; reports of failed delivery are wanted, so it is not `All`.
 * - `Precedence` is for those older than `List-Id`.
 * - `Feedback-ID` is what Gmail's Postmaster Tools count complaints by: at most three names, then one of the sender.
 * @param host the site's
 */
export function headersOf({ kind, campaign }: Email, host: string): Headers {
  const origin = ORIGINS[kind];
  const sender = createHash('sha256').update(host).digest('hex').slice(0, 12); // 5 to 15 characters
  return {
    ...(origin === 'written' ? {} : { 'Auto-Submitted': `auto-${origin}` }),
    ...(kind === 'reply' ? {} : { 'X-Auto-Response-Suppress': 'OOF, AutoReply' }),
    ...(kind === 'newsletter' ? { 'List-Id': listId(host), Precedence: 'bulk' } : {}),
    'Feedback-ID': [...(campaign === undefined ? [] : [`campaign-${campaign}`]), kind, host, sender].join(
      ':',
    ),
  };
}

/** RFC 2919. nodemailer would encode the quotes and the brackets, too. */
function listId(host: string): Headers[string] {
  const name = emails.newsletter.list(business.who.name);
  const isAscii = /^[ -~]*$/.test(name);
  const phrase = isAscii ? `"${name.replace(/["\\]/g, '\\$&')}"` : encodeWord(name, 'Q', 52);
  return { prepared: true, value: `${phrase} <newsletter.${host}>` };
}
