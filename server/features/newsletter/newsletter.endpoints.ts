import { newsletterBody, type NewsletterSent } from '#shared/contract/newsletter.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { NewsletterService } from './newsletter.service.ts';

export function newsletterEndpoints(newsletter: NewsletterService) {
  return {
    sendNewsletter: defineEndpoint({
      body: newsletterBody,
      bodyLimit: 256 * 1024,
      async handle({ body }): Promise<NewsletterSent> {
        const { accepted, failed } = await newsletter.send(body);
        const summary = { success_count: accepted, failure_count: failed, total: accepted + failed };
        return { success: true, summary };
      },
    }),
  };
}
