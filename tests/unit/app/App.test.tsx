import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FakeServer } from '#tests/support/fake-server.ts';
import { aPost, aPostList } from '#tests/support/posts.ts';
import { renderApp } from '#tests/support/render.tsx';

function aServer() {
  return new FakeServer()
    .on('blog-posts-working.php?endpoint=blog-posts&slug', { json: { success: true, post: aPost() } })
    .on('blog-posts-working.php', { json: aPostList([aPost()]) });
}

describe('the app', () => {
  it('[2.1.01] shows the home page at /', async () => {
    renderApp({ server: aServer() });
    expect(
      await screen.findByRole('heading', { level: 1, name: /Websites that earn their keep/ }),
    ).toBeTruthy();
    await screen.findByText('Bread and bytes');
  });

  it('[2.1.08] shows one post at /blog/{slug}', async () => {
    renderApp({ server: aServer(), at: '/blog/bread-and-bytes' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bread and bytes' })).toBeTruthy();
  });

  it('[D40] shows a Not Found page at an address that leads nowhere', async () => {
    renderApp({ at: '/no/such/page' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no page at this address.' }),
    ).toBeTruthy();
    expect(document.title).toMatch(/^Page not found/);
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });

  it('[2.1.18] [2.1.19] begins with a skip link to the main content', async () => {
    const { container } = renderApp({ at: '/no/such/page' });
    const skip = container.querySelector('a')!;
    expect([skip.textContent, skip.getAttribute('href')]).toEqual(['Skip to main content', '#main']);
    const main = screen.getByRole('main');
    expect([main.id, main.tabIndex]).toEqual(['main', -1]);
    await screen.findByRole('heading', { level: 1 });
  });

  it('moves the focus to the new page’s heading and says its title', async () => {
    const { user } = renderApp({ server: aServer(), at: '/no/such/page' });
    const first = await screen.findByRole('heading', { level: 1 });
    expect(document.activeElement).not.toBe(first);
    await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    const heading = await screen.findByRole('heading', { level: 1, name: /Websites that earn/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await waitFor(() => expect(document.querySelector('[aria-live]')?.textContent).toMatch(/^Wren Calder/));
    await screen.findByText('Bread and bytes');
  });

  it('keeps the frame when a page breaks, and offers to load it again', async () => {
    const error = new Error('broken');
    const { takeConsoleErrors } = await import('#tests/support/console-errors.ts');
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockImplementation(() => {
      throw error;
    });
    renderApp({ server: aServer(), at: '/blog/bread-and-bytes' });
    expect((await screen.findByRole('alert')).textContent).toMatch(/This page did not load/);
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(takeConsoleErrors().join()).toContain('A page failed to render');
  });
});
