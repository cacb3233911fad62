import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import {
  postSendingQuery,
  previewRichNewsletterBody,
  sendRichNewsletterBody,
  testRichNewsletterBody,
} from '#shared/contract/rich-newsletters.ts';
import { noteTitle } from '../../http/call-titles.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { presentPreview, presentSent } from './newsletter.presenter.ts';
import type { RichNewsletterService } from './rich-newsletter.service.ts';

/** Room for content of the maximum length, in JSON. */
const ROOM = 3 * 1024 * 1024;

export function richNewsletterEndpoints(newsletter: RichNewsletterService) {
  return {
    sendRichNewsletter: defineEndpoint({
      body: sendRichNewsletterBody,
      bodyLimit: ROOM,
      async handle({ body, request }) {
        const sent = await newsletter.send(body, request.get(REQUEST_KEY_HEADER) || null);
        noteTitle(request, body.subject);
        return presentSent(sent, body.send_at);
      },
    }),

    readPostSending: defineEndpoint({
      query: postSendingQuery,
      handle: async ({ query }) => ({ success: true as const, ...(await newsletter.prospects(query.post)) }),
    }),

    previewRichNewsletter: defineEndpoint({
      body: previewRichNewsletterBody,
      bodyLimit: ROOM,
      async handle({ body }) {
        const { post, ...made } = await newsletter.preview(body);
        return { ...presentPreview(made), post };
      },
    }),

    testRichNewsletter: defineEndpoint({
      limit: 'newsletterTest',
      body: testRichNewsletterBody,
      bodyLimit: ROOM,
      handle: async ({ body }) => ({ success: true as const, to: await newsletter.test(body) }),
    }),
  } satisfies Partial<Endpoints>;
}
