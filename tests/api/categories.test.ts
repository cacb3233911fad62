import { describe, expect, it } from 'vitest';
import type { Category, SavedCategory } from '#shared/contract/categories.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { createPost } from '#tests/support/factories.ts';
import { listCategories, listPosts, readPost } from '#tests/support/reading.ts';
import { type CallOptions, settableClock, useTestApp } from '#tests/support/test-app.ts';

describe('GET categories.php', () => {
  const test = useTestApp();

  it('[7.4.01] [7.12.02] [3.4.01] is a bare list of the five a site begins with', async () => {
    const answer = await test.app.api('GET', 'categories.php');
    const categories = answer.json as unknown as Category[];
    expect(categories.map(({ name, slug }) => [name, slug])).toEqual([
      ['Web Development', 'web-development'],
      ['Design', 'design'],
      ['Tutorial', 'tutorial'],
      ['Technology', 'technology'],
      ['Business', 'business'],
    ]);
    for (const category of categories) {
      expect(Object.keys(category)).toEqual(['id', 'name', 'slug', 'description', 'color', 'postCount']);
      expect(category).toMatchObject({
        color: expect.stringMatching(/^#[0-9A-F]{6}$/i) as string,
        postCount: 0,
      });
    }
  });

  it('counts the posts of each: for the owner drafts too, for visitors what they may read', async () => {
    const { app, token } = test;
    const counts = async (options: CallOptions) => {
      const rows = (await app.api('GET', 'categories.php', options)).json as unknown as Category[];
      return rows.map(({ postCount }) => postCount);
    };
    const { cookie } = await app.signIn();
    await createPost(app, token, { category_id: 2 });
    const id = await createPost(app, token, { category_id: 2, status: 'draft' });
    for (const round of ['made', 'kept']) {
      expect([round, await counts({})]).toEqual([round, [0, 1, 0, 0, 0]]);
      expect([round, await counts({ bearer: token })]).toEqual([round, [0, 2, 0, 0, 0]]);
      expect([round, await counts({ cookie })]).toEqual([round, [0, 2, 0, 0, 0]]);
      expect([round, await counts({ bearer: 'garbage' })]).toEqual([round, [0, 1, 0, 0, 0]]);
    }
    await app.api('DELETE', `delete-blog-post.php?id=${id}`, { bearer: token });
    expect(await counts({})).toEqual([0, 1, 0, 0, 0]);
    expect(await counts({ bearer: token })).toEqual([0, 1, 0, 0, 0]);
  });

  it('says the same at the posts’ script', async () => {
    const { app, token } = test;
    await createPost(app, token, { category_id: 4, status: 'draft' });
    for (const options of [{}, { bearer: token }]) {
      const answer = await app.api('GET', 'blog-posts-working.php?endpoint=categories', options);
      expect(answer.json).toEqual((await app.api('GET', 'categories.php', options)).json);
    }
  });
});

describe('the counts of categories in caches', () => {
  const clock = settableClock('2026-11-20T18:00:00Z');
  const test = useTestApp({ clock });

  it('are the owner’s alone where they are', async () => {
    const { app, token } = test;
    const { cookie } = await app.signIn();
    await createPost(app, token, { category_id: 1, status: 'draft' });
    for (const options of [{ bearer: token }, { cookie }, { bearer: token }]) {
      const theirs = await app.api('GET', 'categories.php', options);
      expect(theirs.headers.get('cache-control')).toBe('no-store');
      const everybodys = await app.api('GET', 'categories.php');
      expect(everybodys.headers.get('cache-control')).toBe('no-cache');
      expect(everybodys.headers.get('vary')).toMatch(/^Cookie, Authorization/);
      expect(everybodys.text).not.toBe(theirs.text);
      // The tag of a kept answer is no tag of the owner's, nor the other way round.
      const tag = everybodys.headers.get('etag')!;
      const again = await app.api('GET', 'categories.php', { ...options, headers: { 'If-None-Match': tag } });
      expect([again.status, again.text]).toEqual([200, theirs.text]);
      const back = { headers: { 'If-None-Match': theirs.headers.get('etag')! } };
      expect((await app.api('GET', 'categories.php', back)).text).toBe(everybodys.text);
    }
  });

  it('rise when a post’s date comes, though no one wrote', async () => {
    const { app, token } = test;
    const id = await createPost(app, token, { category_id: 3 });
    const ahead = { published_at: '2026-11-21T18:00:00.000Z' };
    await app.context.db.updateTable('posts').set(ahead).where('id', '=', id).execute();
    app.context.cache.invalidate('posts');
    const count = async () => (await listCategories(app))[2]!.postCount;
    expect(await count()).toBe(0);
    clock.set('2026-11-21T18:00:00Z');
    expect(await count()).toBe(1);
  });
});

describe('POST categories.php', () => {
  const test = useTestApp();
  const send = (json: unknown) => test.app.api('POST', 'categories.php', { json, bearer: test.token });

  it('[7.4.04] makes a category', async () => {
    const answer = await send({ name: 'Case Studies', description: 'Real work.', color: '#a8431f' });
    expectSuccess(answer);
    const { id, category } = answer.json as unknown as SavedCategory;
    expect(category).toEqual({
      id,
      name: 'Case Studies',
      slug: 'case-studies',
      description: 'Real work.',
      color: '#a8431f',
      postCount: 0,
    });
    expect(await listCategories(test.app)).toContainEqual(category);
  });

  it.each([undefined, null, ''])(
    '[3.4.02] [9.3.06] [5.36] needs a name alone (the rest is %j)',
    async (rest) => {
      const answer = await send({ name: `Only a name, ${String(rest)}`, description: rest, color: rest });
      expect((answer.json as unknown as SavedCategory).category).toMatchObject({
        description: '',
        color: '#3B82F6',
      });
    },
  );

  it('makes a deleted one again with the id that it had, or with another where that is in use', async () => {
    const bread = { name: 'Bread', description: 'Rye.', color: '#a8431f' };
    const saved = async (json: unknown) => (await send(json)).json as unknown as SavedCategory;
    const remove = (id: number) => test.app.api('DELETE', `categories.php?id=${id}`, { bearer: test.token });
    const { id, category } = await saved(bread);
    const later = await saved({ name: 'Later' });
    await remove(id);
    expect((await saved({ ...bread, restores: id })).category).toEqual(category);
    expect((await saved({ name: 'Same', restores: later.id })).id).not.toBe(later.id);
    expect((await listCategories(test.app)).map(({ name }) => name).slice(-3)).toEqual([
      'Bread',
      'Later',
      'Same',
    ]);
    expectRefusal(await send({ name: 'Odd', restores: 'x' }), 422, 'restores');
  });

  it.each([undefined, null, '', '  '])('[5.35] refuses the name %j', async (name) => {
    expectRefusal(await send({ name, description: 'x' }), 422, 'name');
  });

  it.each([
    ['a name of 61 characters', { name: 'x'.repeat(61) }, 'name'],
    ['a name over two lines', { name: 'a\nb' }, 'name'],
    ['a description of 501 characters', { name: 'D', description: 'x'.repeat(501) }, 'description'],
    ['a colour by name', { name: 'C', color: 'red' }, 'color'],
    ['a colour of three digits', { name: 'C', color: '#fff' }, 'color'],
    ['a colour that runs', { name: 'C', color: 'url(x)' }, 'color'],
  ])('refuses %s', async (_what, json, field) => {
    expectRefusal(await send(json), 422, field);
  });

  it('refuses a name that is in use, in whatever case, with 409', async () => {
    expectRefusal(await send({ name: 'Design' }), 409, 'name');
    expectRefusal(await send({ name: ' dESIGN ' }), 409, 'name');
  });

  it('makes one of twenty that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ name: 'Crowd' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('keeps slugs apart where names differ', async () => {
    const slugs = [];
    for (const name of ['C', 'C++', 'C#', 'Ć']) {
      slugs.push(((await send({ name })).json as unknown as SavedCategory).category.slug);
    }
    expect(slugs).toEqual(['c', 'c-2', 'c-3', 'c-4']);
  });

  it('ignores what only the server says', async () => {
    const smuggled = { id: 7_000, slug: 'theirs', postCount: 9, created_at: '1999-01-01' };
    const { id, category } = (await send({ name: 'Smuggled', ...smuggled })).json as unknown as SavedCategory;
    expect(id).not.toBe(7_000);
    expect(category).toMatchObject({ slug: 'smuggled', postCount: 0 });
  });
});

