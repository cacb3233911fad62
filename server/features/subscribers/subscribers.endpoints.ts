import { idsBody } from '#shared/contract/batches.ts';
import { idQuery } from '#shared/contract/fields.ts';
import { linkQuery } from '#shared/contract/visitor-fields.ts';
import {
  listSubscribersQuery,
  subscribeBody,
  subscriberBody,
  unsubscribeByOwnerBody,
} from '#shared/contract/newsletter.ts';
import { eachOf } from '../../batches.ts';
import { listPagination } from '../../db/rows.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { Clock } from '../../clock.ts';
import { seeOther } from '../../http/errors.ts';
import { isSuspectedSpam } from '../../http/spam.ts';
import { presentSubscriber } from './subscribers.presenter.ts';
import type { SubscriberService } from './subscribers.service.ts';

export function subscriberEndpoints(subscribers: SubscriberService, clock: Clock) {
  return {
    subscribe: defineEndpoint({
      limit: 'newsletter',
      body: subscribeBody,
      async handle({ body, request }) {
        const { pending } = await subscribers.subscribe(body.email, isSuspectedSpam(request, body.website));
        return pending ? { success: true, pending } : { success: true };
      },
    }),

    confirmSubscription: defineEndpoint({
      query: linkQuery,
      async handle({ query }) {
        await subscribers.confirm(query.token);
        return { success: true };
      },
    }),

    openUnsubscribe: defineEndpoint({
      query: linkQuery,
      handle({ query }) {
        // Relative, because both bases have this page.
        throw seeOther(`../newsletter/unsubscribe?token=${encodeURIComponent(query.token)}`);
      },
    }),

    /** Ignores the body: RFC 8058 sends one, our page none. */
    unsubscribe: defineEndpoint({
      query: linkQuery,
      async handle({ query }) {
        await subscribers.unsubscribe(query.token);
        return { success: true };
      },
    }),

    /** Nobody is suspected by the fill time: a browser that knows the address fills it in at once. */
    requestUnsubscribe: defineEndpoint({
      limit: 'newsletter',
      body: subscribeBody,
      async handle({ body }) {
        await subscribers.requestUnsubscribe(body.email, body.website);
        return { success: true };
      },
    }),

    listSubscribers: defineEndpoint({
      query: listSubscribersQuery,
      async handle({ query }) {
        const { rows, total } = await subscribers.list(query);
        return {
          success: true,
          subscribers: rows.map(presentSubscriber),
          pagination: listPagination(query, total),
          ...(query.view === null ? {} : { counts: await subscribers.counts() }),
        };
      },
    }),

    addSubscriber: defineEndpoint({
      body: subscriberBody,
      handle: async ({ body }) => ({ success: true, ...(await subscribers.add(body.email, body.agreed)) }),
    }),

    readSubscriber: defineEndpoint({
      query: idQuery,
      async handle({ query }) {
        const { subscriber, history } = await subscribers.read(query.id);
        return { success: true, subscriber: presentSubscriber(subscriber), ...history };
      },
    }),

    unsubscribeByOwner: defineEndpoint({
      body: unsubscribeByOwnerBody,
      async handle({ body: { ids, undoes } }) {
        const at = clock();
        const outcome = await eachOf(ids, (id) =>
          undoes === undefined ? subscribers.takeOff(id) : subscribers.takeBack(id, new Date(undoes)),
        );
        return { success: true, ...outcome, at: at.toISOString() };
      },
    }),

    deleteSubscriber: defineEndpoint({
      query: idQuery,
      async handle({ query }) {
        await subscribers.delete(query.id);
        return { success: true };
      },
    }),

    deleteSubscribers: defineEndpoint({
      body: idsBody,
      handle: async ({ body }) => ({
        success: true,
        ...(await eachOf(body.ids, (id) => subscribers.delete(id))),
      }),
    }),
  } satisfies Partial<Endpoints>;
}
