import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import pLimit from 'p-limit';
import { getFrom } from './documents.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

/** An answer as a visitor gets it: its body as a digest, so that two thousand of them can be kept. */
export interface PublicAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: number;
  digest: string;
}

/** What differs between two answers of one server, too: when it was sent, and by which connection and request. */
const OF_THE_MOMENT = new Set(['date', 'x-request-id', 'connection', 'keep-alive']);

const STAMP = /^DTSTAMP:.*$/gm;

const QUERIES = [
  ...['bread', 'quixotic', 'sourdough', 'DNS', 'e', 'zzzyx', 'Über', '%', "it's"],
  ...['The site', 'web design', 'price'],
];

/** Any host but a local one, where the site would be in its sub-folder. */
const HOST = { Host: 'wren.example' };

async function ask(url: string, path: string): Promise<{ answer: PublicAnswer; text: string }> {
  const first = await getFrom(url, path, HOST);
  // On a busy machine a page may go out plain, for it took too long to render; it is rendered by the next time.
  const isPlain = path !== '/dashboard' && first.headers['cache-control'] === 'no-store';
  const { status, headers, body, text } = isPlain ? await getFrom(url, path, HOST) : first;
  // In one order: an answer of the cache has the same headers in another one.
  const lasting = Object.entries(headers)
    .filter(([name]) => !OF_THE_MOMENT.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  // A calendar says when it was asked for.
  const bytes =
    headers['content-type']?.startsWith('text/calendar') === true ? text.replace(STAMP, '') : body;
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { answer: { status, headers: Object.fromEntries(lasting), bytes: body.length, digest }, text };
}

/**
 * Asks a server for every address that depends on its data: all documents of the sitemap and more, the lists and their
 * filters, each post by the API, feeds, social cards and uploads.
 * @param further addresses that nothing links to, such as uploads
 */
export async function publicAnswers(url: string, further: string[]): Promise<Record<string, PublicAnswer>> {
  const sitemap = (await ask(url, '/sitemap.xml')).text;
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const slugs = listed.flatMap((path) => /^\/blog\/(.+)$/.exec(path)?.[1] ?? []);
  const posts = '/api/blog-posts-working.php';
  const pages = Array.from({ length: Math.ceil(slugs.length / 9) + 1 }, (_, index) => index + 1);
  const searches = QUERIES.map((query) => `search=${encodeURIComponent(query)}`);
  const categories = ['Tutorial', 'Design', 'web-development'].map((name) => `category=${name}`);
  const paths = new Set([
    ...listed,
    ...PUBLIC_PAGES.map((page) => `/${page}`),
    ...['/sitemap.xml', '/feed.xml', '/robots.txt', '/nowhere', '/blog/no-such-post', '/Blog/', '/dashboard'],
    ...[
      '/api/categories.php',
      '/api/availability.php',
      posts,
      `${posts}?limit=100`,
      `${posts}?slug=no-such-post`,
    ],
    ...[...pages.map((page) => `page=${page}`), ...searches, ...categories].flatMap((query) => [
      `/blog?${query}`,
      `${posts}?${query}`,
    ]),
    ...slugs.map((slug) => `${posts}?slug=${slug}`),
    ...['/cards/site.png', ...slugs.slice(0, 20).map((slug) => `/cards/posts/${slug}.png`)],
    ...further,
  ]);
  const limit = pLimit(4);
  const answers = await Promise.all(
    [...paths].map((path) => limit(async () => [path, (await ask(url, path)).answer] as const)),
  );
  return Object.fromEntries(answers);
}
