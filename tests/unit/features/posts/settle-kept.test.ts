import { describe, expect, it } from 'vitest';
import { toDatedPost } from '#app/features/posts/owner-post.ts';
import { formOf, type PostForm } from '#app/features/posts/post-form.ts';
import { settleKept } from '#app/features/posts/settle-kept.ts';
import { aDashboardPost } from '#tests/support/posts.ts';

const BEGUN = '2026-01-07T10:00:00.000Z';
const CHANGED = '2026-01-07T11:00:00.000Z';
const post = toDatedPost(
  aDashboardPost({ id: 7, title: 'Rye', status: 'published', published_at: CHANGED, updated_at: CHANGED }),
);
const AUTHORS = [{ id: 1, name: 'Wren', byline: 'Wren' }];

const kept = (changes: Partial<PostForm>, version = BEGUN) => ({
  ...{ key: '7-a', keptAt: BEGUN, version },
  form: { ...formOf(post, AUTHORS), status: 'draft' as const, published_at: '', ...changes },
});
const settle = (draft: ReturnType<typeof kept>, writtenAt?: string) =>
  settleKept(draft, post, writtenAt, AUTHORS);

describe('what is kept of a post', () => {
  it('goes on with what became of that since, and keeps its words', () => {
    expect(settle(kept({ title: 'Rye bread' }), BEGUN)).toMatchObject({
      version: CHANGED,
      form: { title: 'Rye bread', status: 'published', published_at: CHANGED },
    });
  });

  it('is nothing where the post says it by now', () => {
    expect(settle(kept({}), CHANGED)).toBeNull();
  });

  it('stays another version where the post was saved since, or nobody knows', () => {
    const draft = kept({ title: 'Rye bread' });
    expect(settle(draft, CHANGED)).toBe(draft);
    expect(settle(draft)).toBe(draft);
  });

  it('stays as it is where it follows the post', () => {
    const draft = kept({ title: 'Rye bread' }, CHANGED);
    expect(settle(draft, CHANGED)).toBe(draft);
    expect(settleKept(draft, null, undefined, [])).toBe(draft);
  });
});
