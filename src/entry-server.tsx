import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { PageToRender, RenderedPage, TextToSplit } from '#shared/first-render.ts';
import type { CodePart, RichTextPart } from '#shared/post-html.ts';
import { App } from './app/App.tsx';
import { createQueryClient } from './app/query-client.ts';
import { createAnnouncer } from './lib/announcer.ts';
import { createApiClient } from './lib/api-client.ts';
import { codeKind } from './lib/code-kind.ts';
import { highlightCode } from './lib/highlight-code.ts';
import type { Host } from './lib/host.ts';
import { splitRichText } from './lib/rich-text.ts';

type DomWindow = ReturnType<Host['domWindow']>;

/** Renders a page without a browser, with all that it asks for. */
export async function renderPage(page: PageToRender): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  const app = (
    <StaticRouter basename={page.base} location={page.base + page.address}>
      <App host={hostWithoutBrowser(page)} queryClient={queryClient} />
    </StaticRouter>
  );
  // The first pass finds out what the page asks for; the second one has it.
  let html = await toHtml(app);
  let complete = true;
  if (queryClient.getQueryCache().getAll().length > 0) {
    complete = await answerQueries(queryClient);
    html = await toHtml(app);
  }
  const data = { day: page.day, queries: answersIn(queryClient) };
  queryClient.clear(); // nothing outlives the rendering, no timer either
  const preloads = /^(<link\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return {
    markup: html.slice(preloads.length),
    preloads,
    data,
    complete,
  };
}

function hostWithoutBrowser({ base, origin, day, read, window, richText }: PageToRender): Host {
  return {
    base,
    origin,
    day,
    timeZone: () => 'UTC',
    request: createApiClient({
      base: '/api',
      fetch: async (input) => {
        const { status, text } = await read(input as string); // the client gives nothing else
        return new Response(text, { status });
      },
      token: () => null,
    }),
    storage: { get: () => null, set: () => undefined, remove: () => undefined },
    theme: { current: () => 'light', choose: () => undefined, subscribe: () => () => undefined },
    announcer: createAnnouncer(),
    domWindow: () => window() as DomWindow,
    richText: (html) => richText(html, () => splitText({ html, base, origin, window })),
  };
}

/** The parts of an author's HTML, for a page that shows it. */
export function splitText({ html, base, origin, window }: TextToSplit): RichTextPart[] {
  return splitRichText(html, { window: window() as DomWindow, base, origin }).map((part) =>
    part.kind === 'code' ? { ...part, highlighted: highlight(part) } : part,
  );
}

function highlight({ text, language: named }: CodePart): string | null {
  const { language } = codeKind(named);
  return language === null ? null : highlightCode(text, language);
}

/** Whole, without one script: nothing is held back for later. */
async function toHtml(app: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      errors.push(error);
    },
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

/** Asks what the page would have asked. A question without an answer is forgotten, so that the page is still waiting for it. */
async function answerQueries(queryClient: QueryClient): Promise<boolean> {
  const cache = queryClient.getQueryCache();
  const queries = cache.getAll();
  await Promise.allSettled(queries.map((query) => query.fetch()));
  const failed = queries.filter(({ state }) => state.status !== 'success');
  for (const query of failed) cache.remove(query);
  return failed.length === 0;
}

function answersIn(queryClient: QueryClient): RenderedPage['data']['queries'] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);
}
