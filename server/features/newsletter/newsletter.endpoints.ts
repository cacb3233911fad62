import { REQUEST_KEY_HEADER } from '#shared/business.ts';
import { newsletterBody, type NewsletterSent } from '#shared/contract/newsletter.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { NewsletterService } from './newsletter.service.ts';

export function newsletterEndpoints(newsletter: NewsletterService) {
  return {
    sendNewsletter: defineEndpoint({
      body: newsletterBody,
      bodyLimit: 256 * 1024,
      async handle({ body, request }): Promise<NewsletterSent> {
        const sent = await newsletter.send(body, request.get(REQUEST_KEY_HEADER) ?? null);
        return {
          success: true,
          campaign_id: sent.id,
          summary: {
            success_count: sent.delivered,
            failure_count: sent.failed,
            waiting_count: sent.waiting,
            total: sent.recipients,
          },
        };
      },
    }),
  };
}
