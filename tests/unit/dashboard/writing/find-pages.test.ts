import { expect, test } from 'vitest';
import { matchingPages, SITE_PAGES } from '#app/dashboard/writing/find-pages.ts';

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
  expect(matchingPages(POSTS, words).map(({ title }) => title)).toEqual(titles);
});

test('a post that visitors can’t read yet comes after those that they can', () => {
  const draft = { title: 'Bread at five', address: '/blog/5', notYet: 'Draft' };
  expect(matchingPages([draft, ...POSTS], 'bread').map(({ title }) => title)).toEqual([
    'Bread at six',
    'What bread costs',
    'Bread at five',
  ]);
});

test('the site’s own pages are found by their titles and addresses, those that one is led to are not', () => {
  const found = (words: string) =>
    matchingPages([...SITE_PAGES, ...POSTS], words).map(({ address }) => address);
  expect(found('consult')).toEqual(['/consultation']);
  expect(found(SITE_PAGES.find(({ address }) => address === '/pricing')?.title ?? '')).toContain('/pricing');
  for (const words of ['thank', 'unsubscribe', 'dashboard', 'appointment']) expect(found(words)).toEqual([]);
});

test('a post is found by its excerpt, too, behind those whose titles have the words', () => {
  const page = { title: 'Ovens', about: 'How we bake bread', address: '/blog/ovens' };
  const titled = { title: 'All about bread', address: '/blog/about' };
  expect(matchingPages([page, titled], 'bread').map(({ title }) => title)).toEqual([
    'All about bread',
    'Ovens',
  ]);
});
