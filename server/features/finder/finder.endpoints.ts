import { findQuery } from '#shared/contract/finder.ts';
import { wordsOf } from '../../db/matching.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { FinderService } from './finder.service.ts';

export function finderEndpoints(finder: FinderService) {
  return {
    /** What the command palette finds in the owner's lists. */
    find: defineEndpoint({
      query: findQuery,
      handle: async ({ query }) => ({ success: true, ...(await finder.find(wordsOf(query.words))) }),
    }),
  } satisfies Partial<Endpoints>;
}
