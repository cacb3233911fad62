import { z } from 'zod';
import { idQuery } from '#shared/contract/fields.ts';
import type { Request } from '#app/lib/api-client.ts';
import { defineEndpoint, defineRead } from '#server/http/define-endpoint.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import { together } from '#server/http/together.ts';
import type { FakeServer } from '#tests/support/fake-server.ts';

/*
 * Compiled by `npm run types` and never run: each of these contradicts the contract, and the compile fails as soon as
 * one of them is accepted.
 */

export async function clientCalls(request: Request) {
  const { taken } = await request('readAvailability', {});
  // @ts-expect-error -- the answer has another type
  const wrong: string[] = (await request('readAvailability', {})).taken;
  // @ts-expect-error -- the operation takes no body
  void request('readAvailability', { body: {} });
  // @ts-expect-error -- the operation needs an id
  void request('deletePost', {});
  // @ts-expect-error -- an id is a number
  void request('deletePost', { query: { id: '3' } });
  // @ts-expect-error -- a form is no JSON
  void request('uploadImage', { body: { image: '' } });
  // @ts-expect-error -- there is no such operation
  void request('readEverything', {});
  return { taken, wrong };
}

const success = () => ({ success: true as const });

export const rightHandlers = {
  logout: defineEndpoint({ handle: success }),
  deletePost: defineEndpoint({ query: idQuery, handle: success }),
  retryCampaign: defineEndpoint({
    body: z.object({ id: z.number() }),
    handle: ({ body }) => ({ success: true, count: body.id }),
  }),
} satisfies Partial<Endpoints>;

export const wrongHandlers = {
  // @ts-expect-error -- another operation's answer
  readAvailability: defineRead({ cache: { tags: [] }, handle: () => Promise.resolve(success()) }),
  // @ts-expect-error -- a field of the answer has another type
  retryCampaign: defineEndpoint({ body: idQuery, handle: () => ({ success: true, count: '3' }) }),
  // @ts-expect-error -- the contract has a query, which nothing reads
  deletePost: defineEndpoint({ handle: success }),
  // @ts-expect-error -- the schema asks for more than the contract sends
  deleteContact: defineEndpoint({ query: idQuery.extend({ why: z.string() }), handle: success }),
  // @ts-expect-error -- a query is text when it comes
  deleteCategory: defineEndpoint({ query: z.object({ id: z.number() }), handle: success }),
  // @ts-expect-error -- the contract sends no body
  deleteSubscriber: defineEndpoint({ query: idQuery, body: idQuery, handle: success }),
  // @ts-expect-error -- there is no such operation
  readEverything: defineEndpoint({ handle: success }),
} satisfies Partial<Endpoints>;

// A read is kept for all visitors, and knows nothing of the one who asks.
export const knowingRead = defineRead<'listCategories'>({
  cache: { tags: [] },
  // @ts-expect-error -- who asks
  handle: ({ session }) => Promise.resolve(session ?? []),
});

const { logout, deletePost } = rightHandlers;
export const rightGroups: Pick<Endpoints, 'logout' | 'deletePost'> = together({ logout }, { deletePost });
// @ts-expect-error -- an operation that nothing answers
export const missing: Pick<Endpoints, 'logout' | 'deletePost'> = together({ logout }, {});
// @ts-expect-error -- an operation that two groups answer
export const doubled: Pick<Endpoints, 'logout' | 'deletePost'> = together({ logout }, { logout, deletePost });

export function preparedReplies(server: FakeServer) {
  server.on(
    'readAvailability',
    { json: { success: true, taken: {}, meets_online: false } },
    { json: { success: false, error: 'Oops.' } },
  );
  // @ts-expect-error -- another operation's answer
  server.on('readAvailability', { json: { success: true } });
  // @ts-expect-error -- a field of the answer has another type
  server.on('readAvailability', { json: { success: true, taken: [] as string[] } });
  // @ts-expect-error -- a refusal says why
  server.on('readAvailability', { json: { success: false } });
  // @ts-expect-error -- there is no such operation
  server.on('readEverything', 'never');
}
