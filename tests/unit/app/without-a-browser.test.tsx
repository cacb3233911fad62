// @vitest-environment node
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { App } from '#app/app/App.tsx';
import { createQueryClient } from '#app/app/query-client.ts';
import { createAnnouncer } from '#app/lib/announcer.ts';
import type { Host } from '#app/lib/host.ts';

/** A host with nothing of a browser in it. */
const host: Host = {
  base: '',
  origin: 'https://wren.example',
  request: () => Promise.reject(new Error('no call is made while rendering')),
  storage: { get: () => null, set: () => undefined, remove: () => undefined },
  theme: { current: () => 'light', choose: () => undefined, subscribe: () => () => undefined },
  announcer: createAnnouncer(),
  domWindow: () => {
    throw new Error('there is no window');
  },
};

async function renderWhole(path: string): Promise<string> {
  const stream = await renderToReadableStream(
    <StaticRouter location={path}>
      <App host={host} queryClient={createQueryClient()} />
    </StaticRouter>,
  );
  await stream.allReady;
  return new Response(stream).text();
}

describe('without a browser', () => {
  it('renders the home page, whole and without one inline style', async () => {
    expect(typeof window).toBe('undefined');
    const html = await renderWhole('/');
    expect(html).toContain('Websites that earn their keep');
    for (const anchor of ['about', 'services', 'portfolio', 'pricing', 'blog', 'contact']) {
      expect(html).toContain(`id="${anchor}"`);
    }
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('renders a post that is still on its way, and an unknown page', async () => {
    expect(await renderWhole('/blog/bread-and-bytes')).toContain('Loading post');
    expect(await renderWhole('/nowhere')).toContain('There is no page at this address.');
  });
  it('renders the portfolio as its address narrows it, and a blog that is still on its way', async () => {
    const html = await renderWhole('/portfolio?category=mobile');
    expect(html).toContain('Rillito Trail Guide');
    expect(html).not.toContain('Sonoran Seed Library');
    expect(await renderWhole('/blog?search=menu')).toContain('Loading posts');
  });

  it('renders the contact page, and the booking page without a day that may be over when it is read', async () => {
    expect(await renderWhole('/contact')).toContain('E-commerce Solution');
    const html = await renderWhole('/consultation');
    expect(html).toContain('Pick a day');
    expect(html).toContain('9:00 AM');
    expect(html).not.toContain('name="date"');
    expect(html).not.toMatch(/\sstyle="/);
  });
});
