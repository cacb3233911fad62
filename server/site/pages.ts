import { contactQuestions, pricingQuestions, supportQuestions } from '#content/faqs.ts';
import { notFound, type PageMeta, pages } from '#content/pages.ts';
import { business } from '#content/business.ts';
import { documents } from '#content/words/documents.ts';
import { ACCOUNT_PARTS } from '#shared/account-parts.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { HOME_POSTS } from '#shared/limits.ts';
import { endpoints } from '#shared/contract/endpoints.ts';
import type { NewsletterPage } from '#shared/contract/newsletter-pages.ts';
import type { ContentPage } from '#shared/content-page.ts';
import type { NewsletterPageService } from '../features/newsletter/newsletter-pages.service.ts';
import type { PostService } from '../features/posts/posts.service.ts';
import type { PreviewService } from '../features/writing/previews.service.ts';
import type { PostWithCategory } from '../features/posts/posts.repository.ts';
import type { TopicService } from '../features/posts/topics.service.ts';
import { HttpError } from '../http/errors.ts';
import { contentPages } from '../content/pages.ts';
import type { DocumentHead } from './document-head.ts';
import { MAX_RENDERED_LENGTH, postHead } from './post-page.ts';
import { endedHead, previewAt, previewHead } from './preview-page.ts';
import { portfolioData, projectAddresses, projectHead } from './project-pages.ts';
import { type Card, cardVersion } from './card.ts';
import { businessData, faqPage } from './structured-data.ts';
import { newsletterAt, newsletterFeeds, newsletterHead, readableNewsletter } from './newsletter-page.ts';
import { blogData } from './list-data.ts';
import * as frame from '#content/words/frame.ts';
import { topicAt, type TopicHead, topicHead } from './topic-page.ts';

/** A document's address, completed. */
export interface SitePage {
  status: 200 | 404;
  head: DocumentHead;
  /** Whether the document carries its page's first render. */
  renders: boolean;
  /** The post that it is. */
  postId: number | null;
  /** For whoever has its link: it is neither kept nor found, and its address is told to no other site. */
  hidden?: true;
}

/** What documents are about. */
export interface Readable {
  posts: PostService;
  topics: TopicService;
  previews: PreviewService;
  newsletterPages: NewsletterPageService;
}

/** Where a document is asked for. */
interface Place {
  /** '' or '/shingle' */
  base: string;
  path: string;
  /** The origin that canonical addresses begin with. */
  siteUrl: string;
  /** The number of the page in a list of posts, from 1. */
  page?: number;
  /** The day that it is; without it, search engines are told of no days off. */
  today?: CalendarDay;
}

const SITE_CARD = '/cards/site.png';

/** Where the owner chooses a new password, behind the link in an email. */
const PASSWORD_PAGE = '/dashboard/password';

/** The account, its parts, and where posts and newsletters are written. */
const DASHBOARD_PAGES = new RegExp(
  `^/dashboard/(account(/(${ACCOUNT_PARTS.join('|')}))?|write(/(\\d+|newsletter))?)$`,
);

/** The card of every page that is no post. */
export const siteCard: Card = {
  title: business.who.tagline,
  label: documents.tradeInPlace(business.who.trade, business.where.shown),
  image: '/artwork/hero.svg',
};

/** The pages of src/content/pages, by their addresses. */
const ownPages = new Map(contentPages.map((page) => [page.address, page]));

/** The card of a page of src/content/pages; null where there is none. */
export function ownPageCard(address: string): Card | null {
  const page = ownPages.get(address);
  return page === undefined ? null : cardOf(page);
}

function cardOf({ heading, cover }: ContentPage): Card {
  return { ...siteCard, title: heading, image: cover?.src ?? siteCard.image };
}

/**
 * One spelling an address, so that none is made twice, and the one that the pages' own router reads the same way: each
 * part percent-encoded as browsers do it, without slashes at the end; a page's address in lower case. What cannot be
 * decoded stands for itself and leads nowhere. Where a post is written, and at the account, the document is the
 * dashboard's: the sign-in.
 */
export function canonicalPath(path: string): string {
  const spelled = path.replace(/\/+$/, '').split('/').map(canonicalPart).join('/') || '/';
  const lower = spelled.toLowerCase();
  if (DASHBOARD_PAGES.test(lower)) return '/dashboard';
  if (lower === PASSWORD_PAGE) return lower;
  const known = Object.hasOwn(pages, lower) || ownPages.has(lower) || projectAddresses.includes(lower);
  return known
    ? lower
    : spelled.replace(/^\/(preview|newsletter|blog(\/(category|tag))?)\//i, (start) => start.toLowerCase());
}

function canonicalPart(part: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(part));
  } catch {
    return encodeURIComponent(part);
  }
}

/** The slug of the post whose address a canonical path is; null for any other. */
export function slugAt(path: string): string | null {
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  return slug === undefined ? null : decodeURIComponent(slug);
}

/**
 * What stands at an address below the base, spelled as `canonicalPath` does. An unknown one, and a post that visitors may not read, is 404.
 */
