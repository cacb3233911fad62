import type { NewsletterPreview, NewsletterSent } from '#shared/contract/newsletter.ts';
import type { EmailContent } from '../../mail/mailer.ts';
import type { Progress } from './campaigns.repository.ts';

/** @param sendAt when it is sent later, in ISO 8601; null otherwise */
export function presentSent(sent: { id: number } & Progress, sendAt: string | null): NewsletterSent {
  return {
    success: true,
    campaign_id: sent.id,
    ...(sendAt === null ? {} : { send_at: sendAt }),
    summary: {
      success_count: sent.delivered,
      failure_count: sent.failed,
      waiting_count: sent.waiting,
      total: sent.recipients,
    },
  };
}

export function presentPreview(made: { email: EmailContent; recipients: number }): NewsletterPreview {
  const { subject, html, text } = made.email;
  return {
    success: true,
    subject,
    html,
    text,
    recipients: made.recipients,
    bytes: Buffer.byteLength(html),
  };
}
