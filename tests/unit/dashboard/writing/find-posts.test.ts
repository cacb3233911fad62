import { expect, test } from 'vitest';
import { matchingPosts } from '#app/dashboard/writing/find-posts.ts';

const POSTS = ['What bread costs', 'Bread at six', 'Pão de ló', 'The oven'].map((title, at) => ({
  title,
  address: `/blog/${at}`,
}));

test.each([
  ['bread', ['Bread at six', 'What bread costs']],
  ['COSTS bread', ['What bread costs']],
  ['pao', ['Pão de ló']],
  ['ove', ['The oven']],
  ['cake', []],
  ['  ', []],
])('“%s” finds the posts with these words, those that begin with them first', (words, titles) => {
  expect(matchingPosts(POSTS, words).map(({ title }) => title)).toEqual(titles);
});

test('a post that visitors can’t read yet comes after those that they can', () => {
  const draft = { title: 'Bread at five', address: '/blog/5', notYet: 'Draft' };
  expect(matchingPosts([draft, ...POSTS], 'bread').map(({ title }) => title)).toEqual([
    'Bread at six',
    'What bread costs',
    'Bread at five',
  ]);
});
