import { describe, expect, it } from 'vitest';
import { type Candidate, relatedPosts } from '#server/features/posts/related-posts.ts';

const CATEGORY = 1;
const NONE = new Set<number>();

function candidate(id: number, changes: Partial<Candidate> = {}): Candidate {
  return { id, publishedAt: `2026-01-0${id}T08:00:00.000Z`, categoryId: 2, sharedTags: 0, ...changes };
}

describe('the posts recommended after a post', () => {
  it('are first those that share most tags, whatever their category and date', () => {
    const candidates = [
      candidate(9, { categoryId: CATEGORY }),
      candidate(2, { sharedTags: 1, categoryId: CATEGORY }),
      candidate(1, { sharedTags: 2 }),
    ];
    expect(relatedPosts(CATEGORY, candidates, NONE)).toEqual([1, 2, 9]);
  });

  it('are among as many tags those of the same category, then the newest', () => {
    const candidates = [
      candidate(8, { sharedTags: 1 }),
      candidate(3, { sharedTags: 1, categoryId: CATEGORY }),
      candidate(4, { sharedTags: 1, categoryId: CATEGORY }),
    ];
    expect(relatedPosts(CATEGORY, candidates, NONE)).toEqual([4, 3, 8]);
  });

  it('are of one instant ordered by id, whatever order they come in', () => {
    const publishedAt = '2026-01-01T08:00:00.000Z';
    const candidates = [2, 3, 1].map((id) => candidate(id, { publishedAt }));
    expect(relatedPosts(CATEGORY, candidates, NONE)).toEqual([3, 2, 1]);
    expect(relatedPosts(CATEGORY, candidates.toReversed(), NONE)).toEqual([3, 2, 1]);
  });

  it('are three at most, and none of those that are excepted', () => {
    const candidates = [1, 2, 3, 4, 5, 6].map((id) => candidate(id));
    expect(relatedPosts(CATEGORY, candidates, new Set([6, 4]))).toEqual([5, 3, 2]);
    expect(relatedPosts(CATEGORY, candidates.slice(0, 2), new Set([1, 2]))).toEqual([]);
  });
});
