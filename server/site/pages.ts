import { contactQuestions, pricingQuestions, supportQuestions } from '#content/faqs.ts';
import { notFound, type PageMeta, pages } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { HOME_POSTS } from '#shared/business.ts';
import { endpoints } from '#shared/contract/endpoints.ts';
import type { PostService } from '../features/posts/posts.service.ts';
import type { PostWithCategory } from '../features/posts/posts.repository.ts';
import { HttpError } from '../http/errors.ts';
import type { DocumentHead } from './document.ts';
import { postUrl } from './found.ts';
import { sanitizePost } from './sanitize-post.ts';
import type { Card } from './social-card.ts';
import { blogPosting, business, faqPage } from './structured-data.ts';
import { plainPage, plainPost } from './without-script.ts';

/** A document's address, completed. */
export interface SitePage {
  status: 200 | 404;
  head: DocumentHead;
  withoutScript: string;
}

const SITE_CARD = '/cards/site.png';
/** Characters of HTML up to which a post is also written out for readers without scripts: sanitising takes its time. */
const LONGEST_PLAIN = 64_000;

/** The card of every page that is no post. */
export const siteCard: Card = {
  title: site.tagline,
  label: `${site.trade} in ${site.city}`,
  image: '/artwork/hero.svg',
};

export function postCard(post: PostWithCategory): Card {
  return { title: post.title, label: post.category, image: post.featured_image };
}

/**
 * What stands at an address below the base, decoded and without a slash at the end. An unknown one, and a post that visitors may not read, is 404.
 * @param base '' or '/shingle'
 * @param siteUrl the origin that canonical addresses begin with
 */
export async function sitePage(
  posts: PostService,
  { base, path, siteUrl }: { base: string; path: string; siteUrl: string },
): Promise<SitePage> {
  if (Object.hasOwn(pages, path)) return knownPage(path as keyof typeof pages, base, siteUrl);

  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  const post = slug === undefined ? null : await readable(posts, slug);
  return post === null ? missing(base, siteUrl) : postPage(post, base, siteUrl);
}

function knownPage(address: keyof typeof pages, base: string, siteUrl: string): SitePage {
  const meta: PageMeta = pages[address];
  const list = `${base}/api/${endpoints.listPosts.script}?endpoint=${endpoints.listPosts.query.endpoint}`;
  const fetches: Partial<Record<string, string>> = { '/': `${list}&limit=${HOME_POSTS}`, '/blog': list };
  const fetched = fetches[address];
  return {
    status: 200,
    head: {
      ...titles(meta),
      canonical: meta.noindex === true ? null : `${siteUrl}${address}`,
      type: 'website',
      card: siteUrl + SITE_CARD,
      structuredData: structuredData(address, siteUrl),
      fetches: fetched === undefined ? [] : [fetched],
    },
    withoutScript: plainPage(base, meta.title, meta.description),
  };
}

function structuredData(address: keyof typeof pages, siteUrl: string): object | null {
  switch (address) {
    case '/':
      return business(siteUrl);
    case '/pricing':
      return faqPage(pricingQuestions);
    case '/contact':
      return faqPage(contactQuestions);
    case '/support':
      return faqPage(supportQuestions);
    default:
      return null;
  }
}

function postPage(post: PostWithCategory, base: string, siteUrl: string): SitePage {
  const { script, query } = endpoints.readPost;
  const slug = encodeURIComponent(post.slug);
  const url = postUrl(siteUrl, post.slug);
  const card = `${siteUrl}/cards/posts/${slug}.png`;
  const description = post.meta_description || post.excerpt;
  const author = post.author || site.name;
  return {
    status: 200,
    head: {
      title: `${post.meta_title || post.title} | ${site.name}`,
      description,
      canonical: url,
      type: 'article',
      card,
      structuredData: blogPosting({
        title: post.title,
        description,
        url,
        image: card,
        published: post.published_at,
        updated: post.updated_at,
        author,
        section: post.category,
      }),
      fetches: [`${base}/api/${script}?endpoint=${query.endpoint}&slug=${slug}`],
    },
    withoutScript: plainPost(base, {
      title: post.title,
      author,
      published: post.published_at,
      html: post.content.length > LONGEST_PLAIN ? '' : sanitizePost(post.content, base),
    }),
  };
}

function missing(base: string, siteUrl: string): SitePage {
  return {
    status: 404,
    head: {
      ...titles(notFound),
      canonical: null,
      type: 'website',
      card: siteUrl + SITE_CARD,
      structuredData: null,
      fetches: [],
    },
    withoutScript: plainPage(base, notFound.title, notFound.description),
  };
}

function titles({ title, description }: PageMeta) {
  return { title, description };
}

async function readable(posts: PostService, slug: string): Promise<PostWithCategory | null> {
  try {
    return await posts.read(slug);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
