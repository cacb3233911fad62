import { beforeAll, describe, expect, it } from 'vitest';
import type { AfterPost, TopicAnswer } from '#shared/contract/posts.ts';
import { tagSlug } from '#server/features/posts/post-tags.repository.ts';
import { getShownFrom } from '#tests/support/documents.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { inProduction, STOCK_PROXY } from '#tests/support/production.ts';
import { settableClock, type TestApp, useTestApp } from '#tests/support/test-app.ts';

const HOST = { Host: 'wren.example' };

async function topic(app: TestApp, kind: 'category' | 'tag', query: string): Promise<TopicAnswer> {
  const answer = await app.api('GET', `blog-posts-working.php?endpoint=${kind}&slug=${query}`);
  expect(answer.status).toBe(200);
  return answer.json as unknown as TopicAnswer;
}
const titles = ({ posts }: TopicAnswer) => posts.map((post) => post.title);
const page = (app: TestApp, path: string) => getShownFrom(app.url, path, HOST);
const canonicalIn = (text: string) => /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1];

function structuredDataIn(text: string) {
  const json = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(text)?.[1] ?? '{}';
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
}

describe('the posts of a category and of a tag', () => {
  const clock = settableClock('2026-03-01T00:00:00Z');
  const test = useTestApp({ clock });
  let category: { id: number; name: string; slug: string; color: string };

  /** Eight posts of the last category, newest last; the newest writes the tag in its own way. */
  beforeAll(async () => {
    const categories = (await test.app.api('GET', 'categories.php')).json as unknown as (typeof category)[];
    category = categories.at(-1)!;
    for (let number = 1; number <= 8; number += 1) {
      clock.set(number === 8 ? '2026-03-02T12:00:00Z' : `2026-03-01T0${number}:00:00Z`);
      const tags = number === 8 ? ['Café Crème'] : ['cafe creme', 'seven'];
      await createPost(test.app, test.token, { title: `Number ${number}`, category_id: category.id, tags });
    }
    const hidden = { category_id: category.id, tags: ['seven', 'hidden'] };
    await createPost(test.app, test.token, { title: 'Draft', status: 'draft', ...hidden });
    clock.set('2026-03-04T12:00:00Z');
    await createPost(test.app, test.token, { title: 'Ahead', ...hidden });
    clock.set('2026-03-03T12:00:00Z');
  });

  it('come six a page, newest first, with the counts', async () => {
    const first = await topic(test.app, 'category', category.slug);
    expect(titles(first)).toEqual([8, 7, 6, 5, 4, 3].map((number) => `Number ${number}`));
    expect(first.pagination).toEqual({ current_page: 1, total_posts: 8, total_pages: 2, posts_per_page: 6 });
    expect(first.topic).toMatchObject({ slug: category.slug, name: category.name });
    expect(first.categories.map(({ slug }) => slug)).toEqual([category.slug]);
    expect(titles(await topic(test.app, 'category', `${category.slug}&page=2`))).toEqual([
      'Number 2',
      'Number 1',
    ]);
    const tagged = await topic(test.app, 'tag', 'seven&page=2');
    expect(titles(tagged)).toEqual(['Number 1']);
    expect(tagged.pagination.total_posts).toBe(7);
  });

  it('are those of all spellings of a tag, which is called as in the newest post', async () => {
    const { topic: tag, posts, pagination } = await topic(test.app, 'tag', 'cafe-creme');
    expect(tag).toEqual({ slug: 'cafe-creme', name: 'Café Crème', description: '', color: null });
    expect([posts.length, pagination.total_posts]).toEqual([6, 8]);
  });

  it.each([
    ['category', 'nothing'],
    ['tag', 'nothing'],
    ['tag', 'hidden'], // a draft's, and one of a post that is dated ahead
  ])('are nothing for the %s %s', async (kind, slug) => {
    const answer = await test.app.api('GET', `blog-posts-working.php?endpoint=${kind}&slug=${slug}`);
    expect([answer.status, answer.json.success]).toEqual([404, false]);
    expect((await page(test.app, `/blog/${kind}/${slug}`)).status).toBe(404);
  });

  it.each(['tag', 'category'])('have no %s page with a character that no database knows', async (kind) => {
    expect((await page(test.app, `/blog/${kind}/%00`)).status).toBe(404);
  });

  it('have pages with a head of their own', async () => {
    const paths = [`/blog/category/${category.slug}`, '/blog/tag/cafe-creme', '/blog/tag/cafe-creme?page=2'];
    const seen = new Set<string>();
    for (const path of paths) {
      const { status, text } = await page(test.app, path);
      expect([path, status]).toEqual([path, 200]);
      expect(canonicalIn(text)).toMatch(new RegExp(`${path.replace('?', '\\?')}$`));
      const head = text.split('</head>')[0] ?? '';
      seen.add(/<title>(.+)<\/title>/.exec(head)?.[1] ?? '');
      expect(head).toMatch(/<meta name="description" content=".{30,}">/);
      expect(head).not.toContain('noindex');
      expect(text).toContain(path.includes('page=2') ? 'Number 2' : 'Number 8');
    }
    expect(seen.size).toBe(paths.length);
  });

  it('are described to search engines, with the way to them', async () => {
    const { text } = await page(test.app, `/blog/category/${category.slug}`);
    const [list, way] = structuredDataIn(text);
    const url = canonicalIn(text);
    expect(list).toMatchObject({ '@type': 'CollectionPage', url, mainEntity: { '@type': 'ItemList' } });
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3, name: category.name, item: url }],
    });
  });

  it('have no page beyond the last one, and one spelling an address', async () => {
    expect((await page(test.app, '/blog/tag/seven?page=3')).status).toBe(404);
    expect(canonicalIn((await page(test.app, '/Blog/TAG/seven/?page=2&utm_source=x')).text)).toMatch(
      /\/blog\/tag\/seven\?page=2$/,
    );
  });

  it('stand in the sitemap where there are any', async () => {
    const { text } = await page(test.app, '/sitemap.xml');
    const found = [...text.matchAll(/<loc>[^<]*(\/blog\/(?:category|tag)\/[^<]+)<\/loc><lastmod>([^<]+)</g)];
    expect(found.map(([, path, changed]) => [path, changed])).toEqual([
      [`/blog/category/${category.slug}`, '2026-03-02'],
      ['/blog/tag/cafe-creme', '2026-03-02'],
      ['/blog/tag/seven', '2026-03-01'],
    ]);
  });

  it('change at once with what the owner does', async () => {
    const id = await createPost(test.app, test.token, {
      title: 'Passing',
      category_id: category.id,
      tags: ['brief'],
    });
    expect(titles(await topic(test.app, 'tag', 'brief'))).toEqual(['Passing']);
    expect((await page(test.app, '/blog/tag/brief')).text).toContain('Passing');
    expect(titles(await topic(test.app, 'category', category.slug))[0]).toBe('Passing');
    const retagged = { ...postInput({ title: 'Passing', tags: ['long'] }), category_id: category.id, id };
    await test.app.api('PUT', 'update-blog-post.php', { json: retagged, bearer: test.token });
    expect((await page(test.app, '/blog/tag/brief')).status).toBe(404);
    expect((await page(test.app, '/blog/tag/long')).status).toBe(200);
    await test.app.api('PUT', `blog-posts-working.php?endpoint=blog-posts&action=status&postId=${id}`, {
      json: { status: 'draft' },
      bearer: test.token,
    });
    expect((await page(test.app, '/blog/tag/long')).status).toBe(404);

    const renamed = { id: category.id, name: 'Renamed here', description: 'Anew.', color: '#101010' };
    await test.app.api('PUT', 'categories.php', { json: renamed, bearer: test.token });
    expect((await page(test.app, `/blog/category/${category.slug}`)).text).toContain('Anew.');
    expect((await page(test.app, '/blog/category/renamed-here')).status).toBe(404);
    await test.app.api('PUT', 'categories.php', { json: { ...category }, bearer: test.token });
  });

  it('come into being when a post’s date comes', async () => {
    clock.set('2026-03-05T12:00:00Z');
    expect(titles(await topic(test.app, 'tag', 'hidden'))).toEqual(['Ahead']);
    clock.set('2026-03-03T12:00:00Z');
  });

  it('have a page also where a category has none yet, which search engines pass over', async () => {
    const made = { name: 'Empty shelf', description: '', color: '#336699' };
    await test.app.api('POST', 'categories.php', { json: made, bearer: test.token });
    const { status, text } = await page(test.app, '/blog/category/empty-shelf');
    expect([status, text.includes('<meta name="robots" content="noindex">')]).toEqual([200, true]);
  });
});

