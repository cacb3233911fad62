import { business } from '#content/business.ts';
import { pages } from '#content/pages.ts';
import { endpoints } from '#shared/contract/endpoints.ts';
import type { NewsletterPage } from '#shared/contract/newsletter-pages.ts';
import type { NewsletterPageService } from '../features/newsletter/newsletter-pages.service.ts';
import { HttpError } from '../http/errors.ts';
import { newsletterUrl, postUrl } from './addresses.ts';
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

/** The head of a newsletter's page, without the card. A copy of a post leads search engines to that. */
export function newsletterHead(
  newsletter: NewsletterPage,
  base: string,
  siteUrl: string,
): Omit<DocumentHead, 'card' | 'cardText'> {
  const { slug, subject, beginning, sent_at, post_slug } = newsletter;
  const { script } = endpoints.readNewsletter;
  return {
    title: `${subject} | ${business.who.name}`,
    description: beginning,
    canonical: post_slug === null ? newsletterUrl(siteUrl, slug) : postUrl(siteUrl, post_slug),
    type: 'article',
    times: { published: sent_at, updated: sent_at },
    feeds: newsletterFeeds(),
    structuredData: null,
    fetches: [`${base}/api/${script}?slug=${encodeURIComponent(slug)}`],
  };
}

/** The feeds of the newsletters, for the heads of their pages. */
export function newsletterFeeds(): { title: string; path: string } {
  return { title: pages['/newsletter'].title, path: '/newsletter' };
}
