import { idsBody } from '#shared/contract/batches.ts';
import {
  judgeContactsBody,
  listContactsQuery,
  messageBody,
  settleContactsBody,
} from '#shared/contract/contacts.ts';
import { idQuery } from '#shared/contract/fields.ts';
import { eachOf } from '../../batches.ts';
import { listPagination } from '../../db/rows.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { isSuspectedSpam } from '../../http/spam.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { presentConversation } from './contacts.presenter.ts';
import type { ContactService } from './contacts.service.ts';
import type { Conversations } from './conversations.ts';
import type { ListedContacts } from './listed-contacts.service.ts';

interface Deps {
  contacts: ContactService;
  listedContacts: ListedContacts;
  conversations: Conversations;
  outbox: Pick<Outbox, 'enabled'>;
}

export function contactEndpoints({ contacts, listedContacts, conversations, outbox }: Deps) {
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
      query: listContactsQuery,
      async handle({ query }) {
        const { rows, total } = await listedContacts.list(query);
        return {
          success: true,
          contacts: (await conversations.around(rows)).map(presentConversation),
          pagination: listPagination(query, total),
          ...(query.view === null && query.ids === null
            ? {}
            : {
                ...(await listedContacts.standing()),
                ...(query.search === '' ? {} : { found: await listedContacts.found(query.search) }),
                can_reply: outbox.enabled,
              }),
        };
      },
    }),

    settleContacts: defineEndpoint({
      body: settleContactsBody,
      handle: async ({ body }) => ({
        success: true,
        ...(await eachOf(body.ids, (id) => contacts.settle(id, body.settled))),
      }),
    }),

    judgeContacts: defineEndpoint({
      body: judgeContactsBody,
      handle: async ({ body }) => ({
        success: true,
        ...(await eachOf(body.ids, (id) => contacts.judge(id, body.spam))),
      }),
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
