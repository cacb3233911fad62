import type { NewsletterPreview, NewsletterSent } from '#shared/contract/newsletter.ts';
import type { Progress } from './listed-campaigns.repository.ts';
import type { MadeNewsletter } from './newsletter.service.ts';

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

export function presentPreview(made: MadeNewsletter): NewsletterPreview {
  const { email, recipients, sender, preview_text, test_to } = made;
  const { subject, html, text } = email;
  return {
    success: true,
    subject,
    html,
    text,
    recipients,
    bytes: Buffer.byteLength(html),
    sender: { name: sender.name, address: sender.address },
    preview_text,
    test_to,
  };
}
