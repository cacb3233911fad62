import { beforeAll, describe, expect, it } from 'vitest';
import type { AfterPost, PostTeaser } from '#shared/contract/posts.ts';
import { getShownFrom } from '#tests/support/documents.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { settableClock, type TestApp, useTestApp } from '#tests/support/test-app.ts';

interface Row {
  id: number;
}
const POST = 'blog-posts-working.php?endpoint=blog-posts&slug=';

async function after(app: TestApp, slug: string): Promise<AfterPost> {
  const answer = await app.api('GET', POST + slug);
  expect(answer.status).toBe(200);
  return answer.json.after as AfterPost;
}

const slugs = (posts: (PostTeaser | null)[]) => posts.map((post) => post && post.slug);
const around = ({ previous, next }: AfterPost) => slugs([previous, next]);

describe('what follows a post', () => {
  const clock = settableClock('2026-03-01T00:00:00Z');
  const test = useTestApp({ clock });

  /** In order of publication; the last two at one instant. */
  beforeAll(async () => {
    const posts: [title: string, tags: string[], category: number][] = [
      ['A', ['Ovens', 'bread'], 2],
      ['B', ['other'], 1],
      ['C', ['bread'], 2],
      ['D', ['ovens', 'BREAD', 'flour'], 1],
      ['E', [], 2],
      ['F', ['ovens'], 3],
      ['G', [], 1],
      ['H', [], 3],
    ];
    let day = 1;
    for (const [title, tags, category_id] of posts) {
      if (title !== 'H') clock.set(`2026-03-01T0${day}:00:00Z`);
      day += 1;
      await createPost(test.app, test.token, { title, tags, category_id });
    }
    await createPost(test.app, test.token, {
      title: 'Draft',
      status: 'draft',
      tags: ['ovens', 'bread', 'flour'],
    });
    clock.set('2026-03-04T12:00:00Z');
    await createPost(test.app, test.token, {
      title: 'Ahead',
      tags: ['ovens', 'bread', 'flour'],
      category_id: 1,
    });
    clock.set('2026-03-03T12:00:00Z');
  });

  it('begins with the posts published before and after it, of one instant by their ids', async () => {
    expect(around(await after(test.app, 'a'))).toEqual([null, 'b']);
    expect(around(await after(test.app, 'd'))).toEqual(['c', 'e']);
    expect(around(await after(test.app, 'g'))).toEqual(['f', 'h']);
    expect(around(await after(test.app, 'h'))).toEqual(['g', null]);
  });

  it('goes on with three others: those of most common tags, then of its category, then the newest', async () => {
    // A shares two tags in other spellings, F one; of the rest, G is of the category and newer than B.
    expect(slugs((await after(test.app, 'd')).related)).toEqual(['a', 'f', 'g']);
    // E has no tags: A, the last of its category beside the neighbours, and then the newest.
    expect(slugs((await after(test.app, 'e')).related)).toEqual(['c', 'a', 'h']);
  });

  it('never holds the post itself, a neighbour twice, a draft or a post that is dated ahead', async () => {
    for (const slug of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const { previous, next, related } = await after(test.app, slug);
      const all = slugs([previous, next, ...related]).filter((found) => found !== null);
      expect(new Set(all).size).toBe(all.length);
      for (const hidden of [slug, 'draft', 'ahead']) expect(all).not.toContain(hidden);
    }
  });

  it('names the category with its page and colours, and each tag once', async () => {
    const { category, tags } = await after(test.app, 'd');
    const known = (await test.app.api('GET', 'categories.php')).json as unknown as (typeof category & Row)[];
    const { name, slug } = known.find(({ id }) => id === 1)!;
    expect(category).toMatchObject({ name, slug });
    for (const color of Object.values(category.color ?? {})) expect(color).toMatch(/^#[0-9a-f]{6}$/i);
    expect(tags).toEqual([
      { slug: 'ovens', name: 'ovens' },
      { slug: 'bread', name: 'BREAD' },
      { slug: 'flour', name: 'flour' },
    ]);
  });

  it('tells of each other post what a plate shows, and no more', async () => {
    const { previous } = await after(test.app, 'd');
    expect(Object.keys(previous ?? {}).sort()).toEqual(
      'category category_color excerpt featured_image id published_at read_time slug title'.split(' '),
    );
    expect(previous?.read_time).toBe(5);
  });

  it('changes at once with what the owner does, and when a post’s date comes', async () => {
    const id = await createPost(test.app, test.token, { title: 'Passing', tags: ['flour'] });
    expect(slugs((await after(test.app, 'd')).related)).toContain('passing');
    const untagged = { ...postInput({ title: 'Passing', tags: [], category_id: 3 }), id };
    await test.app.api('PUT', 'update-blog-post.php', { json: untagged, bearer: test.token });
    expect(slugs((await after(test.app, 'd')).related)).toEqual(['a', 'f', 'g']);
    expect(around(await after(test.app, 'h'))).toEqual(['g', 'passing']);
    await test.app.api('DELETE', `delete-blog-post.php?id=${id}`, { bearer: test.token });
    expect(around(await after(test.app, 'h'))).toEqual(['g', null]);

    clock.set('2026-03-05T12:00:00Z');
    expect(around(await after(test.app, 'h'))).toEqual(['g', 'ahead']);
    expect(slugs((await after(test.app, 'd')).related)[0]).toBe('ahead');
    clock.set('2026-03-03T12:00:00Z');
  });
});

describe('a blog of two posts', () => {
  const test = useTestApp();

  it('leads from one to the other, once', async () => {
    await createPost(test.app, test.token, { title: 'One' });
    await createPost(test.app, test.token, { title: 'Two' });
    const { previous, next, related } = await after(test.app, 'one');
    expect([...slugs([previous, next]), ...related]).toEqual([null, 'two']);
  });
});

describe('the document of a post', () => {
  const test = useTestApp();

  it('holds the links to what follows, without scripts', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
      await createPost(test.app, test.token, { title, tags: ['Numbers & such', title] });
    }
    const { text } = await getShownFrom(test.app.url, '/blog/three', { Host: 'wren.example' });
    const markup = text.replace(/<script[\s\S]*?<\/script>/g, '');
    const { category, tags, previous, next, related } = await after(test.app, 'three');
    expect(slugs([previous, next, ...related])).toEqual(['two', 'four', 'six', 'five', 'one']);
    expect(tags.map((tag) => tag.slug)).toEqual(['numbers-such', 'three']);
    const paths = [
      ...slugs([previous, next, ...related]).map((found) => `/blog/${found}`),
      `/blog/category/${category.slug}`,
      ...tags.map((tag) => `/blog/tag/${tag.slug}`),
    ];
    for (const path of paths) expect(markup).toContain(`href="${path}"`);
  });
});
