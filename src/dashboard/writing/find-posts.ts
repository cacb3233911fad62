import { fetchOwnerPosts } from '../../features/posts/owner-posts.api.ts';
import type { Request } from '../../lib/api-client.ts';
import { blogPostPath } from '../../paths.ts';

/** A post that can be linked. */
export interface FoundPost {
  title: string;
  /** `/blog/bread-at-six`, without the site's base. */
  address: string;
}

/** How many are offered, and how many pages of posts are looked through, the newest first. */
const MAX_FOUND = 6;
const MAX_PAGES = 20;

/**
 * Finds the owner's published posts by words of their titles. The titles are asked for once, with the first search; a
 * failure, which rejects with ApiError, is forgotten.
 */
export function postFinder(request: Request): (words: string) => Promise<FoundPost[]> {
  let known: Promise<FoundPost[]> | null = null;
  return async (words) => {
    known ??= titlesOf(request);
    try {
      return matchingPosts(await known, words);
    } catch (error) {
      known = null;
      throw error;
    }
  };
}

async function titlesOf(request: Request): Promise<FoundPost[]> {
  const found: FoundPost[] = [];
  const { signal } = new AbortController();
  for (let page: number | null = 1; page !== null && page <= MAX_PAGES;) {
    const { posts, next }: Awaited<ReturnType<typeof fetchOwnerPosts>> = await fetchOwnerPosts(
      request,
      page,
      signal,
    );
    for (const { title, slug, status } of posts) {
      if (status === 'published') found.push({ title, address: blogPostPath(slug) });
    }
    page = next;
  }
  return found;
}

/** The posts whose titles have all of these words, those that begin with them first. */
export function matchingPosts(posts: readonly FoundPost[], words: string): FoundPost[] {
  const wanted = plain(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  const begins = ({ title }: FoundPost) => (plain(title).startsWith(wanted.join(' ')) ? 0 : 1);
  return posts
    .filter(({ title }) => wanted.every((word) => plain(title).includes(word)))
    .sort((a, b) => begins(a) - begins(b))
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
