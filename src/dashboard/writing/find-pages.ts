import { footerPages } from 'virtual:content-pages';
import { business } from '#content/business.ts';
import * as words from '#content/words/frame.ts';
import { LIMITS } from '#shared/limits.ts';
import { NAVIGATION } from '../../components/navigation.ts';
import type { FindPages } from '../../features/editor/FoundPages.tsx';
import { isScheduled, type ListedPost } from '../../features/posts/owner-post.ts';
import { fetchOwnerPosts } from '../../features/posts/owner-posts.api.ts';
import type { Request } from '../../lib/api-client.ts';
import { blogPostPath, ROUTES } from '../../paths.ts';

/** A page of the site, or a post, that can be linked. */
export interface FoundPage {
  /** The post's; null for any other page. */
  id: number | null;
  title: string;
  /** A post's excerpt; absent for any other page. */
  about?: string;
  /** `/blog/bread-at-six`, without the site's base. */
  address: string;
  /** Why visitors can't read it yet, in a word; null if they can. */
  notYet: string | null;
  /** Whether only its text has the words that were searched for. */
  isByText?: boolean;
}

/** The fewest characters that are searched in texts: nearly all of them have any two. */
const MIN_IN_TEXTS = 3;

/** How many are offered, and how many pages of posts are looked through, the newest first. */
const MAX_FOUND = 6;
const MAX_RECENT = 4;
const MAX_PAGES = 20;

/** The site's own pages, by what its header and its footer call them. */
export const SITE_PAGES = [
  { label: business.who.name, to: ROUTES.home },
  ...NAVIGATION,
  { label: words.contact, to: ROUTES.contact },
  { label: words.bookConsultation, to: ROUTES.consultation },
  { label: words.support, to: ROUTES.support },
  { label: words.privacyPolicy, to: ROUTES.privacyPolicy },
  { label: words.termsOfService, to: ROUTES.termsOfService },
  ...footerPages,
].map(({ label, to }): FoundPage => ({ id: null, title: label, address: to, notYet: null }));

/**
 * Finds the site's pages and the owner's posts by words of their titles, those that visitors can read first, and of their
 * excerpts; the newest posts where nothing is searched. They are asked for once, with the first search; a failure, which
 * rejects with ApiError, is forgotten. Behind these, where texts are searched as well and there is room, stand the posts whose
 * texts have the words, for which the site is asked each time.
 *
 * @param except the id of the post that is not offered: that which is being written
 */
export function pageFinder(request: Request, except: number | null = null): FindPages {
  let known: Promise<FoundPage[]> | null = null;
  async function titled(searched: string): Promise<FoundPage[]> {
    known ??= titlesOf(request);
    try {
      const others = (await known).filter(({ id }) => id !== except);
      return searched.trim() === ''
        ? others.slice(0, MAX_RECENT)
        : matchingPages([...SITE_PAGES, ...others], searched);
    } catch (error) {
      known = null;
      throw error;
    }
  }
  return async (searched, where) => {
    const found = await titled(searched);
    const isEnough = found.length >= MAX_FOUND || searched.trim().length < MIN_IN_TEXTS;
    if (where === 'titles' || isEnough) return found;
    const others = (await byText(request, searched)).filter(
      ({ id, address }) => id !== except && found.every((page) => page.address !== address),
    );
    return [...found, ...others].slice(0, MAX_FOUND);
  };
}

/** The posts that have all of these words somewhere, those that visitors can read first, the newest of each before others. */
async function byText(request: Request, words: string): Promise<FoundPage[]> {
  const search = words.trim().slice(0, LIMITS.search);
  const { posts } = await fetchOwnerPosts(request, 1, undefined, { search, in: 'texts' });
  const found = posts.map((post) => ({ ...pageOf(post), isByText: true }));
  return [...found.filter(({ notYet }) => notYet === null), ...found.filter(({ notYet }) => notYet !== null)];
}

/** A post as it is offered. */
function pageOf(post: ListedPost): FoundPage {
  return {
    id: post.id,
    title: post.title,
    about: post.excerpt,
    address: blogPostPath(post.slug),
    notYet: post.status === 'draft' ? 'Draft' : isScheduled(post) ? 'Scheduled' : null,
  };
}

async function titlesOf(request: Request): Promise<FoundPage[]> {
  const found: FoundPage[] = [];
  const { signal } = new AbortController();
  for (let page: number | null = 1; page !== null && page <= MAX_PAGES;) {
    const { posts, next }: Awaited<ReturnType<typeof fetchOwnerPosts>> = await fetchOwnerPosts(
      request,
      page,
      signal,
    );
    found.push(...posts.map(pageOf));
    page = next;
  }
  return found;
}

/**
 * The pages whose titles, or whose names in their addresses, have all of these words: those that visitors can read first,
 * and of these the ones that begin with the words. Behind them are those that have the words with their excerpts.
 */
export function matchingPages<
  Page extends { title: string; address: string; about?: string; notYet?: string | null },
>(pages: readonly Page[], words: string): Page[] {
  const wanted = plain(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  const hasAll = (text: string) => wanted.every((word) => plain(text).includes(word));
  const nameOf = ({ title, address }: Page) => `${title} ${address.split('/').at(-1) ?? ''}`;
  const rank = (page: Page) =>
    (hasAll(nameOf(page)) ? 0 : 4) +
    ((page.notYet ?? null) === null ? 0 : 2) +
    (plain(page.title).startsWith(wanted.join(' ')) ? 0 : 1);
  return pages
    .filter((page) => hasAll(`${nameOf(page)} ${page.about ?? ''}`))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MAX_FOUND);
}

/** Accents and capitals do not matter. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}
