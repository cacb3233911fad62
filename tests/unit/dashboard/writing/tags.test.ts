import { describe, expect, it } from 'vitest';
import { suggestTags, withTag } from '#app/dashboard/writing/TagChoices.tsx';

const posts = [{ tags: ['Bakery', 'Web'] }, { tags: ['Web'] }, { tags: ['Baking'] }];

describe('tags of other posts', () => {
  it('are offered, the most used first, without those that the post has', () => {
    expect(suggestTags('', posts)).toEqual(['Web', 'Bakery', 'Baking']);
    expect(suggestTags('web, ', posts)).toEqual(['Bakery', 'Baking']);
  });

  it('complete the one that is typed', () => {
    expect(suggestTags('Web, bak', posts)).toEqual(['Bakery', 'Baking']);
    expect(withTag('Web, bak', 'Baking')).toBe('Web, Baking');
    expect(withTag('Web', 'Baking')).toBe('Web, Baking');
    expect(withTag('', 'Web')).toBe('Web');
  });
});
