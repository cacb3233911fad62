import { isScheduled } from '../../features/posts/owner-post.ts';
import { fetchOwnerPosts } from '../../features/posts/owner-posts.api.ts';
import type { Request } from '../../lib/api-client.ts';
import { blogPostPath } from '../../paths.ts';

/** A post that can be linked. */
export interface FoundPost {
  id: number;
  title: string;
  /** `/blog/bread-at-six`, without the site's base. */
  address: string;
  /** Why visitors can't read it yet, in a word; null if they can. */
  notYet: string | null;
}

/** How many are offered, and how many pages of posts are looked through, the newest first. */
const MAX_FOUND = 6;
const MAX_PAGES = 20;

/**
 * Finds the owner's posts by words of their titles, those that visitors can read first. The titles are asked for once, with the first search; a
 * failure, which rejects with ApiError, is forgotten.
 *
 * @param except the id of the post that is not offered: that which is being written
 */
export function postFinder(
  request: Request,
  except: number | null = null,
): (words: string) => Promise<FoundPost[]> {
  let known: Promise<FoundPost[]> | null = null;
  return async (words) => {
    known ??= titlesOf(request);
    try {
      const others = (await known).filter(({ id }) => id !== except);
      return matchingPosts(others, words);
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
    for (const post of posts) {
      const notYet = post.status === 'draft' ? 'Draft' : isScheduled(post) ? 'Scheduled' : null;
      found.push({ id: post.id, title: post.title, address: blogPostPath(post.slug), notYet });
    }
    page = next;
  }
  return found;
}

/**
 * The posts whose titles have all of these words: those that visitors can read first, and of these the ones that begin
 * with the words.
 */
export function matchingPosts<Post extends { title: string; notYet?: string | null }>(
  posts: readonly Post[],
  words: string,
): Post[] {
  const wanted = plain(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  const rank = ({ title, notYet = null }: Post) =>
    (notYet === null ? 0 : 2) + (plain(title).startsWith(wanted.join(' ')) ? 0 : 1);
  return posts
    .filter(({ title }) => wanted.every((word) => plain(title).includes(word)))
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
