/** A post that may be shown after another one. */
export interface Candidate {
  id: number;
  /** ISO 8601. */
  publishedAt: string;
  categoryId: number;
  /** How many tags it shares with the other one. */
  sharedTags: number;
}

/** How many posts are recommended after a post. */
export const RELATED_POSTS = 3;

/**
 * The ids of the posts to recommend, best first: those that share most tags, then those of the same category, then the
 * newest, and of the same instant the one with the higher id.
 * @param except ids that are never recommended: the post itself, and what is shown beside the recommendations
 */
export function relatedPosts(
  categoryId: number,
  candidates: readonly Candidate[],
  except: ReadonlySet<number>,
): number[] {
  const isSame = (candidate: Candidate) => Number(candidate.categoryId === categoryId);
  return candidates
    .filter(({ id }) => !except.has(id))
    .sort(
      (a, b) =>
        b.sharedTags - a.sharedTags ||
        isSame(b) - isSame(a) ||
        Number(b.publishedAt > a.publishedAt) - Number(b.publishedAt < a.publishedAt) ||
        b.id - a.id,
    )
    .slice(0, RELATED_POSTS)
    .map(({ id }) => id);
}
