import { idQuery } from '#shared/contract/fields.ts';
import { snippetBody } from '#shared/contract/snippets.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { SnippetService } from './snippets.service.ts';

/** Every endpoint responds with all snippets. */
export function snippetEndpoints(snippets: SnippetService) {
  const answer = async () => ({ success: true as const, snippets: await snippets.list() });
  return {
    listSnippets: defineEndpoint({ handle: answer }),

    saveSnippet: defineEndpoint({
      body: snippetBody,
      async handle({ body }) {
        await snippets.save(body);
        return answer();
      },
    }),

    deleteSnippet: defineEndpoint({
      query: idQuery,
      async handle({ query }) {
        await snippets.delete(query.id);
        return answer();
      },
    }),
  } satisfies Partial<Endpoints>;
}
