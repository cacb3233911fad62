import { business } from '#content/business.ts';
import type { NewsletterPage } from '#shared/contract/newsletter-pages.ts';
import type { Context } from '../../context.ts';
import { newsletterUrl } from '../addresses.ts';
import { MAX_RENDERED_LENGTH } from '../post-page.ts';
import type { Renderer } from '../renderer.ts';
import type { FeedItem } from './feed.ts';

/** Timeout of a text, in ms; its thread is ended, too. */
const TIMEOUT_MS = 20_000;

/** Makes a newsletter on the web into an item of a feed. @param deadline once it is aborted, texts are left out */
export async function newsletterItem(
  { config, log }: Context,
  renderer: Renderer | null,
  newsletter: NewsletterPage,
  deadline: AbortSignal,
): Promise<{ item: FeedItem; complete: boolean }> {
  const { siteUrl, base, origin } = config;
  const { slug, subject, sent_at, beginning, content } = newsletter;
  const url = newsletterUrl(siteUrl, slug);
  const item: FeedItem = {
    url,
    title: subject,
    excerpt: beginning,
    html: null,
    author: business.who.name,
    topics: [],
    published: sent_at,
    updated: sent_at,
    card: { url: `${siteUrl}/cards/site.png`, words: business.who.tagline },
    cover: null,
  };
  if (renderer === null || content.length > MAX_RENDERED_LENGTH) return { item, complete: true };
  try {
    const patience = AbortSignal.any([deadline, AbortSignal.timeout(TIMEOUT_MS)]);
    const text = { html: content, base, origin, url, kept: null };
    const { html } = await renderer.makeFeedText(text, patience);
    return { item: { ...item, html }, complete: true };
  } catch (error) {
    log.warn({ err: error, slug }, 'a newsletter goes into feeds without its text');
    return { item, complete: false };
  }
}
