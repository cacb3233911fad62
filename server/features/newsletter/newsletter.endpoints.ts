import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import { newsletterBody, sendNewsletterBody } from '#shared/contract/newsletter.ts';
import { postalAddressBody } from '#shared/contract/postal-address.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { NewsletterService } from './newsletter.service.ts';

/** Room for content of the maximum length, in JSON. */
const ROOM = 256 * 1024;
const NEWSLETTER = { body: newsletterBody, bodyLimit: ROOM };

export function newsletterEndpoints(newsletter: NewsletterService) {
  return {
    sendNewsletter: defineEndpoint({
      body: sendNewsletterBody,
      bodyLimit: ROOM,
      async handle({ body, request }) {
        const sent = await newsletter.send(body, request.get(REQUEST_KEY_HEADER) || null);
        return {
          success: true,
          campaign_id: sent.id,
          ...(body.send_at === null ? {} : { send_at: body.send_at }),
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
        return { success: true, subject, html, text, recipients, bytes: Buffer.byteLength(html) };
      },
    }),

    testNewsletter: defineEndpoint({
      ...NEWSLETTER,
      async handle({ body }) {
        return { success: true, to: await newsletter.test(body) };
      },
    }),

    readPostalAddress: defineEndpoint({
      async handle() {
        return { success: true, postal_address: await newsletter.postalAddress() };
      },
    }),

    savePostalAddress: defineEndpoint({
      body: postalAddressBody,
      async handle({ body: { postal_address } }) {
        await newsletter.savePostalAddress(postal_address);
        return { success: true, postal_address };
      },
    }),
  } satisfies Partial<Endpoints>;
}
