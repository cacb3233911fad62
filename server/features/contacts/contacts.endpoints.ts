import { idsBody } from '#shared/contract/batches.ts';
import { messageBody } from '#shared/contract/contacts.ts';
import { idQuery, ownerListQuery } from '#shared/contract/fields.ts';
import { eachOf } from '../../batches.ts';
import { listPagination } from '../../db/rows.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { isSuspectedSpam } from '../../http/spam.ts';
import { presentConversation } from './contacts.presenter.ts';
import type { ContactService } from './contacts.service.ts';
import type { Conversations } from './conversations.ts';

export function contactEndpoints(contacts: ContactService, conversations: Conversations) {
  return {
    sendMessage: defineEndpoint({
      limit: 'contact',
      body: messageBody,
      async handle({ body, request }) {
        await contacts.receive(body, isSuspectedSpam(request, body.website));
        return { success: true };
      },
    }),

    listContacts: defineEndpoint({
      query: ownerListQuery,
      async handle({ query }) {
        const { rows, total } = await contacts.list(query);
        return {
          success: true,
          contacts: (await conversations.around(rows)).map(presentConversation),
          pagination: listPagination(query, total),
        };
      },
    }),

    deleteContact: defineEndpoint({
      query: idQuery,
      async handle({ query }) {
        await contacts.delete(query.id);
        return { success: true };
      },
    }),

    deleteContacts: defineEndpoint({
      body: idsBody,
      handle: async ({ body }) => ({
        success: true,
        ...(await eachOf(body.ids, (id) => contacts.delete(id))),
      }),
    }),
  } satisfies Partial<Endpoints>;
}
