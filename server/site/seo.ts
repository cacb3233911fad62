import { type PageMeta, pages } from '#content/pages.ts';
import { business } from '#content/business.ts';
import { escapeHtml } from '../escape-html.ts';
import type { ListedTopic } from '../features/posts/topics.service.ts';
import { contentPages } from '../content/pages.ts';
import { projectAddresses } from './project-pages.ts';

/** A post in the sitemap and the feed. Instants are ISO 8601. */
export interface ListedPost {
  slug: string;
  title: string;
  excerpt: string;
  published_at: string | null;
  updated_at: string;
}

/** Pages that change whenever posts do. */
const SHOW_POSTS = new Set(['/', '/blog']);

/** The sitemap of all pages that may be indexed, posts included. */
export function sitemap(
  siteUrl: string,
  posts: readonly ListedPost[],
  topics: readonly ListedTopic[],
): string {
  const listed = Object.entries<PageMeta>(pages).filter(([, page]) => page.noindex !== true);
  const changes = posts.map((post) => post.updated_at).sort();
  const urls = [
    ...listed.map(([path]) => entry(siteUrl + path, SHOW_POSTS.has(path) ? changes.at(-1) : undefined)),
    ...projectAddresses.map((address) => entry(siteUrl + address, undefined)),
    ...contentPages
      .filter(({ noindex }) => !noindex)
      .map(({ address, updated }) => entry(siteUrl + address, updated ?? undefined)),
    ...posts.map((post) => entry(postUrl(siteUrl, post.slug), post.updated_at)),
    ...topics.map((topic) => entry(topicUrl(siteUrl, topic), topic.changed)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function entry(address: string, changed: string | undefined): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed.slice(0, 10)}</lastmod>`;
  return `<url><loc>${escapeHtml(address)}</loc>${lastmod}</url>`;
}

/** RSS 2.0 feed of the given posts. */
export function feed(siteUrl: string, posts: readonly ListedPost[]): string {
  const items = posts.map(
    (post) => `<item>
<title>${escapeHtml(post.title)}</title>
<link>${escapeHtml(postUrl(siteUrl, post.slug))}</link>
<guid>${escapeHtml(postUrl(siteUrl, post.slug))}</guid>
<pubDate>${new Date(post.published_at ?? post.updated_at).toUTCString()}</pubDate>
<description>${escapeHtml(post.excerpt)}</description>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeHtml(pages['/blog'].title)}</title>
<link>${escapeHtml(siteUrl)}/blog</link>
<atom:link href="${escapeHtml(siteUrl)}/feed.xml" rel="self" type="application/rss+xml"/>
<description>${escapeHtml(pages['/blog'].description)}</description>
<language>${business.language.locale.toLowerCase()}</language>
${items.join('\n')}
</channel>
</rss>
`;
}

/**
 * Disallows nothing: pages that must not be indexed have `noindex`, which a crawler must read to obey, and posts too
 * long for their document are loaded from the API.
 */
export function robots(siteUrl: string): string {
  return `User-agent: *
Disallow:

Sitemap: ${siteUrl}/sitemap.xml
`;
}

export function postUrl(siteUrl: string, slug: string): string {
  return `${siteUrl}/blog/${encodeURIComponent(slug)}`;
}

function topicUrl(siteUrl: string, { kind, slug }: ListedTopic): string {
  return `${siteUrl}/blog/${kind}/${encodeURIComponent(slug)}`;
}
