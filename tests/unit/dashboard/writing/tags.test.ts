import { describe, expect, it } from 'vitest';
import {
  asSpelled,
  readTokens,
  suggestTags,
  tagsProblem,
  typeTokens,
  writeTokens,
} from '#app/dashboard/writing/tag-tokens.ts';
import { LIMITS } from '#shared/limits.ts';

const posts = [{ tags: ['Bakery', 'Web'] }, { tags: ['Web'] }, { tags: ['Baking'] }];

describe('tags of other posts', () => {
  it('are offered, the most used first, without those that the post has', () => {
    expect(suggestTags({ tags: [], typed: '' }, posts)).toEqual(['Web', 'Bakery', 'Baking']);
    expect(suggestTags({ tags: ['web'], typed: '' }, posts)).toEqual(['Bakery', 'Baking']);
  });

  it('complete the one that is typed', () => {
    expect(suggestTags({ tags: ['Web'], typed: 'bak' }, posts)).toEqual(['Bakery', 'Baking']);
    expect(suggestTags({ tags: [], typed: ' baki' }, posts)).toEqual(['Baking']);
  });

  it('are spelled as they are there, by most of the posts', () => {
    const spellings = [{ tags: ['email'] }, { tags: ['Email'] }, { tags: ['email', 'SEO'] }];
    expect(['EMAIL', 'seo', 'New'].map((tag) => asSpelled(tag, spellings))).toEqual(['email', 'SEO', 'New']);
    expect(suggestTags({ tags: [], typed: 'e' }, spellings)).toEqual(['email']);
  });

  it('are four at most', () => {
    const many = [{ tags: ['a', 'b', 'c', 'd', 'e'] }];
    expect(suggestTags({ tags: [], typed: '' }, many)).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('a field of tags', () => {
  it('keeps what is being typed with its tags, apart from them', () => {
    const value = writeTokens({ tags: ['rye', 'crumb'], typed: ' cru' });
    expect(value).toBe('rye, crumb, cru');
    expect(readTokens(value, ' cru')).toEqual({ tags: ['rye', 'crumb'], typed: ' cru' });
    expect(readTokens(value, '')).toEqual({ tags: ['rye', 'crumb', 'cru'], typed: '' });
    expect(readTokens('Another, text', ' cru')).toEqual({ tags: ['Another', 'text'], typed: '' });
  });

  it('adds what stands before a comma, once', () => {
    expect(typeTokens(['rye'], 'crumb')).toEqual({ tags: ['rye'], typed: 'crumb' });
    expect(typeTokens(['rye'], 'crumb,')).toEqual({ tags: ['rye', 'crumb'], typed: '' });
    expect(typeTokens(['rye'], 'Rye,')).toEqual({ tags: ['rye'], typed: '' });
    expect(typeTokens(['rye'], 'crumb, rye , sourd')).toEqual({ tags: ['rye', 'crumb'], typed: 'sourd' });
  });

  it('tells of too many and of one that is too long', () => {
    const many = Array.from({ length: LIMITS.tags + 1 }, (_, index) => `tag ${index}`);
    expect(tagsProblem(many.slice(1))).toBeNull();
    expect(tagsProblem(many)).toContain(`at most ${LIMITS.tags} tags`);
    expect(tagsProblem(['a'.repeat(LIMITS.tag)])).toBeNull();
    expect(tagsProblem(['a'.repeat(LIMITS.tag + 1)])).toContain(`at most ${LIMITS.tag} characters`);
  });
});
