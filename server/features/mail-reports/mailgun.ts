import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { MailReport } from '../../mail/reports/report.ts';
import { namesMailbox, reasonOf } from '../../mail/reports/said.ts';

const text = z.string().catch('');

/** What is read of Mailgun's webhooks; see "Webhooks" in its manual. What is missing counts as empty. */
const payload = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string(), signature: z.string() }),
  'event-data': z.object({
    id: text,
    event: text,
    severity: text,
    reason: text,
    recipient: text,
    message: z.object({ headers: z.object({ 'message-id': text }).catch({ 'message-id': '' }) }).catch({
      headers: { 'message-id': '' },
    }),
    'delivery-status': z
      .object({
        code: z.coerce.string().catch(''),
        message: text,
        description: text,
        'enhanced-code': text,
      })
      .catch({ code: '', message: '', description: '', 'enhanced-code': '' }),
  }),
});

type Event = z.output<typeof payload>['event-data'];

/** Mailgun tries for eight hours. A report counts once, so an older one could only be a forgery. */
const MAX_AGE_MS = 12 * 60 * 60 * 1_000;

/** A webhook's event; null when the body is no webhook, is too old or was not signed with the key. */
export function readMailgun(body: object, key: string, now: Date): { token: string; event: Event } | null {
  const parsed = payload.safeParse(body);
  if (!parsed.success) return null;
  const { timestamp, token, signature } = parsed.data.signature;
  const wanted = Buffer.from(
    createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex'),
  );
  const given = Buffer.from(signature);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const isRecent = Math.abs(now.getTime() - Number(timestamp) * 1_000) < MAX_AGE_MS; // false for NaN, too
  return isRecent ? { token, event: parsed.data['event-data'] } : null;
}

/** What an event reports of an email; null when it is another kind of event. */
export function mailgunReport(event: Event): MailReport | null {
  const verdict = verdictOf(event);
  if (verdict === null) return null;
  const messageId = event.message.headers['message-id'].replace(/[<>]/g, '');
  return {
    ...verdict,
    key: `mailgun:${event.id}`,
    signed: true,
    mail: {
      references: [],
      messageIds: messageId === '' ? [] : [messageId],
      recipient: event.recipient === '' ? null : event.recipient,
    },
  };
}

function verdictOf(event: Event): Pick<MailReport, 'kind' | 'gaveUp' | 'reason'> | null {
  const left = { kind: 'unsubscribe', gaveUp: false, reason: 'Has left at Mailgun.' } as const;
  const complaint = {
    kind: 'complaint',
    gaveUp: false,
    reason: 'Called spam by the reader (Mailgun).',
  } as const;
  if (event.event === 'unsubscribed') return left;
  if (event.event === 'complained') return complaint;
  if (event.event !== 'failed') return null;
  // Mailgun does not try addresses that bounced, left or complained before.
  if (event.reason === 'suppress-unsubscribe') return { ...left, gaveUp: true };
  if (event.reason === 'suppress-complaint') return { ...complaint, gaveUp: true };
  const { code, message, description, 'enhanced-code': status } = event['delivery-status'];
  const said = message === '' ? description : message;
  const reply = /^\d{3}\b/.test(said) || code === '' ? said : `${code} ${said}`;
  const reason = reasonOf(reply, 'Mailgun could not deliver the email.');
  if (event.severity !== 'permanent') return { kind: 'soft', gaveUp: false, reason };
  const isHard = event.reason === 'suppress-bounce' || namesMailbox(status, reply);
  return { kind: isHard ? 'hard' : 'soft', gaveUp: true, reason };
}
