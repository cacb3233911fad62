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
