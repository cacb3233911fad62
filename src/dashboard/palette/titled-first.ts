import type { FoundTitle } from '#shared/contract/finder.ts';
import { folded } from '#shared/folded.ts';
import { nameIn } from './asked-deed.ts';

/**
 * Posts in the order in which words mean them: that of exactly this title, those whose title begins so, the others. Of both,
 * little words don't count: those are left out of what is asked for.
 */
export function titledFirst<Post extends FoundTitle>(words: string, posts: readonly Post[]): Post[] {
  const ranks = new Map(posts.map((post) => [post, rankOf(words, post)]));
  return posts.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

/** Whether words are a post's title, but for little words and accents. */
export function isTitle(words: string, { title }: Pick<FoundTitle, 'title'>): boolean {
  return plain(words) !== '' && plain(title) === plain(words);
}

function rankOf(words: string, post: FoundTitle): number {
  if (isTitle(words, post)) return 0;
  return plain(post.title).startsWith(plain(words)) ? 1 : 2;
}

function plain(words: string): string {
  return folded(nameIn(words.trim().replace(/\s+/g, ' ')));
}
