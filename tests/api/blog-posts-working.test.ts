import { beforeAll, describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import type { DashboardPostList, PublicPost } from '#shared/contract/posts.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { createPost } from '#tests/support/factories.ts';
import { listCategories, listDashboardPosts, listPosts, readPost } from '#tests/support/reading.ts';
import { settableClock, type TestApp, useTestApp } from '#tests/support/test-app.ts';

const POSTS = 'blog-posts-working.php?endpoint=blog-posts';
const titles = (posts: Pick<PublicPost, 'title'>[]) => posts.map((post) => post.title);

async function idOfCategory(app: TestApp, name: string): Promise<number> {
  return (await listCategories(app)).find((category) => category.name === name)!.id;
}

describe('the public list', () => {
  const test = useTestApp();

  it('[7.2.01] is empty at first, with counts that say so', async () => {
    const list = await listPosts(test.app);
    expect(list.posts).toEqual([]);
    expect(list.pagination).toEqual({ current_page: 1, total_posts: 0, total_pages: 0, posts_per_page: 6 });
  });
});

describe('the public list of eight posts, a draft and one that is dated ahead', () => {
  const clock = settableClock('2026-03-01T12:00:00Z');
  const test = useTestApp({ clock });

  /** Eight posts, the last two at the same instant. */
  beforeAll(async () => {
    const { app, token } = test;
    const business = await idOfCategory(app, 'Business');
    for (let number = 1; number <= 8; number += 1) {
      clock.set(`2026-03-0${Math.min(number, 7)}T12:00:00Z`);
      await createPost(app, token, { title: `Number ${number}`, category_id: number <= 2 ? business : 1 });
    }
    await createPost(app, token, { title: 'Draft', status: 'draft' });
    clock.set('2026-03-08T11:00:00Z');
    await createPost(app, token, { title: 'Ahead' });
    clock.set('2026-03-07T18:00:00Z');
  });

  it('[7.2.01] [2.10.04] [9.3.01] [3.3.01] [3.3.02] [3.3.03] [3.3.04] gives six of them, newest first, and the counts', async () => {
    const { posts, pagination } = await listPosts(test.app);
    expect(titles(posts)).toEqual(['Number 8', 'Number 7', 'Number 6', 'Number 5', 'Number 4', 'Number 3']);
    expect(pagination).toEqual({ current_page: 1, total_posts: 8, total_pages: 2, posts_per_page: 6 });
  });

  it('[7.12.03] gives the rest on page 2', async () => {
    const { posts, pagination } = await listPosts(test.app, '&page=2');
    expect(titles(posts)).toEqual(['Number 2', 'Number 1']);
    expect(pagination).toEqual({ current_page: 2, total_posts: 8, total_pages: 2, posts_per_page: 6 });
  });

  it('gives the home page its three', async () => {
    const { posts, pagination } = await listPosts(test.app, '&limit=3');
    expect(titles(posts)).toEqual(['Number 8', 'Number 7', 'Number 6']);
    expect(pagination).toMatchObject({ total_pages: 3, posts_per_page: 3 });
  });

  it('gives nothing beyond the last page, and the true counts', async () => {
    const { posts, pagination } = await listPosts(test.app, '&page=9');
    expect(posts).toEqual([]);
    expect(pagination).toEqual({ current_page: 9, total_posts: 8, total_pages: 2, posts_per_page: 6 });
  });

  it.each(['Business', 'business', 'BUSINESS'])('keeps to the category %s', async (category) => {
    const { posts, pagination } = await listPosts(test.app, `&category=${category}`);
    expect(titles(posts)).toEqual(['Number 2', 'Number 1']);
    expect(posts.map((post) => post.category)).toEqual(['Business', 'Business']);
    expect(pagination.total_posts).toBe(2);
  });

  it.each(['all', 'All', ''])('takes the category "%s" for every one', async (category) => {
    expect((await listPosts(test.app, `&category=${category}`)).pagination.total_posts).toBe(8);
  });

  it('has nothing in a category that does not exist', async () => {
    const list = await listPosts(test.app, '&category=Cooking');
    expect(list.posts).toEqual([]);
    expect(list.pagination).toMatchObject({ total_posts: 0, total_pages: 0 });
  });

  it('combines search, category and page', async () => {
    const { posts, pagination } = await listPosts(
      test.app,
      '&search=number&category=Business&limit=1&page=2',
    );
    expect(titles(posts)).toEqual(['Number 1']);
    expect(pagination).toEqual({ current_page: 2, total_posts: 2, total_pages: 2, posts_per_page: 1 });
  });

  it.each(['', '&search=number', '&search=n', '&category=Business', '&search=dr', '&search=ahead'])(
    'shows neither the draft nor what is dated ahead (%s)',
    async (query) => {
      const { posts } = await listPosts(test.app, `&limit=100${query}`);
      expect(titles(posts)).not.toContain('Draft');
      expect(titles(posts)).not.toContain('Ahead');
    },
  );

  it('is the same at the sub-folder base', async () => {
    const root = await test.app.api('GET', POSTS);
    const below = await test.app.api('GET', POSTS, { base: '/shingle/api' });
    expect(below.text).toBe(root.text);
  });
});

describe('what a visitor may search', () => {
  const test = useTestApp();

  it.each([
    ['the title', { title: 'About Zeppelins' }, 'zeppelin'],
    ['the excerpt', { excerpt: 'Something on quinoa.' }, 'QUINOA'],
    ['the content', { content: '<p>One of <b>forty</b>-two marsupials.</p>' }, 'forty-two mars'],
    ['text with entities', { content: '<p>salt &amp; vinegar</p>' }, 'salt & vinegar'],
  ])('[7.2.05] finds %s by a part of it, in any case', async (_where, changes, search) => {
    const id = await createPost(test.app, test.token, changes);
    const { posts, pagination } = await listPosts(test.app, `&search=${encodeURIComponent(search)}`);
    expect(posts.map((post) => post.id)).toEqual([id]);
    expect(pagination.total_posts).toBe(1);
  });

  it('looks at words, not at markup, scripts or the image', async () => {
    await createPost(test.app, test.token, {
      content: '<blockquote class="gargoyle"><script>const basilisk = 1;</script>Hello</blockquote>',
      featured_image: '/uploads/chimera.webp',
    });
    for (const word of ['blockquote', 'gargoyle', 'basilisk', 'chimera']) {
      expect((await listPosts(test.app, `&search=${word}`)).posts, word).toEqual([]);
    }
  });

  it('follows a change, an unpublishing and a deletion', async () => {
    const { app, token } = test;
    const found = async (word: string) => (await listPosts(app, `&search=${word}`)).pagination.total_posts;
    const id = await createPost(app, token, { title: 'Ocelots at night' });
    expect(await found('ocelot')).toBe(1);

    const changed = { ...(await listDashboardPosts(app, token)).posts.find((post) => post.id === id) };
    await app.api('PUT', 'update-blog-post.php', {
      json: { ...changed, title: 'Margays at night' },
      bearer: token,
    });
    expect([await found('ocelot'), await found('margay')]).toEqual([0, 1]);

    await app.api('PUT', `${POSTS}/${id}`, { json: { status: 'draft' }, bearer: token });
    expect(await found('margay')).toBe(0);
    await app.api('PUT', `${POSTS}/${id}`, { json: { status: 'published' }, bearer: token });
    expect(await found('margay')).toBe(1);
    await app.api('DELETE', `delete-blog-post.php?id=${id}`, { bearer: token });
    expect(await found('margay')).toBe(0);
  });
});

describe('one post by its slug', () => {
  const clock = settableClock('2026-03-01T12:00:00Z');
  const test = useTestApp({ clock });

  it('[7.2.06] [3.1.01] [3.1.02] [3.1.03] [3.1.04] [3.1.05] [3.1.06] [3.1.07] [3.1.08] [3.1.09] [3.1.12] [3.1.13] has these fields and no others', async () => {
    const id = await createPost(test.app, test.token, {
      title: 'Bread & Bytes',
      excerpt: 'On ovens.',
      content: '<p>Start with the <strong>oven</strong>.</p>',
      featured_image: '/uploads/abc-1x1.webp',
      image_attribution: 'By hand',
      read_time: 7,
      author: 'Ada Ruiz',
    });
    const answer = await test.app.api('GET', `${POSTS}&slug=bread-bytes`);
    const { after, ...specified } = answer.json;
    expect(after).toBeTypeOf('object'); // the one addition: what the post leads to
    expect(specified).toEqual({
      success: true,
      post: {
        id,
        slug: 'bread-bytes',
        title: 'Bread & Bytes',
        excerpt: 'On ovens.',
        content: '<p>Start with the <strong>oven</strong>.</p>',
        featured_image: '/uploads/abc-1x1.webp',
        image_attribution: 'By hand',
        published_at: '2026-03-01T12:00:00.000Z',
        read_time: 7,
        category: 'Web Development',
        author: 'Ada Ruiz',
      },
    });
  });

  it('[3.1.09] keeps a read time of the author’s own words', async () => {
    await createPost(test.app, test.token, { title: 'Own words', read_time: '5 to 7 min' });
    expect((await readPost(test.app, 'own-words')).read_time).toBe('5 to 7 min');
  });

  it('[3.1.21] shows the site owner’s name when there is no byline', async () => {
    await createPost(test.app, test.token, { title: 'No byline' });
    expect((await readPost(test.app, 'no-byline')).author).toBe(business.who.name);
  });

  it.each([
    ['unknown', 'never-written'],
    ['empty', ''],
    ['a quote', "' OR '1'='1"],
    ['a path', '../../etc/passwd'],
  ])('is 404 when the slug is %s', async (_what, slug) => {
    const answer = await test.app.api('GET', `${POSTS}&slug=${encodeURIComponent(slug)}`);
    expectRefusal(answer, 404);
    expect(answer.json.error).toBe('Post not found');
  });

  it('is 404 for a draft and for a post whose date has not come, for the owner as well', async () => {
    await createPost(test.app, test.token, { title: 'Secret plan', status: 'draft' });
    clock.set('2026-03-05T12:00:00Z');
    await createPost(test.app, test.token, { title: 'Next week' });
    clock.set('2026-03-01T12:00:00Z');

    for (const slug of ['secret-plan', 'next-week']) {
      expectRefusal(await test.app.api('GET', `${POSTS}&slug=${slug}`), 404);
      expectRefusal(await test.app.api('GET', `${POSTS}&slug=${slug}`, { bearer: test.token }), 404);
    }
    clock.set('2026-03-05T12:00:00Z');
    expect((await readPost(test.app, 'next-week')).title).toBe('Next week');
  });
});

describe('the owner’s list', () => {
  const clock = settableClock('2026-03-01T12:00:00Z');
  const test = useTestApp({ clock });

  it('[7.3.01] [7.3.03] [7.12.01] [3.2.01] [3.2.02] [3.2.03] [3.2.04] [3.2.05] [3.2.06] [3.2.07] [3.2.08] [3.2.09] [3.2.10] [3.2.11] [3.2.12] [3.2.13] [3.2.14] [3.2.15] [3.2.16] [3.2.17] has these fields, drafts too', async () => {
    const id = await createPost(test.app, test.token, {
      title: 'A draft',
      status: 'draft',
      author_id: 3,
      author: 'Ada Ruiz',
      featured_image: '/uploads/abc-1x1.webp',
      meta_title: 'For search engines',
      meta_description: 'What they show.',
    });
    const { success, posts } = await listDashboardPosts(test.app, test.token);
    expect(success).toBe(true);
    expect(posts.find((post) => post.id === id)).toEqual({
      id,
      slug: 'a-draft',
      title: 'A draft',
      excerpt: 'What it is about.',
      content: '<p>What it says.</p>',
      featured_image: '/uploads/abc-1x1.webp',
      image_attribution: '',
      published_at: null,
      status: 'draft',
      category: 'Web Development',
      category_id: 1,
      author_id: 3,
      author: 'Ada Ruiz',
      view_count: 0,
      tags: ['one', 'two'],
      meta_title: 'For search engines',
      meta_description: 'What they show.',
      read_time: 5,
      created_at: '2026-03-01T12:00:00.000Z',
      updated_at: '2026-03-01T12:00:00.000Z',
    });
  });
});

describe('the owner’s list of 52 posts', () => {
  const clock = settableClock('2026-03-01T12:00:00Z');
  const test = useTestApp({ clock });

  it('[7.3.02] [9.3.03] gives 50 unless told otherwise, newest first, with totals over all', async () => {
    const { app, token } = test;
    for (let number = 1; number <= 52; number += 1) {
      clock.set(new Date(Date.UTC(2026, 2, 1, 12, number)).toISOString());
      await createPost(app, token, {
        title: `Number ${number}`,
        status: number % 4 === 0 ? 'draft' : 'published',
      });
    }
    const first = await listDashboardPosts(app, token);
    expect(first.posts).toHaveLength(50);
    expect(first.posts[0]!.title).toBe('Number 52');
    expect(first.pagination).toEqual({
      current_page: 1,
      total_posts: 52,
      total_pages: 2,
      posts_per_page: 50,
    });
    expect(first.totals).toEqual({ published: 39, scheduled: 0, drafts: 13, views: 0 });

    clock.set('2026-03-01T12:50:00.000Z'); // two of them are still to come, and one of those is a draft
    expect((await listDashboardPosts(app, token)).totals).toEqual({ ...first.totals, scheduled: 1 });
    clock.set('2026-03-01T13:00:00.000Z');

    const second = await listDashboardPosts(app, token, '&page=2&limit=50');
    expect(titles(second.posts)).toEqual(['Number 2', 'Number 1']);
    expect(second.totals).toEqual(first.totals);

    const three = await listDashboardPosts(app, token, '&limit=3');
    expect(titles(three.posts)).toEqual(['Number 52', 'Number 51', 'Number 50']);
    expect(three.pagination).toMatchObject({ posts_per_page: 3, total_pages: 18 });
  });
});

describe('the owner’s list without the texts', () => {
  const test = useTestApp();
  const LIST = 'blog-posts-working.php?endpoint=dashboard-posts';
  const WITHOUT = { Prefer: 'return=minimal' };

  it('is the same but for them, at the same address', async () => {
    const { app, token } = test;
    const content = `<p>${'A long text. '.repeat(5_000)}</p>`;
    await createPost(app, token, { title: 'Long', content, author_id: 3 });
    await createPost(app, token, { title: 'Draft', status: 'draft', author_id: 3 });
    await createPost(app, token, { title: 'By another', author_id: 4 });
    const whole = await listDashboardPosts(app, token);
    const brief = await app.api('GET', LIST, { bearer: token, headers: WITHOUT });
    const without = whole.posts.map(({ content: text, ...post }) => {
      expect(text).not.toBe('');
      return post;
    });
    expect(brief.json).toEqual({ ...whole, posts: without });
    expect(brief.text.length).toBeLessThan(4_000);
    const narrowed = await app.api('GET', `${LIST}&search=draft&sort=title`, {
      bearer: token,
      headers: WITHOUT,
    });
    expect(narrowed.json.posts).toEqual(without.filter(({ title }) => title === 'Draft'));
    const byAuthor = await app.api('GET', `${LIST}&author=4`, { bearer: token, headers: WITHOUT });
    expect(byAuthor.json.posts).toEqual(without.filter(({ author_id }) => author_id === 4));
    expect((await app.api('GET', `${LIST}&author=x`, { bearer: token })).status).toBe(422);
  });

  it('is searched in the texts where that is asked for, drafts too, and forgives no slip there', async () => {
    const { app, token } = test;
    const search = async (words: string, where: string) => {
      const { json } = await app.api('GET', `${LIST}&search=${encodeURIComponent(words)}${where}`, {
        bearer: token,
        headers: WITHOUT,
      });
      return (json as unknown as DashboardPostList).posts.map(({ title }) => title);
    };
    const made = [
      await createPost(app, token, { title: 'Inside', content: '<p>The <b>Pão</b> of Zzyzx.</p>' }),
      await createPost(app, token, { title: 'Zzyzx itself', content: '<p>Bread.</p>', status: 'draft' }),
      await createPost(app, token, {
        title: 'Unsaid',
        content: '<p>Zzyzx, in a draft.</p>',
        status: 'draft',
      }),
    ];
    expect(await search('zzyzx', '')).toEqual(['Zzyzx itself']);
    expect((await search('zzyzx', '&in=texts')).sort()).toEqual(['Inside', 'Unsaid', 'Zzyzx itself']);
    expect(await search('pao zzyzx', '&in=texts')).toEqual(['Inside']);
    expect(await search('zzyxz', '&in=texts')).toEqual([]);
    expect(await search('zzyzx', '&in=elsewhere')).toEqual(['Zzyzx itself']);
    for (const id of made) await app.api('DELETE', `delete-blog-post.php?id=${id}`, { bearer: token });
  });

  it('is searched by category, tag and both names of the owner, and forgives a slip where nothing else has it', async () => {
    const { app, token } = test;
    const search = async (words: string) => {
      const { json } = await app.api('GET', `${LIST}&search=${encodeURIComponent(words)}`, {
        bearer: token,
        headers: WITHOUT,
      });
      const { posts, is_near } = json as unknown as DashboardPostList;
      return { titles: posts.map(({ title }) => title), is_near };
    };
    const { name } = business.who;
    const id = await createPost(app, token, {
      ...{ title: 'Passwords in a bakery', author: '', author_id: 1, category_id: 2, tags: ['Sourdough'] },
    });
    await createPost(app, token, { title: 'Ovens', author: 'Ana Torres', author_id: 2 });
    for (const words of ['sourdough', 'design', `${name} passwords`, 'admin passwords'])
      expect(await search(words), words).toEqual({ titles: ['Passwords in a bakery'], is_near: undefined });
    expect((await search('admin')).titles).not.toContain('Ovens');
    for (const words of ['passwrods', 'sourdugh bakery'])
      expect(await search(words), words).toEqual({ titles: ['Passwords in a bakery'], is_near: true });
    expect(await search('qqqqqq')).toEqual({ titles: [], is_near: undefined });
    await app.api('DELETE', `delete-blog-post.php?id=${id}`, { bearer: token });
    const ovens = (await listDashboardPosts(app, token)).posts.find(({ title }) => title === 'Ovens')!;
    await app.api('DELETE', `delete-blog-post.php?id=${ovens.id}`, { bearer: token });
  });

  it('leads to each post with its text, drafts too', async () => {
    const { app, token } = test;
    const { posts } = await listDashboardPosts(app, token);
    expect(posts).toHaveLength(3);
    for (const post of posts) {
      const answer = await app.api('GET', `${LIST}&id=${post.id}`, { bearer: token });
      expect([answer.status, answer.json]).toEqual([200, { success: true, post }]);
    }
    const none = await app.api('GET', `${LIST}&id=999`, { bearer: token });
    expect([none.status, none.json.success]).toEqual([404, false]);
    expect((await app.api('GET', `${LIST}&id=1x`, { bearer: token })).status).toBe(422);
  });

  it('[D28] counts the posts of each author, drafts too', async () => {
    const { app, token } = test;
    const answer = await app.api('GET', 'blog-posts-working.php?endpoint=posts-by-author', { bearer: token });
    expect(answer.json).toEqual({
      success: true,
      authors: [
        { author_id: 3, posts: 2 },
        { author_id: 4, posts: 1 },
      ],
    });
  });
});

describe('categories through this script', () => {
  const test = useTestApp();

  it('are those of categories.php', async () => {
    const answer = await test.app.api('GET', 'blog-posts-working.php?endpoint=categories');
    expect(answer.json).toEqual(await listCategories(test.app));
  });
});

describe.each([
  ['[7.5.01] action=status', (id: number | string) => `${POSTS}&action=status&postId=${id}`],
  ['[7.5.02] blog-posts/{id}', (id: number | string) => `${POSTS}/${id}`],
])('the status by %s', (_name, path) => {
  const clock = settableClock('2026-03-01T12:00:00Z');
  const test = useTestApp({ clock });
  const setStatus = (id: number | string, json: unknown) =>
    test.app.api('PUT', path(id), { json, bearer: test.token });

  it('[4.5.01] publishes a draft and takes it back', async () => {
    const id = await createPost(test.app, test.token, { title: 'To and fro', status: 'draft' });
    const published = await setStatus(id, { status: 'published' });
    expect(published.json).toEqual({ success: true });
    expect((await readPost(test.app, 'to-and-fro')).id).toBe(id);

    expectSuccess(await setStatus(id, { status: 'draft' }));
    expectRefusal(await test.app.api('GET', `${POSTS}&slug=to-and-fro`), 404);
  });

  it('dates the first publication and keeps that date', async () => {
    clock.set('2026-03-02T08:00:00Z');
    const id = await createPost(test.app, test.token, { title: 'Dated', status: 'draft' });
    clock.set('2026-03-03T08:00:00Z');
    await setStatus(id, { status: 'published' });
    clock.set('2026-03-04T08:00:00Z');
    await setStatus(id, { status: 'draft' });
    await setStatus(id, { status: 'published' });
    expect((await readPost(test.app, 'dated')).published_at).toBe('2026-03-03T08:00:00.000Z');
  });

  it('changes nothing but the status', async () => {
    const id = await createPost(test.app, test.token, { title: 'Only this', tags: ['kept'] });
    await setStatus(id, { status: 'draft', title: 'Smuggled', view_count: 99 });
    const post = (await listDashboardPosts(test.app, test.token)).posts.find((one) => one.id === id);
    expect(post).toMatchObject({ status: 'draft', title: 'Only this', tags: ['kept'], view_count: 0 });
  });

  it.each(['archived', 'Published', '', null, 1, ['draft'], undefined])(
    'refuses the status %j',
    async (status) => {
      const id = await createPost(test.app, test.token);
      expectRefusal(await setStatus(id, { status }), 422, 'status');
    },
  );

  it('is 404 for a post that is not there', async () => {
    expectRefusal(await setStatus(987_654, { status: 'draft' }), 404);
  });

  it.each(['0', '-1', 'abc', '1.5', '1e2', '1234567890123456', '%20', '1/2', "1'--"])(
    'refuses the id %s',
    async (id) => {
      const answer = await setStatus(id, { status: 'draft' });
      expect([404, 422]).toContain(answer.status);
      expectRefusal(answer, answer.status, answer.json.field as string | undefined);
    },
  );
});

describe('other calls of this script', () => {
  const test = useTestApp();

  it.each(['', '?endpoint=', '?endpoint=posts', '?endpoint=dashboard', '?slug=a', '?endpoint=Blog-Posts'])(
    'knows no GET %s',
    async (query) => {
      expectRefusal(await test.app.api('GET', `blog-posts-working.php${query}`), 404);
    },
  );

  it('knows no PUT without an id', async () => {
    const put = (path: string) =>
      test.app.api('PUT', path, { json: { status: 'draft' }, bearer: test.token });
    expectRefusal(await put(POSTS), 404);
    expectRefusal(await put(`${POSTS}&action=status`), 404);
    expectRefusal(await put(`${POSTS}&action=delete&postId=1`), 404);
  });
});
