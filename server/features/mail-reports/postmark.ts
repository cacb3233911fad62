import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { MailReport } from '../../mail/reports/report.ts';
import { reasonOf } from '../../mail/reports/said.ts';

const text = z.string().catch('');

/** What is read of Postmark's webhooks; see "Webhooks" in its manual. What is missing counts as empty. */
const payload = z.object({
  RecordType: text,
  ID: z.coerce.string().catch(''),
  Type: text,
  Description: text,
  Details: text,
  Email: text,
  Recipient: text,
  SuppressSending: z.boolean().catch(false),
  SuppressionReason: z.string().nullable().catch(null),
  Metadata: z.record(z.string(), z.unknown()).catch({}),
});

type Event = z.output<typeof payload>;

/** The types of bounces that say nothing of the delivery of an email: automatic answers, confirmations … */
const NO_BOUNCE = [
  'AutoResponder',
  'AddressChange',
  'ChallengeVerification',
  'OpenRelayTest',
  'Subscribe',
  'InboundError',
];
const HARD = ['HardBounce', 'BadEmailAddress'];

/** Whether a request comes from whoever knows the credentials. Postmark sends them by HTTP Basic and signs nothing. */
export function isPostmark(
  authorization: string,
  { user, password }: { user: string; password: string },
): boolean {
  const [, encoded = ''] = /^Basic +(\S+)$/i.exec(authorization) ?? [];
  const hash = (value: string | Buffer) => createHash('sha256').update(value).digest();
  return timingSafeEqual(hash(Buffer.from(encoded, 'base64')), hash(`${user}:${password}`));
}

/** What a webhook reports of an email; null when it reports something else. */
export function postmarkReport(body: object): MailReport | null {
  const event = payload.parse(body); // every field has a default
  const verdict = verdictOf(event);
  if (verdict === null) return null;
  const recipient = event.Email === '' ? event.Recipient : event.Email;
  return {
    ...verdict,
    key: `postmark:${event.ID}`,
    signed: true,
    mail: {
      references: referencesIn(event),
      messageIds: [],
      recipient: recipient === '' ? null : recipient,
    },
  };
}

/** The header's name may have been changed to `X-Pm-Metadata-Mail` on the way. */
function referencesIn({ Metadata }: Event): string[] {
  const [, value] = Object.entries(Metadata).find(([key]) => key.toLowerCase() === 'mail') ?? [];
  return typeof value === 'string' ? [value] : [];
}

function verdictOf(event: Event): Pick<MailReport, 'kind' | 'gaveUp' | 'reason'> | null {
  const { RecordType, Type } = event;
  const left = { kind: 'unsubscribe', gaveUp: false, reason: 'Has left at Postmark.' } as const;
  // Suppressions for other reasons come as a bounce or a complaint, too.
  if (RecordType === 'SubscriptionChange') {
    return event.SuppressSending && event.SuppressionReason === 'ManualSuppression' ? left : null;
  }
  if (RecordType === 'SpamComplaint' || (RecordType === 'Bounce' && Type === 'SpamComplaint')) {
    return { kind: 'complaint', gaveUp: false, reason: 'Called spam by the reader (Postmark).' };
  }
  if (RecordType !== 'Bounce' || NO_BOUNCE.includes(Type)) return null;
  if (Type === 'Unsubscribe') return left;
  const said = event.Details === '' ? event.Description : event.Details;
  const reason = reasonOf(said, `Postmark could not deliver the email (${Type}).`);
  // Postmark goes on trying after a "Transient" bounce.
  return { kind: HARD.includes(Type) ? 'hard' : 'soft', gaveUp: Type !== 'Transient', reason };
}
