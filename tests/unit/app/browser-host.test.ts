import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserHost } from '#app/app/browser-host.ts';

function aWindow(place: { hostname: string; port?: string; pathname?: string }, base?: string) {
  const fetch = vi.fn(() => Promise.resolve(new Response('[]')));
  const meta = base === undefined ? '' : `<meta name="site-base" content="${base}">`;
  const document = new DOMParser().parseFromString(meta, 'text/html');
  const location = { port: '', pathname: '/', origin: `http://${place.hostname}`, ...place };
  const fake = {
    document,
    location,
    fetch,
    localStorage: window.localStorage,
    matchMedia: (media: string) => window.matchMedia(media),
  };
  return { fetch, window: fake as never };
}

describe('the browser’s host', () => {
  afterEach(() => window.localStorage.clear());

  it('[2.1.17] [7.1.03] [K13] takes the base from the document', async () => {
    const { window, fetch } = aWindow({ hostname: 'localhost', port: '3001' }, '/my-site');
    const host = browserHost(window);
    expect(host.base).toBe('/my-site');
    await host.request('listCategories', {});
    expect(fetch).toHaveBeenCalledWith('/my-site/api/categories.php', expect.anything());
  });

  it.each([
    ['localhost', '', '/api'],
    ['127.0.0.1', '/site/two', '/site/two/api'],
    ['wren.example', '/site', '/site/api'],
    ['wren.example', '', '/api'],
  ])(
    '[K23] on %s believes a document that says “%s” rather than the host’s name',
    async (hostname, base, api) => {
      const { window, fetch } = aWindow({ hostname, port: '3001', pathname: '/shingle/blog' }, base);
      const host = browserHost(window);
      expect(host.base).toBe(base);
      await host.request('listCategories', {});
      expect(fetch).toHaveBeenCalledWith(`${api}/categories.php`, expect.anything());
    },
  );

  it('[2.1.16] [7.1.02] knows no sub-folder elsewhere where the document says nothing', async () => {
    const { window, fetch } = aWindow({ hostname: 'wren.example' });
    const host = browserHost(window);
    expect(host.base).toBe('');
    await host.request('listCategories', {});
    expect(fetch).toHaveBeenCalledWith('/api/categories.php', expect.anything());
  });

  it('[2.1.17] [7.1.01] knows the sub-folder of Vite’s development server, whose documents say nothing', async () => {
    const { window, fetch } = aWindow({ hostname: '127.0.0.1', port: '5173' });
    const host = browserHost(window);
    expect(host.base).toBe('/shingle');
    await host.request('listCategories', {});
    expect(fetch).toHaveBeenCalledWith('/api/categories.php', expect.anything());
  });

  it('[9.3.09] takes the bearer token from local storage', async () => {
    window.localStorage.setItem('auth_token', 'abc');
    const { window: fake, fetch } = aWindow({ hostname: 'wren.example' });
    await browserHost(fake).request('validateToken', {});
    const [, init] = fetch.mock.calls[0] as unknown as [string, { headers: Headers }];
    expect(init.headers.get('Authorization')).toBe('Bearer abc');
  });
});
