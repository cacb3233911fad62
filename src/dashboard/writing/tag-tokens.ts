import { LIMITS } from '#shared/limits.ts';
import type { ListedPost } from '../../features/posts/owner-post.ts';
import { tagsIn } from '../../features/posts/post-form.ts';

/** A field's tags, and the one that is being typed after them. */
export interface TagTokens {
  tags: string[];
  typed: string;
}

/** How many tags are offered. */
const SHOWN = 4;

/**
 * Splits the field's text, in which commas separate tags: what is being typed is its end, and is no tag of its own yet.
 * A text that ends otherwise was replaced meanwhile, and nothing of it is being typed.
 */
export function readTokens(value: string, typed: string): TagTokens {
  const last = typed.trim();
  const parts = value.split(',').map((part) => part.trim());
  return last !== '' && parts.at(-1) === last
    ? { tags: tagsIn(parts.slice(0, -1).join()), typed }
    : { tags: tagsIn(value), typed: '' };
}

/** The field's text: what is being typed is in it at once, so that it is kept and sent, too. */
export function writeTokens({ tags, typed }: TagTokens): string {
  return [...tags, typed.trim()].filter((tag) => tag !== '').join(', ');
}

/** What was typed or pasted: whatever stands before a comma is a tag. */
export function typeTokens(tags: readonly string[], text: string): TagTokens {
  const end = text.lastIndexOf(',');
  return {
    tags: tagsIn([...tags, text.slice(0, Math.max(0, end))].join()),
    typed: text.slice(end + 1).trimStart(),
  };
}

/** Why the server would refuse them; null if it would not. */
export function tagsProblem(tags: readonly string[]): string | null {
  const long = tags.find((tag) => tag.length > LIMITS.tag);
  if (long !== undefined) return `“${long}” is too long: a tag has at most ${LIMITS.tag} characters.`;
  return tags.length > LIMITS.tags ? `A post can have at most ${LIMITS.tags} tags.` : null;
}

/** A tag that was typed, as the posts spell it that have it already: most of them, where they don't agree. */
export function asSpelled(tag: string, posts: readonly Pick<ListedPost, 'tags'>[]): string {
  const same = usesOf(posts).filter(([known]) => known.toLowerCase() === tag.toLowerCase());
  const [[known] = [tag]] = same;
  return known;
}

/** Other posts' tags to choose from, those that begin as the typed one does, and the most used first. */
export function suggestTags(
  { tags, typed }: TagTokens,
  posts: readonly Pick<ListedPost, 'tags'>[],
): string[] {
  const chosen = new Set(tags.map((tag) => tag.toLowerCase()));
  const start = typed.trim().toLowerCase();
  const offered = usesOf(posts)
    .map(([tag]) => tag)
    .filter((tag) => !chosen.has(tag.toLowerCase()) && tag.toLowerCase().startsWith(start));
  return tagsIn(offered.join()).slice(0, SHOWN);
}

/** All tags, and how many posts have each, the most used first. */
function usesOf(posts: readonly Pick<ListedPost, 'tags'>[]): [string, number][] {
  const uses = new Map<string, number>();
  for (const tag of posts.flatMap((post) => post.tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  return [...uses].sort(([a, many], [b, more]) => more - many || a.localeCompare(b));
}
