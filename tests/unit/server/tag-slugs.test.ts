import { expect, it } from 'vitest';
import { tagSlug } from '#server/features/posts/post-tags.repository.ts';

it.each([
  ['small business', 'small-business'],
  ['Small  Business!', 'small-business'],
  ['Café', 'cafe'],
  ['C', 'c'],
  ['C++', 'c-plus-plus'],
  ['F#', 'f-sharp'],
  ['#hashtag', 'hashtag'],
  ['печать', 'печать'],
  ['!?', 'tag'],
])('the tag %j is at %j', (label, slug) => {
  expect(tagSlug(label)).toBe(slug);
});