describe('odd topics', () => {
  const clock = settableClock('2026-03-01T00:00:00Z');
  const test = useTestApp({ clock });

  /** @returns the category as the API lists it */
  async function createCategory(name: string): Promise<{ id: number; slug: string }> {
    const json = { name, description: '', color: '#336699' };
    await test.app.api('POST', 'categories.php', { json, bearer: test.token });
    const { json: list } = await test.app.api('GET', 'categories.php');
    return (list as unknown as { id: number; name: string; slug: string }[]).find(
      (one) => one.name === name,
    )!;
  }
  const inSitemap = async (path: string) => (await page(test.app, '/sitemap.xml')).text.includes(`${path}<`);

  it('a category is gone with its page once it is deleted', async () => {
    const { id, slug } = await createCategory('Passing fancy');
    const path = `/blog/category/${slug}`;
    expect((await page(test.app, path)).status).toBe(200);
    await test.app.api('DELETE', `categories.php?id=${id}`, { bearer: test.token });
    expect((await page(test.app, path)).status).toBe(404);
    const answer = await test.app.api('GET', `blog-posts-working.php?endpoint=category&slug=${slug}`);
    expect([answer.status, answer.json.success]).toEqual([404, false]);
  });

  it('a category of drafts and posts dated ahead is as one without posts', async () => {
    const { id, slug } = await createCategory('Not yet');
    await createPost(test.app, test.token, { title: 'Kept back', status: 'draft', category_id: id });
    clock.set('2026-03-04T00:00:00Z');
    await createPost(test.app, test.token, { title: 'Some day', category_id: id });
    clock.set('2026-03-02T00:00:00Z');
    const { posts, pagination } = await topic(test.app, 'category', slug);
    expect([posts, pagination.total_posts]).toEqual([[], 0]);
    const { text } = await page(test.app, `/blog/category/${slug}`);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toMatch(/Kept back|Some day/);
    expect(await inSitemap(`/blog/category/${slug}`)).toBe(false);
    clock.set('2026-03-05T00:00:00Z');
    expect(titles(await topic(test.app, 'category', slug))).toEqual(['Some day']);
    expect(await inSitemap(`/blog/category/${slug}`)).toBe(true);
  });

  it.each([
    ['Быт и труд', 'быт-и-труд', 'счёт'],
    ['料理', '料理', '器'],
  ])('names in any script have addresses: %s', async (name, slug, tag) => {
    const category = await createCategory(name);
    expect(category.slug).toBe(slug);
    await createPost(test.app, test.token, { title: `On ${name}`, category_id: category.id, tags: [tag] });
    for (const [kind, topicSlug] of [
      ['category', slug],
      ['tag', tagSlug(tag)],
    ] as const) {
      const path = `/blog/${kind}/${encodeURIComponent(topicSlug)}`;
      expect(titles(await topic(test.app, kind, encodeURIComponent(topicSlug)))).toEqual([`On ${name}`]);
      const { status, text } = await page(test.app, path);
      expect([status, new URL(canonicalIn(text) ?? '').pathname]).toEqual([200, path]);
      expect(text).toContain(`On ${name}`);
      expect((await page(test.app, path.toLowerCase())).status).toBe(200); // %d1 is %D1
      expect(await inSitemap(path)).toBe(true);
    }
  });

  it('tags of one post that differ only by case are one', async () => {
    await createPost(test.app, test.token, { title: 'Loud', tags: ['CSS', 'css', 'Css'] });
    const { pagination, posts } = await topic(test.app, 'tag', 'css');
    expect([titles({ posts } as TopicAnswer), pagination.total_posts]).toEqual([['Loud'], 1]);
    const { json } = await test.app.api('GET', 'blog-posts-working.php?endpoint=blog-posts&slug=loud');
    expect((json.after as AfterPost).tags).toEqual([{ slug: 'css', name: 'CSS' }]);
    expect((await page(test.app, '/blog/tag/CSS')).status).toBe(404); // one spelling an address
    const { text } = await page(test.app, '/sitemap.xml');
    expect(text.split('/blog/tag/css<')).toHaveLength(2);
  });
});

describe('in a sub-folder', () => {
  const test = useTestApp({ env: inProduction('https://wren.example/site') });

  it('topics lie below it', async () => {
    await createPost(test.app, test.token, { title: 'Below', tags: ['under'] });
    const visit = (path: string) => getShownFrom(test.app.url, path, STOCK_PROXY);
    const { status, text } = await visit('/site/blog/tag/under');
    expect([status, canonicalIn(text)]).toEqual([200, 'https://wren.example/site/blog/tag/under']);
    expect(text).toContain('href="/site/blog/below"');
    expect((await visit('/site/blog/below')).text).toContain('href="/site/blog/tag/under"');
    expect((await visit('/site/sitemap.xml')).text).toContain('https://wren.example/site/blog/tag/under<');
    expect((await visit('/site/blog/tag/nothing')).status).toBe(404);
  });
});
