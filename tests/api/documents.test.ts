import { describe, expect, it } from 'vitest';
import { ACCOUNT_PARTS } from '#shared/account-parts.ts';
import { createPost } from '#tests/support/factories.ts';
import { A_SEEDED_POST, ROUTE_HEADINGS } from '#tests/support/public-pages.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { getFrom, type Page } from '#tests/support/documents.ts';

const SITE_URL = 'https://wren.example';

/** Documents need the client build, which `npm test` makes first. */
describe('documents', () => {
  const test = useTestApp({ env: { SITE_URL, SEED: 'demo' } });
  const visit = (path: string, headers?: Record<string, string>): Promise<Page> =>
    getFrom(test.app.url, path, { Host: 'wren.example', ...headers });
  const visitLocally = (path: string) => getFrom(test.app.url, path, { Host: 'localhost:3001' });

  it.each([...ROUTE_HEADINGS, A_SEEDED_POST])(
    '%s [2.1.15] [2.1.16] answers a direct load of %s with its page, at the root on any other host',
    async (_, path, heading) => {
      const page = await visit(path);
      expect(page.status).toBe(200);
      expect(page.text).toMatch(/ (src|data-modules)="\/assets\//);
      const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(page.text) ?? [];
      expect(title.replace(/<[^>]*>/g, '')).toBe(heading);
    },
  );

  it.each(['/dashboard', '/consultation/appointment'])(
    '[2.1.15] [2.1.16] answers a direct load of %s',
    async (path) => {
      const page = await visit(path);
      expect(page.status).toBe(200);
      expect(page.text).toMatch(/ (src|data-modules)="\/assets\//);
    },
  );

  it('answers the account and its parts with the dashboard’s document, and no others below it', async () => {
    const { text } = await visit('/dashboard');
    for (const path of ['/dashboard/account', ...ACCOUNT_PARTS.map((part) => `/dashboard/account/${part}`)]) {
      const page = await visit(path);
      expect([path, page.status, page.text === text]).toEqual([path, 200, true]);
    }
    expect((await visit('/dashboard/account/nothing')).status).toBe(404);
  });

  it.each([
    ['/', '/shingle/'],
    ['/blog?page=2', '/shingle/blog?page=2'],
    ['/shingle', '/shingle/'],
  ])('[2.1.17] leads %s to %s on a local host', async (from, to) => {
    const page = await visitLocally(from);
    expect(page.status).toBe(302);
    expect(page.headers.location).toBe(to);
  });

  it('[2.1.17] addresses everything below the sub-folder on a local host', async () => {
    const page = await visitLocally('/shingle/about');
    expect(page.status).toBe(200);
    expect(page.text).toContain('data-modules="/shingle/assets/');
    expect(page.text).toContain('<img src="/shingle/artwork/');
    expect(page.text).not.toMatch(/(src|href)="\.\//);
  });

  it('answers an unknown address and an unknown post with 404, kept out of search', async () => {
    for (const path of [
      '/nowhere',
      '/blog/no-such-post',
      '/shingle/about',
      '/constructor',
      '/blog/a/b',
      '/blog/%00',
    ]) {
      const page = await visit(path);
      expect([path, page.status]).toEqual([path, 404]);
      expect(page.text).toContain('<meta name="robots" content="noindex">');
    }
  });

  it('gives every page its own title, description, canonical address and card', async () => {
    const paths = [
      '/',
      '/about',
      '/services',
      '/portfolio',
      '/pricing',
      '/contact',
      '/blog',
      '/consultation',
    ];
    const pages = await Promise.all([...paths, '/blog/what-a-website-costs'].map((path) => visit(path)));
    const heads = pages.map(({ text }) => [
      /<title>(.+)<\/title>/.exec(text)?.[1],
      /<meta name="description" content="(.+)">/.exec(text)?.[1],
      /<link rel="canonical" href="(.+)">/.exec(text)?.[1],
    ]);
    for (const column of [0, 1, 2]) {
      const values = heads.map((head) => head[column]);
      expect(values).not.toContain(undefined);
      expect(new Set(values).size).toBe(heads.length);
    }
    expect(heads[1]?.[2]).toBe(`${SITE_URL}/about`);
    for (const { text } of pages)
      expect(text).toContain(`<meta property="og:image" content="${SITE_URL}/cards/`);
  });

  it('[0.01] [0.03] says what it is on its front page, and has each of its public parts', async () => {
    expect((await visit('/')).text).toContain('independent web developer');
    for (const path of ['/portfolio', '/blog', '/contact', '/consultation']) {
      expect([path, (await visit(path)).status]).toEqual([path, 200]);
    }
    const signup = await test.app.api('POST', 'newsletter.php', { json: { email: 'reader@example.com' } });
    expect(signup.status).toBe(200);
  });

  it('holds no main element where browsers without scripts read: there may be none', async () => {
    for (const path of ['/dashboard', '/consultation/appointment', '/blog/no-such-post']) {
      const { text } = await visit(path);
      const plain = [...text.matchAll(/<noscript>([^]*?)<\/noscript>/g)].map(([, markup]) => markup);
      expect([path, plain.length > 0, plain.filter((markup) => markup?.includes('<main'))]).toEqual([
        path,
        true,
        [],
      ]);
    }
    expect((await visit('/blog/no-such-post')).text).toContain('<noscript><div role="main"');
  });

  it('keeps thank-you and dashboard out of search', async () => {
    for (const path of ['/thank-you', '/dashboard', '/consultation/appointment']) {
      expect((await visit(path)).text).toContain('<meta name="robots" content="noindex">');
    }
  });

  it('describes a post to search engines', async () => {
    const { text } = await visit('/blog/what-a-website-costs');
    const data = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(text)?.[1] ?? '') as {
      '@graph': object[];
    };
    expect(data['@graph'][0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'What a website costs, and where the money goes',
      datePublished: '2026-10-01T15:00:00.000Z',
      author: { name: 'Wren Calder', url: `${SITE_URL}/` },
      publisher: { '@id': `${SITE_URL}/#person` },
    });
    for (const tag of [
      'property="article:published_time" content="2026-10-01T15:00:00.000Z"',
      'property="article:modified_time" content="2026-10-01T15:00:00.000Z"',
      'property="og:image:alt" content="What a website costs, and where the money goes"',
    ]) {
      expect(text).toContain(`<meta ${tag}>`);
    }
    expect((await visit('/')).text).toContain('"@type":"ProfessionalService"');
  });

  it.each([
    ['/pricing', 6],
    ['/contact', 1],
    ['/support', 1],
  ])('lists the questions of %s for search engines', async (path, least) => {
    const { text } = await visit(path);
    const json = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(text)?.[1] ?? '{}';
    const data = JSON.parse(json) as { '@type': string; mainEntity: { name: string }[] };
    expect(data['@type']).toBe('FAQPage');
    expect(data.mainEntity.length).toBeGreaterThanOrEqual(least);
  });

  it('lets nothing an author wrote run in a document', async () => {
    const { token } = await test.app.signIn();
    await createPost(test.app, token, {
      title: '</title><script>alert(1)</script>',
      excerpt: '"><img src=x onerror=alert(1)>',
      content:
        '<p title="</noscript><script>alert(1)</script>">Hello</p><script>alert(1)</script><img src=x onerror=alert(1)>',
      featured_image: '/artwork/"><script>.svg',
    });
    const { text } = await visit('/blog/title-script-alert-1-script');
    expect(text.match(/<script\b[^>]*>/g)).toEqual([
      '<script type="application/ld+json">',
      '<script>',
      expect.stringContaining('data-modules="/assets/'),
      '<script type="application/json" id="first-data">',
    ]);
    expect(text.replace(/<script type="application\/json".+/, '')).not.toMatch(/<img[^>]+onerror/);
  });

  it('shows a published change in the next document, and answers 304 until then', async () => {
    const { token } = await test.app.signIn();
    const id = await createPost(test.app, token, { title: 'Before the change' });
    const first = await visit('/blog/before-the-change');
    const etag = String(first.headers.etag);
    expect((await visit('/blog/before-the-change', { 'If-None-Match': etag })).status).toBe(304);

    await test.app.api('PUT', `blog-posts-working.php?endpoint=blog-posts/${id}`, {
      json: { status: 'draft' },
      bearer: token,
    });
    expect((await visit('/blog/before-the-change', { 'If-None-Match': etag })).status).toBe(404);
  });

  it('lists pages and posts in sitemap and feed, and no draft', async () => {
    const map = await visit('/sitemap.xml');
    expect(map.headers['content-type']).toContain('xml');
    expect(map.text).toContain(`<loc>${SITE_URL}/pricing</loc>`);
    expect(map.text).toContain(`<loc>${SITE_URL}/blog/what-a-website-costs</loc>`);
    expect(map.text).not.toContain('thank-you');
    const feed = await visit('/feed.xml');
    expect(feed.text.match(/<item>/g)?.length).toBeGreaterThanOrEqual(12);
    for (const { text } of [map, feed]) expect(text).not.toContain('what-twenty-hours-a-month-buys');
    // The list has changed when the newest of its posts did.
    const changed = [...map.text.matchAll(/\/blog\/.+<lastmod>(.+)<\/lastmod>/g)].map(([, day = '']) => day);
    expect(/\/blog<\/loc><lastmod>(.+)<\/lastmod>/.exec(map.text)?.[1]).toBe(changed.sort().at(-1));
    // A crawler reads `noindex` only where it may look, and needs the API for a post that is not in its document.
    const robots = await visit('/robots.txt');
    expect(robots.text).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
    expect(robots.text).not.toMatch(/Disallow: \S/);
  });

  it('draws a social card for every post and for the site', async () => {
    for (const path of ['/cards/site.png', '/cards/posts/what-a-website-costs.png']) {
      const card = await visit(path);
      expect(card.status).toBe(200);
      expect(card.headers['content-type']).toBe('image/png');
      expect([card.body.readUInt32BE(16), card.body.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    expect((await visit('/cards/posts/what-twenty-hours-a-month-buys.png')).status).toBe(404);
    expect((await visit('/cards/posts/%00.png')).status).toBe(404);
  });

  it('serves hashed files for good and everything else to be asked about again', async () => {
    const { text } = await visit('/');
    const script = /data-modules="(\/assets\/[^" ]+\.js) /.exec(text)?.[1] ?? '';
    const file = await visit(script, { 'Accept-Encoding': 'br' });
    expect(file.headers['cache-control']).toContain('immutable');
    expect(file.headers['content-encoding']).toBe('br');
    expect(file.headers.etag, 'a page loads a dozen of them').toBeUndefined();
    const drawing = await visit('/favicon.svg');
    expect(drawing.headers).toMatchObject({
      'cache-control': 'no-cache',
      etag: expect.any(String) as string,
    });
    for (const hidden of [
      '/.vite/manifest.json',
      '/index.html/../../server/index.js',
      '/%2e%2e/package.json',
    ]) {
      expect((await visit(hidden)).text).not.toContain('"name"');
    }
  });
});
