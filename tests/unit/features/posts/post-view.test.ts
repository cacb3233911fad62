import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { toPostView } from '#app/features/posts/post-view.ts';
import { aPost } from '#tests/support/posts.ts';

const NOW = new Date('2026-06-01T10:00:00.000Z');

describe('the public view of a post', () => {
  it('[3.1.14] [3.1.15] [3.1.16] [3.1.17] maps to exactly these fields', () => {
    expect(toPostView(aPost(), NOW)).toEqual({
      id: 7,
      slug: 'bread-and-bytes',
      title: 'Bread and bytes',
      excerpt: 'What a bakery taught me about caching.',
      content: '<p>Start with the <strong>oven</strong>.</p>',
      image: '/artwork/covers/bread.svg',
      image_attribution: 'Drawn by hand',
      date: '2026-01-05T12:00:00.000Z',
      readTime: '4 min read',
      category: 'Business',
      author: 'Wren Calder',
    });
  });

  it('[3.1.10] [3.1.11] [9.3.05] shows a number as minutes, words as they are, and five minutes by default', () => {
    expect(toPostView(aPost({ read_time: 12 }), NOW).readTime).toBe('12 min read');
    expect(toPostView(aPost({ read_time: 'a short coffee' }), NOW).readTime).toBe('a short coffee');
    expect(toPostView({ id: 1 }, NOW).readTime).toBe('5 min read');
    expect(toPostView(aPost({ read_time: ' ' }), NOW).readTime).toBe('5 min read');
  });

  it.each([null, undefined, '', ' '])(
    '[3.1.18] [3.1.19] [3.1.20] [3.1.21] has defaults for %j',
    (nothing) => {
      const bare = {
        id: 1,
        featured_image: nothing,
        published_at: nothing,
        category: nothing,
        author: nothing,
      };
      expect(toPostView(bare, NOW)).toMatchObject({
        image: '/artwork/covers/fallback.svg',
        date: NOW.toISOString(),
        category: 'General',
        author: business.who.name,
      });
    },
  );

  it('[3.1.08] [3.1.16] reads `date` where there is no `published_at`', () => {
    expect(toPostView({ id: 1, date: '2025-12-24' }, NOW).date).toBe('2025-12-24');
  });
});
