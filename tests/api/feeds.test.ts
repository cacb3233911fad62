import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { pages } from '#content/pages.ts';
import { topics } from '#content/topics.ts';
import * as words from '#content/words/post.ts';
import { getFrom } from '#tests/support/documents.ts';
import { createPost, postInput } from '#tests/support/factories.ts';
import { readJsonFeed, readRss } from '#tests/support/feeds.ts';
import { picture, upload } from '#tests/support/images.ts';
import { inProduction, STOCK_PROXY } from '#tests/support/production.ts';
import { settableClock, type TestApp, useTestApp } from '#tests/support/test-app.ts';

const SITE_URL = 'https://wren.example';
const HOST = { Host: 'wren.example' };
const ODD = 'Żółw & <b>co</b> ]]> "x" 😀';
const TEXT = [
  '<h2>One part</h2>',
  '<p>See <a href="/pricing">the prices</a>, <a href="#one-part">above</a><a href="#fn-1">1</a>, or ]]&gt;.\u0001</p>',
  '<p><img src="/artwork/hero.svg" alt="A sign" title="The sign"></p>',
  '<pre><code class="language-html">&lt;a href="/kept"&gt;</code></pre>',
  '<div><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=42"></iframe></div>',
  '<script>alert(1)</script><p onclick="alert(1)">Plain</p>',
  '<ol><li>A note</li></ol>',
].join('\n');

const feed = (app: TestApp, path: string, headers: Record<string, string> = {}) =>
  getFrom(app.url, path, { ...HOST, ...headers });
const rssAt = async (app: TestApp, path: string) => readRss((await feed(app, path)).text);
const jsonAt = async (app: TestApp, path: string) => readJsonFeed((await feed(app, path)).text);
const titlesOf = ({ items = [] }: { items?: { title?: string | undefined }[] }) =>
  items.map(({ title }) => title);