describe('PUT categories.php', () => {
  const test = useTestApp();
  const send = (json: unknown) => test.app.api('PUT', 'categories.php', { json, bearer: test.token });

  it('[7.4.06] changes a category, whose posts carry the new name, and which keeps its address', async () => {
    await createPost(test.app, test.token, { title: 'Moves along', category_id: 2 });
    const changes = { id: 2, name: 'Craft', description: 'By hand.', color: '#2C5E50' };
    const answer = await send(changes);
    expectSuccess(answer);
    expect((answer.json as unknown as SavedCategory).category).toEqual({
      ...changes,
      slug: 'design',
      postCount: 1,
    });
    expect((await readPost(test.app, 'moves-along')).category).toBe('Craft');
    expect((await listPosts(test.app, '&category=craft')).pagination.total_posts).toBe(1);
    const page = await test.app.api('GET', 'blog-posts-working.php?endpoint=category&slug=design');
    expect(page.json).toMatchObject({ topic: { name: 'Craft' } });
  });

  it('keeps name and slug when only the rest changes', async () => {
    const answer = await send({ id: 3, name: 'Tutorial', description: 'New words.', color: '' });
    expect((answer.json as unknown as SavedCategory).category).toMatchObject({
      slug: 'tutorial',
      description: 'New words.',
      color: '#3B82F6',
    });
  });

  it('refuses the name of another one with 409', async () => {
    expectRefusal(await send({ id: 4, name: 'business' }), 409, 'name');
  });

  it('is 404 for one that is not there', async () => {
    expectRefusal(await send({ id: 987_654, name: 'Gone' }), 404);
  });

  it.each([undefined, null, '', 0, -1, 'x', [4]])('refuses the id %j', async (id) => {
    expectRefusal(await send({ id, name: 'Whatever' }), 422, 'id');
  });

  it('[5.35] refuses a blank name', async () => {
    expectRefusal(await send({ id: 4, name: ' ' }), 422, 'name');
  });
});

describe('DELETE categories.php', () => {
  const test = useTestApp();
  const remove = (id: number) => test.app.api('DELETE', `categories.php?id=${id}`, { bearer: test.token });

  it('[7.4.07] deletes a category', async () => {
    const answer = await remove(5);
    expectSuccess(answer);
    expect(answer.json).toEqual({ success: true });
    expect((await listCategories(test.app)).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('[7.4.07] keeps one that has posts, drafts too, and says so in message', async () => {
    await createPost(test.app, test.token, { category_id: 2, status: 'draft' });
    const answer = await remove(2);
    expectRefusal(answer, 409);
    expect(answer.json.message).toBe(answer.json.error);
    expect((await listCategories(test.app)).map(({ id }) => id)).toContain(2);
  });

  it('[7.4.07] says in message that one is not there', async () => {
    const answer = await remove(987_654);
    expectRefusal(answer, 404);
    expect(answer.json.message).toBe(answer.json.error);
  });
});
