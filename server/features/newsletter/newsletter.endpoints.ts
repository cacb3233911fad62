import { REQUEST_KEY_HEADER } from '#shared/business.ts';
import { campaignBody, newsletterBody } from '#shared/contract/newsletter.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { presentCampaign } from './campaigns.presenter.ts';
import type { NewsletterService } from './newsletter.service.ts';

/** Room for content of the maximum length, in JSON. */
const NEWSLETTER = { body: newsletterBody, bodyLimit: 256 * 1024 };

export function newsletterEndpoints(newsletter: NewsletterService) {
  return {
    sendNewsletter: defineEndpoint({
      ...NEWSLETTER,
      async handle({ body, request }) {
        const sent = await newsletter.send(body, request.get(REQUEST_KEY_HEADER) || null);
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

    previewNewsletter: defineEndpoint({
      ...NEWSLETTER,
      async handle({ body }) {
        const { email, recipients } = await newsletter.preview(body);
        const { subject, html, text } = email;
        return { success: true, subject, html, text, recipients };
      },
    }),

    testNewsletter: defineEndpoint({
      ...NEWSLETTER,
      async handle({ body }) {
        return { success: true, to: await newsletter.test(body) };
      },
    }),

    listCampaigns: defineEndpoint({
      async handle() {
        const list = await newsletter.list();
        const campaigns = list.map(({ campaign, failures }) => presentCampaign(campaign, failures));
        return { success: true, campaigns };
      },
    }),

    retryCampaign: defineEndpoint({
      body: campaignBody,
      async handle({ body }) {
        return { success: true, count: await newsletter.retry(body.id) };
      },
    }),
  } satisfies Partial<Endpoints>;
}