describe('the feeds', () => {
  const clock = settableClock('2026-03-01T12:00:00Z');
  const test = useTestApp({ clock, env: { SITE_URL } });
  let category: { id: number; name: string; slug: string };
  let cover: { path: string; bytes: number };

  beforeAll(async () => {
    const categories = (await test.app.api('GET', 'categories.php')).json as unknown as (typeof category)[];
    category = categories.at(-1)!;
    const answer = await upload(test.app, test.token, await picture(64, 36).png().toBuffer());
    const path = answer.json.filepath as string;
    cover = { path, bytes: (await getFrom(test.app.url, path, HOST)).body.length };

    await createPost(test.app, test.token, { title: 'Plain', featured_image: 'https://else.example/x.png' });
    clock.set('2026-03-02T12:00:00Z');
    await createPost(test.app, test.token, {
      title: ODD,
      excerpt: ODD,
      content: TEXT,
      author: 'Ana & Co',
      tags: ['Café Crème', 'a < b'],
      category_id: category.id,
      featured_image: cover.path,
    });
    clock.set('2026-03-03T12:00:00Z');
    await createPost(test.app, test.token, { title: 'Drawn', featured_image: '/artwork/hero.svg' });
    await createPost(test.app, test.token, { title: 'Draft', status: 'draft' });
    clock.set('2026-03-05T12:00:00Z');
    await createPost(test.app, test.token, { title: 'Ahead', tags: ['later'] });
    clock.set('2026-03-04T12:00:00Z');
  });

  it('have the newest posts first, in both formats, and no draft', async () => {
    const rss = await rssAt(test.app, '/feed.xml');
    expect(rss).toMatchObject({
      title: pages['/blog'].title,
      link: `${SITE_URL}/blog`,
      language: business.language.locale.toLowerCase(),
      lastBuildDate: 'Tue, 03 Mar 2026 12:00:00 GMT',
    });
    expect(titlesOf(rss)).toEqual(['Drawn', expect.stringContaining('Żółw & <b>co</b> ]]>'), 'Plain']);
    const json = await jsonAt(test.app, '/feed.json');
    expect(json).toMatchObject({ title: pages['/blog'].title, feed_url: `${SITE_URL}/feed.json` });
    expect(titlesOf(json)).toEqual(['Drawn', ODD, 'Plain']);
  });

  it('say who wrote what, when, and what it is about', async () => {
    const [, odd] = (await rssAt(test.app, '/feed.xml')).items ?? [];
    expect(odd).toMatchObject({
      pubDate: 'Mon, 02 Mar 2026 12:00:00 GMT',
      dc: { creators: ['Ana & Co'] },
      categories: [category.name, 'Café Crème', 'a < b'].map((name) => ({ name })),
    });
    const [drawn, second] = (await jsonAt(test.app, '/feed.json')).items;
    expect(second).toMatchObject({
      date_published: '2026-03-02T12:00:00.000Z',
      authors: [{ name: 'Ana & Co' }],
      tags: [category.name, 'Café Crème', 'a < b'],
      summary: ODD,
    });
    expect(drawn?.authors).toEqual([{ name: business.who.name }]);
  });

  it('have the whole text as it is shown, safe, with addresses that hold anywhere', async () => {
    const { items } = await jsonAt(test.app, '/feed.json');
    const { url = '', content_html: html = '' } = items[1] ?? {};
    const { document } = new JSDOM(html).window;
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    expect(all('a').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['the prices', `${SITE_URL}/pricing`],
      ['above', `${url}#h-one-part`],
      ['1', `${url}#fn-1`],
      [words.watchVideo, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42'],
      ['↩\uFE0E', `${url}#fnref-1`],
    ]);
    expect(all('figure img').map((image) => image.getAttribute('src'))).toEqual([
      `${SITE_URL}/artwork/hero.svg`,
    ]);
    expect(all('figcaption, h2').map(({ textContent }) => textContent)).toEqual(['One part', 'The sign']);
    expect(all('pre code').map(({ textContent }) => textContent)).toEqual(['<a href="/kept">']);
    expect(all('script, iframe, [onclick], [class], [id]')).toEqual([]);
    expect(document.body.textContent).toContain('or ]]>.\u0001');
    const [, odd] = (await rssAt(test.app, '/feed.xml')).items ?? [];
    expect(odd?.content?.encoded).toBe(html.replace('\u0001', '')); // XML has no such character
  });

  it('have the cover as it is served, with its size, and a drawn card', async () => {
    const [drawn, odd, plain] = (await rssAt(test.app, '/feed.xml')).items ?? [];
    expect(odd?.enclosures).toEqual([
      { url: SITE_URL + cover.path, length: cover.bytes, type: 'image/webp' },
    ]);
    const sign = await feed(test.app, '/artwork/hero.svg');
    expect(sign.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(drawn?.enclosures).toEqual([
      { url: `${SITE_URL}/artwork/hero.svg`, length: sign.body.length, type: 'image/svg+xml' },
    ]);
    expect(plain?.enclosures).toBeUndefined();
    const { items } = await jsonAt(test.app, '/feed.json');
    expect(items[1]?.attachments).toEqual([
      { url: SITE_URL + cover.path, mime_type: 'image/webp', size_in_bytes: cover.bytes },
    ]);
    for (const { image } of items) {
      const { status, headers } = await feed(test.app, image.slice(SITE_URL.length));
      expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    }
  });

  it.each([
    ['/feed.xml', 'application/rss+xml; charset=utf-8'],
    ['/feed.json', 'application/feed+json; charset=utf-8'],
  ])('are sent once, compressed, until something changes: %s', async (path, type) => {
    const before = (await feed(test.app, path)).headers.etag;
    const id = await createPost(test.app, test.token, { title: 'Changing' });
    const first = await feed(test.app, path, { 'Accept-Encoding': 'br' });
    expect(first.headers).toMatchObject({
      'content-type': type,
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    const etag = String(first.headers.etag);
    expect((await feed(test.app, path, { 'If-None-Match': etag })).status).toBe(304);
    expect((await feed(test.app, `${path}?from=reader`)).headers.etag).toBe(etag);
    const changed = { ...postInput({ title: 'Changed' }), id };
    await test.app.api('PUT', 'update-blog-post.php', { json: changed, bearer: test.token });
    const second = await feed(test.app, path, { 'If-None-Match': etag });
    expect([second.status, second.text.includes('Changed')]).toEqual([200, true]);
    await test.app.api('DELETE', `delete-blog-post.php?id=${id}`, { bearer: test.token });
    expect((await feed(test.app, path)).headers.etag).toBe(before);
  });

  it('gain a post when its date comes', async () => {
    expect((await feed(test.app, '/blog/tag/later/feed.xml')).status).toBe(404);
    clock.set('2026-03-06T12:00:00Z');
    expect(titlesOf(await rssAt(test.app, '/feed.xml'))[0]).toBe('Ahead');
    expect(titlesOf(await jsonAt(test.app, '/blog/tag/later/feed.json'))).toEqual(['Ahead']);
    clock.set('2026-03-04T12:00:00Z');
  });

  it('are there for each category and each tag', async () => {
    const path = `/blog/category/${category.slug}`;
    const rss = await rssAt(test.app, `${path}/feed.xml`);
    expect(rss).toMatchObject({
      title: topics.category.title(category.name, ''),
      link: SITE_URL + path,
      atom: { links: [{ href: `${SITE_URL}${path}/feed.xml`, rel: 'self' }] },
    });
    expect(rss.items).toHaveLength(1);
    const json = await jsonAt(test.app, '/blog/tag/cafe-creme/feed.json');
    expect(json).toMatchObject({
      title: topics.tag.title('Café Crème', ''),
      home_page_url: `${SITE_URL}/blog/tag/cafe-creme`,
    });
    expect(titlesOf(json)).toEqual([ODD]);
  });

  it.each(['category/nothing', 'tag/nothing', 'category/%00', 'tag/%E0%A4%A'])(
    'are not there for the unknown %s',
    async (topic) => {
      for (const format of ['xml', 'json']) {
        expect((await feed(test.app, `/blog/${topic}/feed.${format}`)).status).toBe(404);
      }
    },
  );

  it('are valid where there is no post', async () => {
    const made = { name: 'Empty shelf', description: '', color: '#336699' };
    await test.app.api('POST', 'categories.php', { json: made, bearer: test.token });
    expect((await rssAt(test.app, '/blog/category/empty-shelf/feed.xml')).items).toBeUndefined();
    expect((await jsonAt(test.app, '/blog/category/empty-shelf/feed.json')).items).toEqual([]);
  });

  it('are named by documents, a topic’s own before those of all posts', async () => {
    const named = async (path: string) => {
      const { document } = new JSDOM((await feed(test.app, path)).text).window;
      return [...document.querySelectorAll('link[rel=alternate]')].map((link) => link.getAttribute('href'));
    };
    expect(await named('/blog')).toEqual(['/feed.xml', '/feed.json']);
    const path = `/blog/category/${category.slug}`;
    expect(await named(path)).toEqual([`${path}/feed.xml`, `${path}/feed.json`, '/feed.xml', '/feed.json']);
    for (const address of await named(path)) expect((await feed(test.app, address ?? '')).status).toBe(200);
  });

  it('have twenty posts, and leave a text out that its own document leaves out', async () => {
    const long = `<p>${'long '.repeat(41_000)}</p>`;
    await createPost(test.app, test.token, {
      title: 'Long',
      excerpt: 'Short.',
      content: long,
      tags: ['many'],
    });
    for (let count = 0; count < 20; count += 1) {
      clock.set(`2026-03-04T12:00:${10 + count}Z`);
      await createPost(test.app, test.token, { tags: ['many'] });
      if (count === 18) {
        const last = (await jsonAt(test.app, '/blog/tag/many/feed.json')).items.at(-1);
        expect(last).toMatchObject({ title: 'Long', content_text: 'Short.' });
        expect(last).not.toHaveProperty('content_html');
      }
    }
    const { items } = await jsonAt(test.app, '/blog/tag/many/feed.json');
    expect([items.length, items.some(({ title }) => title === 'Long')]).toEqual([20, false]);
  });
});

describe('feeds in a sub-folder', () => {
  const test = useTestApp({ env: inProduction('https://wren.example/site') });

  it('lie below it, and lead there', async () => {
    const content =
      '<p><a href="/pricing">Prices</a> <a href="#x">x</a> <img src="/artwork/hero.svg" alt=""></p>';
    await createPost(test.app, test.token, { title: 'Below', tags: ['under'], content });
    const visit = (path: string) => getFrom(test.app.url, path, STOCK_PROXY);
    for (const path of ['', '/blog/tag/under']) {
      const { items = [] } = readRss((await visit(`/site${path}/feed.xml`)).text);
      const url = 'https://wren.example/site/blog/below';
      expect(items[0]).toMatchObject({ link: url });
      expect(items[0]?.content?.encoded).toBe(
        `<p><a href="https://wren.example/site/pricing">Prices</a> <a href="${url}#x">x</a> ` +
          '<img src="https://wren.example/site/artwork/hero.svg" alt=""></p>',
      );
      expect((await visit(`/site${path}/feed.json`)).text).toContain(
        `"feed_url":"https://wren.example/site${path}/`,
      );
    }
    expect((await visit('/site/blog/tag/under')).text).toContain('href="/site/blog/tag/under/feed.json"');
  });
});
