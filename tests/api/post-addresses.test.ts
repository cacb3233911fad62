import { describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { getFrom } from '#tests/support/documents.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { listDashboardPosts, readPost } from '#tests/support/reading.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';
import { writingCalls } from '#tests/support/writing.ts';

const clock = settableClock('2026-03-01T12:00:00.000Z');
const test = useTestApp({ clock });
const { call, update, trash, restore } = writingCalls(test);
const create = (changes: Record<string, unknown>) => createPost(test.app, test.token, changes);
const rename = async (id: number, slug: string, changes: Record<string, unknown> = {}) =>
  expectSuccess(await update(postInput({ id, slug, ...changes })));
const slugOf = async (id: number) =>
  (await listDashboardPosts(test.app, test.token, '&limit=100')).posts.find((post) => post.id === id)!.slug;

const SITE = { Host: 'wren.example' };

/** What a document's address answers: the status, and where it leads. */
async function open(path: string, headers: Record<string, string> = SITE): Promise<[number, string | null]> {
  const { status, headers: sent } = await getFrom(test.app.url, path, headers);
  return [status, sent.location ?? null];
}

describe('the address of a post', () => {
  it('is what the owner writes, in the form of addresses', async () => {
    expect(await slugOf(await create({ slug: 'Über Änderungen & mehr' }))).toBe('uber-anderungen-mehr');
    expect(await slugOf(await create({ slug: '', title: 'From its title' }))).toBe('from-its-title');
    expect(await slugOf(await create({ slug: null, title: 'From its title' }))).toBe('from-its-title-2');
  });

  it('stays when a saving says nothing of it', async () => {
    const id = await create({ title: 'Stays as it is' });
    for (const slug of [undefined, null, '']) {
      expectSuccess(await update(postInput({ id, title: 'Another title', slug })));
      expect(await slugOf(id)).toBe('stays-as-it-is');
    }
  });

  it('is refused when another post has it, or the blog itself', async () => {
    await create({ slug: 'taken' });
    const id = await create({ slug: 'mine' });
    const refused = await update(postInput({ id, slug: 'Taken' }));
    expectRefusal(refused, 422, 'slug');
    expect(refused.json.error).toBe('Another post has that address.');
    expectRefusal(await call('POST', 'create-blog-post.php', postInput({ slug: 'taken' })), 422, 'slug');
    for (const slug of ['category', 'TAG', 'feed.xml', 'feed.json', '…', 'x'.repeat(201)]) {
      expectRefusal(await update(postInput({ id, slug })), 422, 'slug');
    }
    expect(await slugOf(id)).toBe('mine');
  });

  it('is told to be free or not before it is saved, with a free one', async () => {
    const check = async (slug: string, post?: number) => {
      const of = post === undefined ? '' : `&post=${post}`;
      const { json } = await call('GET', `post-address.php?slug=${encodeURIComponent(slug)}${of}`);
      return [json.holder, json.free] as unknown[];
    };
    const id = await create({ slug: 'asked-for' });
    expect(await check('Asked for')).toEqual(['post', 'asked-for-2']);
    expect(await check('asked-for', id)).toEqual([null, 'asked-for']);
    expect(await check('not-asked-for')).toEqual([null, 'not-asked-for']);
    expect(await check('tag')).toEqual(['blog', 'tag-2']);
    await rename(id, 'asked-for-now');
    expect(await check('asked-for')).toEqual(['earlier', 'asked-for-2']);
    expect(await check('asked-for', id)).toEqual([null, 'asked-for']);
    expectRefusal(await call('GET', 'post-address.php?slug=…'), 422, 'slug');
    expect(await slugOf(await create({ title: 'Tag' })), 'made from a title').toBe('tag-2');
  });

  it('is given to one of two who want it at once', async () => {
    const ids = [await create({}), await create({}), await create({})];
    const answers = await Promise.all(ids.map((id) => update(postInput({ id, slug: 'wanted' }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const made = await Promise.all(
      [1, 2, 3].map(() => call('POST', 'create-blog-post.php', postInput({ slug: 'wanted-too' }))),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });
});

describe('an earlier address', () => {
  it('leads to the present one for good, in one step, with its query', async () => {
    const id = await create({ slug: 'one' });
    expect(await open('/blog/one')).toEqual([200, null]);
    await rename(id, 'two');
    await rename(id, 'three');
    expect(await open('/blog/one')).toEqual([301, '/blog/three']);
    expect(await open('/blog/two?from=mail&a=%20b')).toEqual([301, '/blog/three?from=mail&a=%20b']);
    expect(await open('/BLOG/two/')).toEqual([301, '/blog/three']);
    expect(await open('/blog/three')).toEqual([200, null]);
    expect(await readPost(test.app, 'one')).toMatchObject({ id, slug: 'three' });
    expect((await open('/cards/posts/one.png'))[0]).toBe(200);
    expect(
      (await (await fetch(`${test.app.url}/sitemap.xml`)).text()).match(/\/blog\/(one|two)</),
    ).toBeNull();
  });

  it('keeps letters of other scripts', async () => {
    const id = await create({ slug: 'привет' });
    await rename(id, 'мир');
    expect(await open(`/blog/${encodeURIComponent('привет')}`)).toEqual([
      301,
      `/blog/${encodeURIComponent('мир')}`,
    ]);
  });

  it('can be taken back, and then the other one leads there: no loop', async () => {
    const id = await create({ slug: 'there' });
    await rename(id, 'back');
    await rename(id, 'there');
    expect(await open('/blog/there')).toEqual([200, null]);
    expect(await open('/blog/back')).toEqual([301, '/blog/there']);
  });

  it('is asked for again by browsers, or taking it back would go in a circle for them', async () => {
    const id = await create({ slug: 'asked' });
    await rename(id, 'asked-anew');
    const { headers } = await getFrom(test.app.url, '/blog/asked', SITE);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('is not for another post while it leads somewhere', async () => {
    const id = await create({ slug: 'held' });
    await rename(id, 'held-anew');
    const refused = await call('POST', 'create-blog-post.php', postInput({ slug: 'held' }));
    expectRefusal(refused, 422, 'slug');
    expect(refused.json.error).toMatch(/another post/);
    expect(await slugOf(await create({ title: 'Held' }))).toBe('held-2');
  });

  it('of a hidden post tells nothing, and may be taken over', async () => {
    const id = await create({ slug: 'hidden' });
    await rename(id, 'hidden-anew');
    await rename(id, '', { status: 'draft' });
    expect((await open('/blog/hidden'))[0]).toBe(404);
    expect((await test.app.api('GET', 'blog-posts-working.php?endpoint=blog-posts&slug=hidden')).status).toBe(
      404,
    );
    const other = await create({ slug: 'hidden' });
    await rename(id, '', { status: 'published' });
    expect(await open('/blog/hidden')).toEqual([200, null]);
    expect((await readPost(test.app, 'hidden')).id).toBe(other);
  });

  it('of a post in the trash tells nothing, and leads again once it is back', async () => {
    const id = await create({ slug: 'thrown' });
    await rename(id, 'thrown-away');
    await trash(id);
    expect((await open('/blog/thrown'))[0]).toBe(404);
    await restore(id);
    expect(await open('/blog/thrown')).toEqual([301, '/blog/thrown-away']);
  });

  it('is none when no visitor could ever read the post there', async () => {
    const draft = await create({ slug: 'unread', status: 'draft' });
    await rename(draft, 'read', { status: 'published' });
    expect((await open('/blog/unread'))[0]).toBe(404);
    expect(await slugOf(await create({ slug: 'unread' }))).toBe('unread');
  });
});

describe('under a sub-folder', () => {
  it('leads to the address below the base', async () => {
    const id = await create({ slug: 'below' });
    await rename(id, 'below-anew');
    expect(await open('/shingle/blog/below?x=1', {})).toEqual([301, '/shingle/blog/below-anew?x=1']);
  });
});
