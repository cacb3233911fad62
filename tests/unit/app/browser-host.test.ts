import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserHost } from '#app/app/browser-host.ts';

function aWindow(place: { hostname: string; port?: string; pathname?: string }, subfolder?: string) {
  const fetch = vi.fn(() => Promise.resolve(new Response('[]')));
  const meta = subfolder === undefined ? '' : `<meta name="project-subfolder" content="${subfolder}">`;
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

  it('[2.1.17] [7.1.03] [K13] takes the sub-folder’s name from the document', async () => {
    const { window, fetch } = aWindow({ hostname: 'localhost', port: '3001' }, 'my-site');
    const host = browserHost(window);
    expect(host.base).toBe('/my-site');
    await host.request('listCategories', {});
    expect(fetch).toHaveBeenCalledWith('/my-site/api/categories.php', expect.anything());
  });

  it('[2.1.16] [7.1.02] knows no sub-folder elsewhere', async () => {
    const { window, fetch } = aWindow({ hostname: 'wren.example' });
    const host = browserHost(window);
    expect(host.base).toBe('');
    await host.request('listCategories', {});
    expect(fetch).toHaveBeenCalledWith('/api/categories.php', expect.anything());
  });

  it('falls back to the default name', () => {
    expect(browserHost(aWindow({ hostname: '127.0.0.1' }, '').window).base).toBe('/shingle');
  });

  it('[9.3.09] takes the bearer token from local storage', async () => {
    window.localStorage.setItem('auth_token', 'abc');
    const { window: fake, fetch } = aWindow({ hostname: 'wren.example' });
    await browserHost(fake).request('validateToken', {});
    const [, init] = fetch.mock.calls[0] as unknown as [string, { headers: Headers }];
    expect(init.headers.get('Authorization')).toBe('Bearer abc');
  });
});
