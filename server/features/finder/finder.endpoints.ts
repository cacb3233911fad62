import { findQuery } from '#shared/contract/finder.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { FinderRepository } from './finder.repository.ts';

/** How many are found at the most. */
const MAX_POSTS = 5;
const MAX_PEOPLE = 8;
const MAX_CATEGORIES = 3;
const MAX_CAMPAIGNS = 5;

export function finderEndpoints(finder: FinderRepository) {
  return {
    /** What the command palette finds in the owner's lists. */
    find: defineEndpoint({
      query: findQuery,
      async handle({ query }) {
        const words = query.words.toLowerCase().split(/\s+/);
        const [posts, people, categories, campaigns] = await Promise.all([
          finder.posts(words, MAX_POSTS),
          finder.people(words, MAX_PEOPLE),
          finder.categories(words, MAX_CATEGORIES),
          finder.campaigns(words, MAX_CAMPAIGNS),
        ]);
        return { success: true, posts, people, categories, campaigns };
      },
    }),
  } satisfies Partial<Endpoints>;
}
