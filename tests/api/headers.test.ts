import { describe, expect, it } from 'vitest';
import { getFrom } from '#tests/support/documents.ts';
import { OWNER, type TestApp, useTestApp } from '#tests/support/test-app.ts';

/** What a Content-Security-Policy says, by directive. */
function policy(header: string | undefined): Record<string, string> {
  const directives = (header ?? '').split(';').map((part) => part.trim().split(/\s+(.*)/s));
  return Object.fromEntries(directives.map(([name = '', value = '']) => [name, value]));
}

describe('headers over HTTP', () => {
  const test = useTestApp();

  it('hold documents to a strict policy without unsafe-inline', async () => {
    const { headers } = await getFrom(test.app.url, '/', { Host: 'wren.example' });
    const csp = policy(headers['content-security-policy'] as string);
    expect(csp).toMatchObject({
      'default-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
      'frame-src': 'https://www.youtube-nocookie.com',
      'img-src': "'self' data: https:",
    });
    expect(csp['script-src']).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/);
    expect(JSON.stringify(csp)).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('keep private answers out of every cache, and say nothing of what runs here', async () => {
    const { token } = await test.app.signIn();
    for (const path of [
      'contacts.php',
      'blog-posts-working.php?endpoint=dashboard-posts',
      'categories.php',
      'no.php',
    ]) {
      const { headers } = await test.app.api('GET', path, { bearer: token });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    }
  });

  it('open nothing to other sites', async () => {
    const cross = { Origin: 'https://evil.example' };
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await test.app.api(method, 'categories.php', { headers: cross });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('hold every answer of the API to nothing at all: refusals, lists and cached ones', async () => {
    const json = { email: 'nope' };
    const answers = [
      await test.app.api('GET', 'categories.php'),
      await test.app.api('GET', 'categories.php'), // from the cache
      await test.app.api('GET', 'no.php'),
      await test.app.api('GET', 'contacts.php'),
      await test.app.api('PATCH', 'contacts.php'),
      await test.app.api('POST', 'newsletter.php', { json }),
      await test.app.api('POST', 'newsletter.php', { body: 'x', headers: { 'Content-Type': 'text/plain' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 401, 405, 422, 415]);
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  it('hold what is neither document nor API to the same', async () => {
    const feed = await test.app.api('POST', 'calendar-feed.php', { bearer: test.token });
    const { pathname } = new URL(feed.json.address as string);
    for (const [path, status, kept] of [
      ['/healthz', 200, 'no-store'],
      [pathname, 200, 'private, no-cache'], // a calendar asks again whether it has changed
      ['/calendar/nobodys.ics', 404, 'no-store'],
      ['/shingle/calendar/nonsense', 404, 'no-store'],
    ] as const) {
      const answer = await getFrom(test.app.url, path, {});
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'cache-control': kept,
      });
    }
  });

  it('send no document’s headers with the files that make up a page; with what may be opened by itself, they do', async () => {
    const { text } = await getFrom(test.app.url, '/', { Host: 'wren.example' });
    const script = /data-modules="([^" ]+)/.exec(text)?.[1] ?? '';
    const style = /data-styles="([^"]+)"/.exec(text)?.[1] ?? '';
    const documentsOnly = [
      'content-security-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
      'referrer-policy',
      'x-frame-options',
    ];
    for (const path of [script, style]) {
      const { status, headers } = await getFrom(test.app.url, path, { Host: 'wren.example' });
      expect([path, status]).toEqual([path, 200]);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(Object.keys(headers).filter((name) => documentsOnly.includes(name))).toEqual([]);
      expect(headers.vary).toContain('Accept-Encoding');
    }
    const drawing = await getFrom(test.app.url, '/artwork/hero.svg', { Host: 'wren.example' });
    expect(Object.keys(drawing.headers)).toEqual(expect.arrayContaining(documentsOnly));
  });

  it('give every answer that is made an id', async () => {
    const { headers } = await test.app.api('GET', 'no.php');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('set a session cookie that scripts and other sites never see', async () => {
    const { headers } = await test.app.api('POST', 'login-clean.php', { json: OWNER });
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^shingle_session=/);
    expect(cookie).toContain('; HttpOnly');
    expect(cookie).toContain('; SameSite=Strict');
    expect(cookie).toContain('; Path=/');
    expect(cookie).not.toContain('Domain');
    expect(cookie).toContain(`Max-Age=${7 * 24 * 60 * 60}`);
  });
});

/** Strict-Transport-Security of a document and of an answer of the API. */
async function strictTransport({ url, api }: TestApp): Promise<unknown[]> {
  const page = await getFrom(url, '/', { Host: 'wren.example' });
  const { headers } = await api('GET', 'categories.php');
  return [page.headers['strict-transport-security'], headers.get('strict-transport-security')];
}

describe('headers over HTTPS, of a site whose subdomains speak it, too', () => {
  const test = useTestApp({ env: { SITE_URL: 'https://wren.example', HSTS_INCLUDE_SUBDOMAINS: 'on' } });

  it('keep visitors of those on it', async () => {
    const expected = 'max-age=31536000; includeSubDomains';
    expect(await strictTransport(test.app)).toEqual([expected, expected]);
  });
});

describe('headers over HTTPS', () => {
  const test = useTestApp({ env: { SITE_URL: 'https://wren.example' } });

  it('keep visitors on HTTPS', async () => {
    expect(await strictTransport(test.app)).toEqual(['max-age=31536000', 'max-age=31536000']);
    for (const path of ['/healthz', '/calendar/nobodys.ics']) {
      const { headers } = await getFrom(test.app.url, path, { Host: 'wren.example' });
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    }
  });

  it('bind the session cookie to this host, and read no other', async () => {
    const { headers } = await test.app.api('POST', 'login-clean.php', { json: OWNER });
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-shingle_session=/);
    expect(cookie).toContain('; Secure');
    const pair = cookie.split(';')[0]!;
    expect((await test.app.api('GET', 'contacts.php', { headers: { Cookie: pair } })).status).toBe(200);
    const unbound = pair.replace('__Host-', '');
    expect((await test.app.api('GET', 'contacts.php', { headers: { Cookie: unbound } })).status).toBe(401);
  });
});
