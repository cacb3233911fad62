import { idQuery } from '#shared/contract/fields.ts';
import { repliesQuery, replyBody } from '#shared/contract/replies.ts';
import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { presentReply } from './replies.presenter.ts';
import type { ReplyService } from './replies.service.ts';

/** Bytes of JSON: characters may have several, and escapes. */
const ROOM = 128 * 1024;

export function replyEndpoints(replies: ReplyService) {
  return {
    listReplies: defineEndpoint({
      query: repliesQuery,
      async handle({ query }) {
        return { success: true, replies: (await replies.ofContacts([query.contact])).map(presentReply) };
      },
    }),

    sendReply: defineEndpoint({
      body: replyBody,
      bodyLimit: ROOM,
      async handle({ body, request }) {
        const reply = await replies.send(body, request.get(REQUEST_KEY_HEADER) || null);
        return { success: true, reply: presentReply(reply) };
      },
    }),

    takeBackReply: defineEndpoint({
      query: idQuery,
      handle: async ({ query }) => ({ success: true, body: await replies.takeBack(query.id) }),
    }),
  } satisfies Partial<Endpoints>;
}
