import { describe, expect, it } from 'vitest';
import { getFrom } from '#tests/support/documents.ts';
import { useTestApp } from '#tests/support/test-app.ts';

const SITE_URL = 'https://wren.example';
const NOWHERE = 'There is no page at this address.';

describe('an address', () => {
  const test = useTestApp({ env: { SITE_URL, SEED: 'demo' } });
  const visit = (path: string, host = 'wren.example') => getFrom(test.app.url, path, { Host: host });

  it.each([
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/About', '/about'],
    ['/%61bout', '/about'],
    ['/Privacy-Policy?utm_source=letter', '/privacy-policy'],
    ['/Blog/what-a-website-costs/', '/blog/what-a-website-costs'],
  ])('spelled %s is known as %s', async (path, canonical) => {
    for (const page of [await visit(path), await visit(`/shingle${path}`, 'localhost:3001')]) {
      expect(page.status).toBe(200);
      expect(page.text).toContain(`<link rel="canonical" href="${SITE_URL}${canonical}">`);
      expect(page.text).not.toContain(NOWHERE);
    }
  });

  it.each([
    '/%',
    '/%E0%A4%A',
    '/about%3Fx',
    '/%2561bout',
    '//about',
    '/about/x',
    '/blogs/what-a-website-costs',
  ])(
    'spelled %s leads nowhere, as a page for people to read, and for whoever comes next too',
    async (path) => {
      for (const page of [await visit(path), await visit('/nowhere')]) {
        expect(page.status).toBe(404);
        expect(page.headers['content-type']).toContain('text/html');
        expect(page.text).toContain(NOWHERE);
      }
    },
  );

  it.each(['/blog/%E0%A4%A', '/blog/a%2Fb', '/Blog/no-such-post'])(
    'spelled %s is that of no post, and leaves the word to its page',
    async (path) => {
      const page = await visit(path);
      expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(page.text).toContain('<div id="root"></div>');
    },
  );

  it.each([
    ['/favicon.ico', 'image/x-icon', '00000100'],
    ['/apple-touch-icon.png', 'image/png', '89504e47'],
    ['/favicon.svg', 'image/svg+xml', '3c737667'],
    ['/icon-192.png', 'image/png', '89504e47'],
    ['/icon-maskable.png', 'image/png', '89504e47'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8', '7b226e616d65'],
  ])('%s is there, at the root and under the sub-folder, on every host', async (path, type, begins) => {
    for (const host of ['wren.example', 'localhost:3001']) {
      for (const place of [path, `/shingle${path}`]) {
        const { status, headers, body } = await visit(place, host);
        expect([place, status, headers['content-type']]).toEqual([place, 200, type]);
        expect(body.toString('hex')).toMatch(new RegExp(`^${begins}`));
      }
    }
  });

  it('of the icon for home screens stands in the documents of a sub-folder; at the root phones know it', async () => {
    const page = await visit('/shingle/', 'localhost:3001');
    expect(page.text).toContain('<link rel="apple-touch-icon" href="/shingle/apple-touch-icon.png" />');
    expect((await visit('/')).text).not.toContain('apple-touch-icon');
  });

  it('of the manifest stands in every document, and leads phones to what is there, in a sub-folder too', async () => {
    for (const [host, base] of [
      ['wren.example', ''],
      ['localhost:3001', '/shingle'],
    ] as const) {
      const href = `${base}/site.webmanifest`;
      // A page that is painted from its document links it afterwards, by its start script.
      expect((await visit(`${base}/about`, host)).text).toContain(` data-manifest="${href}"`);
      const answer = await visit(href, host);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-cache',
        etag: expect.any(String) as string,
      });
      const manifest = JSON.parse(answer.text) as { start_url: string; icons: { src: string }[] };
      const of = (address: string) => new URL(address, `https://${host}${href}`).pathname;
      expect(of(manifest.start_url)).toBe(`${base}/`);
      expect(manifest).toMatchObject({ name: 'Wren Calder', background_color: '#FBF7F0', lang: 'en-US' });
      for (const { src } of manifest.icons) expect((await visit(of(src), host)).status).toBe(200);
      expect(manifest.icons).toHaveLength(3);
    }
  });

  it('of what the documents are made from leads nowhere', async () => {
    for (const path of ['/index.html', '/index.html.br']) {
      const page = await visit(path);
      expect([path, page.status]).toEqual([path, 404]);
      expect(page.text).not.toContain('<!--head-->');
    }
  });

  it('of a post can hold letters of any script', async () => {
    const { token } = await test.app.signIn();
    const { json } = await test.app.api('POST', 'create-blog-post.php', {
      json: { title: 'Добрый день', excerpt: 'x', content: '<p>Да.</p>', category_id: 1, author_id: 1 },
      bearer: token,
    });
    const { slug } = json.post as { slug: string };
    const page = await visit(`/blog/${encodeURIComponent(slug)}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('<p>Да.</p>');
  });
});
