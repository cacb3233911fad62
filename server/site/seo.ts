import { type PageMeta, pages } from '#content/pages.ts';
import { escapeHtml } from '../escape-html.ts';
import type { ListedTopic } from '../features/posts/topics.service.ts';
import type { NewsletterAddress } from '../features/newsletter/newsletter-pages.repository.ts';
import { contentPages } from '../content/pages.ts';
import { newsletterUrl, postUrl, topicPath } from './addresses.ts';
import { projectAddresses } from './project-pages.ts';

/** A post in the sitemap, and when it changed last, ISO 8601. */
interface ListedPost {
  slug: string;
  updated_at: string;
}

/** Pages that change whenever posts do. */
const SHOW_POSTS = new Set(['/', '/blog']);

/** The sitemap of all pages that may be indexed, posts included. */
export function sitemap(
  siteUrl: string,
  posts: readonly ListedPost[],
  topics: readonly ListedTopic[],
  newsletters: readonly NewsletterAddress[],
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
    ...newsletters.map(({ slug, sent_at }) => entry(newsletterUrl(siteUrl, slug), sent_at)),
    ...topics.map((topic) => entry(siteUrl + topicPath(topic.kind, topic.slug), topic.changed)),
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
