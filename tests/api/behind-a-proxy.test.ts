import { describe, expect, it } from 'vitest';
import { getFrom } from '#tests/support/documents.ts';
import { expectRefusal } from '#tests/support/expectations.ts';
import { inProduction, LYING_VISITOR, STOCK_PROXY } from '#tests/support/production.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { OWNER, useTestApp } from '#tests/support/test-app.ts';

const ORIGIN = 'https://wren.example';

/** Documents need the client build, which `npm test` makes first. */
describe.each(['', '/site'])('[K23] production at https://wren.example%s', (base) => {
  const siteUrl = ORIGIN + base;
  const test = useTestApp({ env: { ...inProduction(siteUrl), SEED: 'demo', TRUST_PROXY: 'loopback' } });
  const visit = (path: string, headers: Record<string, string> = STOCK_PROXY) =>
    getFrom(test.app.url, path, headers);

  it.each(Object.entries({ 'a stock proxy': STOCK_PROXY, 'a visitor who lies': LYING_VISITOR }))(
    'gives %s the right pages',
    async (_who, headers) => {
      for (const path of ['/', '/about', '/blog/what-a-website-costs', '/dashboard']) {
        const page = await visit(base + path, headers);
        expect([path, page.status]).toEqual([path, 200]);
        expect(page.text).toContain(`<meta name="site-base" content="${base}">`);
        const addresses = [...page.text.matchAll(/ (?:href|src|data-\w+)="(\/[^"]*)"/g)].map(([, at]) => at!);
        expect(addresses.length).toBeGreaterThan(3);
        for (const address of addresses) expect(`${address}/`.startsWith(`${base}/`), address).toBe(true);
        expect(page.text).not.toMatch(/evil\.example|127\.0\.0\.1|shingle\//);
        expect(page.headers.location).toBeUndefined();
      }
    },
  );

  it('writes its own address into what search engines and networks read', async () => {
    const { text } = await visit(`${base}/blog/what-a-website-costs`);
    const url = `${siteUrl}/blog/what-a-website-costs`;
    expect(text).toContain(`<link rel="canonical" href="${url}">`);
    expect(text).toContain(`<meta property="og:url" content="${url}">`);
    expect(text).toContain(
      `<meta property="og:image" content="${siteUrl}/cards/posts/what-a-website-costs.png`,
    );
    expect(text).toContain(`"mainEntityOfPage":"${url}"`);
    expect(text).toContain(`"@id":"${siteUrl}/#person"`);
    const { text: home } = await visit(`${base}/`);
    expect(home).toContain(`<link rel="canonical" href="${siteUrl}/">`);

    for (const place of new Set(['', base])) {
      const map = await visit(`${place}/sitemap.xml`);
      const listed = [...map.text.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address!);
      expect(listed).toContain(`${siteUrl}/pricing`);
      expect(listed.filter((address) => !address.startsWith(`${siteUrl}/`))).toEqual([]);
      expect((await visit(`${place}/feed.xml`)).text).toContain(`<guid>${url}</guid>`);
      expect((await visit(`${place}/robots.txt`)).text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    }
  });

  it.each(['/cards/site.png', '/cards/posts/what-a-website-costs.png', '/favicon.svg', '/artwork/hero.svg'])(
    'serves %s',
    async (path) => {
      expect((await visit(base + path)).status).toBe(200);
    },
  );

  it('serves scripts, styles and typefaces for good, compressed', async () => {
    const { text } = await visit(`${base}/`);
    const named = [...text.matchAll(/ data-(?:styles|modules)="([^"]+)"/g)].flatMap(([, list]) =>
      list!.split(' '),
    );
    expect(named.length).toBeGreaterThan(4);
    for (const address of named) {
      const { status, headers } = await visit(address, { ...STOCK_PROXY, 'Accept-Encoding': 'br' });
      expect([address, status]).toEqual([address, 200]);
      expect(headers['cache-control']).toContain('immutable');
      if (!address.endsWith('.woff2')) expect(headers['content-encoding']).toBe('br');
    }
  });

  it('tells its health at the root and at its base', async () => {
    for (const place of new Set(['', base])) {
      const { status, text } = await visit(`${place}/healthz`);
      expect([status, text]).toEqual([200, '{"status":"ok"}']);
    }
  });

  it.each(['/api/categories.php', '/about', '/blog/what-a-website-costs'])(
    'answers %s from the cache the second time',
    async (path) => {
      await visit(base + path);
      const again = await visit(base + path, LYING_VISITOR);
      expect(again.status).toBe(200);
      expect(again.headers['x-request-id']).toBeUndefined(); // which what is made for a request has
    },
  );

  it('knows nothing of the sub-folder that development has', async () => {
    for (const path of ['/shingle/', '/shingle/about', '/shingle/api/categories.php', '/shingle/healthz']) {
      const place = base === '' ? [404, undefined] : [302, base + path];
      const { status, headers } = await visit(path);
      expect([path, status, headers.location]).toEqual([path, ...place]);
    }
    expect((await visit(`${base}/shingle/about`)).status).toBe(404);
  });

  it('binds its cookies to where it lies', async () => {
    const prefix = base === '' ? '__Host-' : '__Secure-';
    const path = base === '' ? '/' : base;
    const signedIn = await test.app.api('POST', 'login-clean.php', { json: OWNER, base: `${base}/api` });
    const [cookie = '', device = ''] = signedIn.headers.getSetCookie();
    for (const [name, set] of [
      ['session', cookie],
      ['device', device],
    ] as const) {
      expect(set).toMatch(new RegExp(`^${prefix}shingle_${name}=[^;]+;`));
      expect(set).toMatch(new RegExp(`; Path=${path}(;|$)`));
      expect(set).toContain('; Secure');
      expect(set).toContain('; HttpOnly');
      expect(set).toContain('; SameSite=Strict');
      expect(set).not.toContain('Domain');
    }

    const pair = cookie.split(';')[0]!;
    const withCookie = { cookie: pair, base: `${base}/api` };
    expect((await test.app.api('GET', 'contacts.php', withCookie)).status).toBe(200);
    const renamed = { ...withCookie, cookie: pair.replace(/^__\w+?-/, '') };
    expectRefusal(await test.app.api('GET', 'contacts.php', renamed), 401);
    const signedOut = await test.app.api('POST', 'logout.php', withCookie);
    const [cleared = ''] = signedOut.headers.getSetCookie();
    expect(cleared).toMatch(new RegExp(`^${prefix}shingle_session=;.* Path=${path}(;|$)`));
    expect(cleared).toContain('Expires=Thu, 01 Jan 1970');
    expectRefusal(await test.app.api('GET', 'contacts.php', withCookie), 401);
  });

  it.each([
    [ORIGIN, 404],
    ['https://127.0.0.1:3001', 403],
    ['http://127.0.0.1:3001', 403],
    ['http://wren.example', 403],
    ['https://wren.example.evil.example', 403],
    ['null', 403],
  ])('answers a write that rests on the cookie and comes from %s with %i', async (origin, status) => {
    const { cookie } = await test.app.signIn();
    const headers = { ...STOCK_PROXY, Cookie: cookie, Origin: origin };
    const path = `${base}/api/delete-contact.php?id=999`;
    expect((await rawRequest(test.app.url, path, { method: 'DELETE', headers })).status).toBe(status);
  });

  it('keeps visitors on HTTPS, whatever a header says of the way they came', async () => {
    for (const headers of [STOCK_PROXY, LYING_VISITOR]) {
      const page = await visit(`${base}/`, headers);
      expect(page.headers['strict-transport-security']).toContain('max-age=31536000');
      expect(page.headers['content-security-policy']).toContain('upgrade-insecure-requests');
    }
  });
});
