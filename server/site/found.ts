import { type PageMeta, pages } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { escapeHtml } from '../escape-html.ts';

/** What sitemap and feed say of a post. Instants are ISO 8601. */
export interface ListedPost {
  slug: string;
  title: string;
  excerpt: string;
  published_at: string | null;
  updated_at: string;
}

/** All pages that search engines may list, and the posts. */
export function sitemap(siteUrl: string, posts: readonly ListedPost[]): string {
  const listed = Object.entries<PageMeta>(pages).filter(([, page]) => page.noindex !== true);
  const urls = [
    ...listed.map(([path]) => `<url><loc>${escapeHtml(siteUrl + path)}</loc></url>`),
    ...posts.map(
      (post) =>
        `<url><loc>${escapeHtml(postUrl(siteUrl, post.slug))}</loc><lastmod>${post.updated_at.slice(0, 10)}</lastmod></url>`,
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** RSS 2.0 of the given posts. */
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
<language>${site.locale.toLowerCase()}</language>
${items.join('\n')}
</channel>
</rss>
`;
}

export function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /dashboard
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`;
}

export function postUrl(siteUrl: string, slug: string): string {
  return `${siteUrl}/blog/${encodeURIComponent(slug)}`;
}
