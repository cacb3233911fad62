import { beforeAll, describe, expect, it } from 'vitest';
import { createPost } from '#tests/support/factories.ts';
import { listCategories, listPosts } from '#tests/support/reading.ts';
import { useTestApp } from '#tests/support/test-app.ts';

/** What the posts say, one a post: everything that some search syntax could take for its own. */
const TEXTS = [
  'Plain words about nothing',
  'He said "OR" and *then* NEAR(this, that)',
  'A 100% sure_thing with a back\\slash',
  'title: AND NOT excerpt : (col) ^start + end -minus',
  "O'Brien; DROP TABLE posts; -- comment",
  'Crème brûlée, ÉCLAIR et œuf',
  'Да и нет, Привет МИР',
  'Ωραίο πρωί, ΚΑΛΗΜΕΡΑ',
  'Launch 🚀 day 👩‍👩‍👧‍👦 family',
  '日本語のテキスト',
  'ab xy §1§ zz',
  '{title excerpt} : "quoted ""twice"""',
  'x',
];

const SEARCHES = [
  ...['"', '*', '" OR *', 'OR', 'or', 'NEAR(', 'NEAR(this, that)', 'near/2', '(', ')', '{title', '} :', '""'],
  ...[
    '"OR"',
    '"quoted ""twice"""',
    'words OR back',
    'plain AND words',
    'NOT',
    '^start',
    '+ end',
    '-minus',
    '*then*',
  ],
  ...['%', '_', '\\', '100%', 'sure_thing', 'sure%thing', 'back\\slash', '\\s', '%%', '__', '_%'],
  ...["'", "''", "' OR 1=1 --", "O'Brien", '; DROP', '--', '/*', 'posts; --'],
  ...['é', 'É', 'crème', 'CRÈME', 'éclair', 'ÉCLAIR', 'œu', 'ŒU', 'œuf', 'brulee'],
  ...['да', 'ДА', 'Да', 'дА', 'и', 'ми', 'мир', 'привет', 'ΠΡΩΊ', 'πρωί', 'ωρ', 'Ωρ', 'καλημερα'],
  ...['🚀', '🚀 day', '👩‍👩‍👧‍👦', 'Launch 🚀', '日', '日本', '日本語', 'テキスト', 'テキスト本'],
  ...[
    '§1§',
    '§',
    '1§',
    'ab',
    'AB',
    'xY',
    'zz',
    'x',
    'q',
    '  words  ',
    'a  b',
    'about nothing',
    'nothing about',
  ],
  ...['title:', 'title : plain', 'excerpt:words', 'rowid', '{title} : plain', 'x'.repeat(200)],
];

describe('what visitors type into the search', () => {
  const test = useTestApp();

  beforeAll(async () => {
    for (const [index, text] of TEXTS.entries()) {
      // By turns in the title, the excerpt and the content; `q` and its like stand nowhere else.
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const fields = [{ title: text }, { excerpt: text }, { content: `<p>${escaped}</p>` }];
      const nowhere = { title: '0', excerpt: '0', content: '<p>0</p>' };
      await createPost(test.app, test.token, { ...nowhere, ...fields[index % 3], author: text });
    }
  });

  it.each(SEARCHES)('[7.2.05] is text and nothing else: %s', async (search) => {
    const wanted = search.trim().toLowerCase();
    const expected = TEXTS.filter((text) => text.toLowerCase().includes(wanted));
    const query = `&limit=100&search=${encodeURIComponent(search)}`;
    const { posts, pagination } = await listPosts(test.app, query);
    expect(posts.map((post) => post.author).reverse()).toEqual(expected);
    expect(pagination.total_posts).toBe(expected.length);
  });

  it.each(SEARCHES)('[7.2.05] is so within a category, too: %s', async (search) => {
    const category = (await listCategories(test.app))[0]!;
    const within = async (name: string) => {
      const query = `&limit=100&category=${encodeURIComponent(name)}&search=${encodeURIComponent(search)}`;
      return (await listPosts(test.app, query)).pagination.total_posts;
    };
    const all = await listPosts(test.app, `&search=${encodeURIComponent(search)}`);
    expect(await within(category.name)).toBe(all.pagination.total_posts);
    expect(await within('Business')).toBe(0);
  });

  it('refuses more than 200 characters', async () => {
    const answer = await test.app.api(
      'GET',
      `blog-posts-working.php?endpoint=blog-posts&search=${'x'.repeat(201)}`,
    );
    expect(answer.status).toBe(422);
    expect(answer.json.field).toBe('search');
  });

  it.each(['counted words', 'kq'])('counts anew after each write: %s', async (search) => {
    const total = async (page: number) => {
      const query = `&limit=1&page=${page}&search=${encodeURIComponent(search)}`;
      return (await listPosts(test.app, query)).pagination.total_posts;
    };
    const post = { content: `<p>${search}</p>`, category_id: 2 };
    const first = await createPost(test.app, test.token, post);
    expect([await total(1), await total(2)]).toEqual([1, 1]);
    const second = await createPost(test.app, test.token, post);
    expect([await total(1), await total(3)]).toEqual([2, 2]);
    const status = `blog-posts-working.php?endpoint=blog-posts&action=status&postId=${first}`;
    await test.app.api('PUT', status, { bearer: test.token, json: { status: 'draft' } });
    expect([await total(1), await total(4)]).toEqual([1, 1]);
    await test.app.api('DELETE', `delete-blog-post.php?id=${second}`, { bearer: test.token });
    expect([await total(1), await total(5)]).toEqual([0, 0]);
  });
});