export async function sitePage(
  { posts, topics, previews, newsletterPages }: Readable,
  place: Place,
): Promise<SitePage> {
  const { base, path, siteUrl, page = 1 } = place;
  // No sign-in is to be seen before what the link is for; and its address has the link's token.
  if (path === PASSWORD_PAGE) return { ...knownPage('/dashboard', place), renders: false, hidden: true };
  if (Object.hasOwn(pages, path)) return knownPage(path as keyof typeof pages, place);

  const own = ownPages.get(path);
  if (own !== undefined) return ownPage(own, siteUrl);

  const topic = topicAt(path);
  const list = topic && (await topicHead(topics, topic, { siteUrl, path, page }));
  if (list !== null) return listPage(list, siteUrl);

  const project = projectHead(path, siteUrl);
  if (project !== null) return { status: 200, head: project, renders: true, postId: null };

  const token = previewAt(path);
  if (token !== null) return previewPage({ previews }, token, base, siteUrl);
  const issue = newsletterAt(path);
  const newsletter = issue === null ? null : await readableNewsletter(newsletterPages, issue);
  if (newsletter !== null) return newsletterPage(newsletter, base, siteUrl);

  const slug = slugAt(path);
  const post = slug === null ? null : await foundOrNull(() => posts.read(slug));
  if (post !== null) return postPage(post, base, siteUrl);
  // The page of a post that is not there asks for it, and then leads to the list; so does that of a topic.
  return { ...missing(siteUrl), renders: slug === null && topic === null && issue === null, postId: null };
}

/** Whether it is one of the pages that all visitors can open, whose views are counted. */
export function isPublic(path: string, { status, hidden }: SitePage): boolean {
  return status === 200 && hidden !== true && path !== '/dashboard';
}

function knownPage(address: keyof typeof pages, { base, path, siteUrl, today }: Place): SitePage {
  const meta: PageMeta = pages[address];
  const list = `${base}/api/${endpoints.listPosts.script}?endpoint=${endpoints.listPosts.query.endpoint}`;
  const fetches: Partial<Record<string, string>> = {
    '/': `${list}&limit=${HOME_POSTS}`,
    '/blog': list,
    '/newsletter': `${base}/api/${endpoints.listNewsletters.script}`,
  };
  const fetched = fetches[address];
  const feeds = address === '/newsletter' ? { feeds: newsletterFeeds() } : {};
  return {
    status: 200,
    head: {
      ...titles(meta),
      ...feeds,
      canonical: meta.noindex === true ? null : `${siteUrl}${address}`,
      type: 'website',
      card: siteUrl + SITE_CARD,
      cardText: siteCard.title,
      structuredData: structuredData(address, siteUrl, today),
      isDashboard: path === '/dashboard',
      fetches: fetched === undefined ? [] : [fetched],
    },
    renders: true,
    postId: null,
  };
}

function ownPage(page: ContentPage, siteUrl: string): SitePage {
  const { address, title, description, noindex } = page;
  const card = cardOf(page);
  return {
    status: 200,
    head: {
      title,
      description,
      canonical: noindex ? null : siteUrl + address,
      type: 'website',
      card: `${siteUrl}/cards/pages${address}.png?v=${cardVersion(card)}`,
      cardText: card.title,
      structuredData: null,
      fetches: [],
    },
    renders: true,
    postId: null,
  };
}

/** A page of a category's or a tag's posts. */
function listPage(head: TopicHead, siteUrl: string): SitePage {
  const card = { type: 'website' as const, card: siteUrl + SITE_CARD, cardText: siteCard.title };
  return { status: 200, head: { ...head, ...card, fetches: [] }, renders: true, postId: null };
}

function structuredData(address: keyof typeof pages, siteUrl: string, today?: CalendarDay): object | null {
  switch (address) {
    case '/':
      return businessData({ siteUrl, image: siteUrl + SITE_CARD, today });
    case '/blog':
      return blogData({ siteUrl, name: frame.blog, description: pages['/blog'].description });
    case '/portfolio':
      return portfolioData(siteUrl);
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

function newsletterPage(newsletter: NewsletterPage, base: string, siteUrl: string): SitePage {
  return {
    status: 200,
    head: newsletterHead(newsletter, base, siteUrl),
    renders: newsletter.content.length <= MAX_RENDERED_LENGTH,
    postId: null,
  };
}

function postPage(post: PostWithCategory, base: string, siteUrl: string): SitePage {
  return {
    status: 200,
    head: postHead(post, base, siteUrl),
    renders: post.content.length <= MAX_RENDERED_LENGTH,
    postId: post.id,
  };
}

async function previewPage(
  { previews }: Pick<Readable, 'previews'>,
  token: string,
  base: string,
  siteUrl: string,
): Promise<SitePage> {
  const preview = await foundOrNull(() => previews.read(token));
  const head = preview === null ? endedHead() : previewHead(preview, token, base);
  const card = { card: siteUrl + SITE_CARD, cardText: siteCard.title };
  return {
    status: preview === null ? 404 : 200,
    head: { ...head, ...card, type: preview === null ? 'website' : 'article' },
    renders: preview !== null && preview.post.content.length <= MAX_RENDERED_LENGTH,
    postId: null,
    hidden: true,
  };
}

function missing(siteUrl: string): Pick<SitePage, 'status' | 'head'> {
  return {
    status: 404,
    head: {
      ...titles(notFound),
      canonical: null,
      type: 'website',
      card: siteUrl + SITE_CARD,
      cardText: siteCard.title,
      structuredData: null,
      fetches: [],
    },
  };
}

function titles({ title, description }: PageMeta) {
  return { title, description };
}

async function foundOrNull<Found>(find: () => Promise<Found>): Promise<Found | null> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}
