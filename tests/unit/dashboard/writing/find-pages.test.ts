import { describe, expect, test } from 'vitest';
import { matchingPages, pageFinder, SITE_PAGES } from '#app/dashboard/writing/find-pages.ts';
import { createApiClient } from '#app/lib/api-client.ts';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';
import { aDashboardPost, aDashboardPostList } from '#tests/support/posts.ts';

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

describe('posts by their texts', () => {
  const named = (id: number, title: string, more: Parameters<typeof aDashboardPost>[0] = {}) =>
    aDashboardPost({ id, title, slug: `post-${id}`, excerpt: '', ...more });
  const titled = named(1, 'Zzyzx at six');
  const draft = named(2, 'Unsaid', { status: 'draft' });
  const read = named(3, 'Inside');
  const all = aDashboardPostList([titled, draft, read, named(4, 'Written now')]);

  function finder(...replies: Reply<'listDashboardPosts'>[]) {
    const server = new FakeServer().on('listDashboardPosts', ...replies);
    const request = createApiClient({ base: '/api', fetch: server.fetch, token: () => 'T' });
    return { find: pageFinder(request, 4), asked: () => server.requests.map(({ url }) => url) };
  }
  const byText = aDashboardPostList([named(4, 'Written now'), draft, titled, read]);

  test('stand behind those by their titles, drafts last, without the one that is written', async () => {
    const { find, asked } = finder({ json: all }, { json: byText });
    expect((await find('zzyzx')).map(({ title, notYet, isByText }) => [title, notYet, isByText])).toEqual([
      ['Zzyzx at six', null, undefined],
      ['Inside', null, true],
      ['Unsaid', 'Draft', true],
    ]);
    expect(asked()).toHaveLength(2);
    expect(asked()[1]).toContain('search=zzyzx&in=texts');
  });

  test.each([
    ['where titles are enough', 'zzyzx', 'titles'],
    ['by two characters', 'zz', undefined],
    ['without words', ' ', undefined],
  ] as const)('are not asked for %s', async (_, words, where) => {
    const { find, asked } = finder({ json: all }, 'network failure');
    await find(words, where);
    expect(asked()).toHaveLength(1);
  });
});
