import { pageViewQuery, readersQuery } from '#shared/contract/readers.ts';
import type { Config } from '../../config.ts';
import { isSameOrigin } from '../../http/authentication.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { ReaderCounter } from './reader-counter.ts';
import type { ReaderService } from './readers.service.ts';

interface Readers {
  readers: ReaderCounter;
  readerFigures: ReaderService;
  config: Pick<Config, 'production' | 'origin'>;
}

/** @param publicPath the canonical path of a page that all visitors can open; null for any other address */
export function readerEndpoints(
  { readers, readerFigures, config }: Readers,
  publicPath: (path: string) => Promise<string | null>,
) {
  return {
    /** Counts nothing for the owner, for other sites' pages, and for addresses without a page; it answers all alike. */
    countPageView: defineEndpoint({
      limit: 'read',
      countsRefusals: true,
      query: pageViewQuery,
      async handle({ query: { path, from }, session, request }) {
        if (session === null && isSameOrigin(request, config)) {
          const known = await publicPath(path);
          if (known !== null) readers.page(known, from ?? null, request.headers);
        }
        return { success: true };
      },
    }),

    readReaders: defineEndpoint({
      query: readersQuery,
      handle: async ({ query }) => ({ success: true, ...(await readerFigures.read(query.days)) }),
    }),
  } satisfies Partial<Endpoints>;
}
