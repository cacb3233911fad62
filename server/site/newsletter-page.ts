import { business } from '#content/business.ts';
import { pages } from '#content/pages.ts';
import { archive } from '#content/words/newsletter.ts';
import { endpoints } from '#shared/contract/endpoints.ts';
import type { NewsletterPage } from '#shared/contract/newsletter-pages.ts';
import type { NewsletterPageService } from '../features/newsletter/newsletter-pages.service.ts';
import { HttpError } from '../http/errors.ts';
import { newsletterUrl, postUrl } from './addresses.ts';
import { newsletterData } from './article-data.ts';
import { type Card, cardVersion } from './card.ts';
import type { DocumentHead } from './document-head.ts';

/** The slug of the newsletter whose address a canonical path is, which need not be there; null for any other path. */
export function newsletterAt(path: string): string | null {
  const slug = /^\/newsletter\/([^/]+)$/.exec(path)?.[1];
  return slug === undefined ? null : decodeURIComponent(slug);
}

/** Null where there is none that visitors can read. */
export async function readableNewsletter(
  newsletters: NewsletterPageService,
  slug: string,
): Promise<NewsletterPage | null> {
  try {
    return await newsletters.read(slug);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

/** Its subject beside its first picture. */
export function newsletterCard({ subject, content }: NewsletterPage): Card {
  const [, image = ''] = /<img\b[^>]*? src="([^"]+)"/.exec(content) ?? [];
  return { title: subject, label: archive.title, image };
}

/** The head of a newsletter's page. A copy of a post leads search engines to that. */
export function newsletterHead(newsletter: NewsletterPage, base: string, siteUrl: string): DocumentHead {
  const { slug, subject, beginning, sent_at, post_slug } = newsletter;
  const { script } = endpoints.readNewsletter;
  const url = newsletterUrl(siteUrl, slug);
  const version = cardVersion(newsletterCard(newsletter));
  const card = `${siteUrl}/cards/newsletters/${encodeURIComponent(slug)}.png?v=${version}`;
  return {
    title: `${subject} | ${business.who.name}`,
    description: beginning,
    canonical: post_slug === null ? url : postUrl(siteUrl, post_slug),
    type: 'article',
    times: { published: sent_at, updated: sent_at },
    feeds: newsletterFeeds(),
    card,
    cardText: subject,
    structuredData:
      post_slug === null
        ? newsletterData({ siteUrl, url, title: subject, description: beginning, sent: sent_at, card })
        : null,
    fetches: [`${base}/api/${script}?slug=${encodeURIComponent(slug)}`],
  };
}

/** The feeds of the newsletters, for the heads of their pages. */
export function newsletterFeeds(): { title: string; path: string } {
  return { title: pages['/newsletter'].title, path: '/newsletter' };
}
