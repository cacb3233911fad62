import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import { newsletterBody, sendNewsletterBody, testNewsletterBody } from '#shared/contract/newsletter.ts';
import { postalAddressBody } from '#shared/contract/postal-address.ts';
import { noteTitle } from '../../http/call-titles.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { presentPreview, presentSent } from './newsletter.presenter.ts';
import type { NewsletterService } from './newsletter.service.ts';

/** Room for content of the maximum length, in JSON. */
const ROOM = 256 * 1024;
/** What the plain composer's newsletters have of all that there is. */
const PLAIN = { format: 'plain', preview_text: '', post_id: null, post_part: null, on_web: 0 } as const;

export function newsletterEndpoints(newsletter: NewsletterService) {
  return {
    sendNewsletter: defineEndpoint({
      body: sendNewsletterBody,
      bodyLimit: ROOM,
      async handle({ body, request }) {
        const sent = await newsletter.send({ ...body, ...PLAIN }, request.get(REQUEST_KEY_HEADER) || null);
        noteTitle(request, body.subject);
        return presentSent(sent, body.send_at);
      },
    }),

    previewNewsletter: defineEndpoint({
      body: newsletterBody,
      bodyLimit: ROOM,
      async handle({ body }) {
        return presentPreview(await newsletter.preview({ ...body, format: 'plain', slug: null }));
      },
    }),

    testNewsletter: defineEndpoint({
      limit: 'newsletterTest',
      body: testNewsletterBody,
      bodyLimit: ROOM,
      async handle({ body: { to, ...body } }) {
        return { success: true, to: await newsletter.test({ ...body, format: 'plain', slug: null }, to) };
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
