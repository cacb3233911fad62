import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FakeServer } from '#tests/support/fake-server.ts';
import { aPost, aPostList } from '#tests/support/posts.ts';
import { ROUTE_HEADINGS, type RouteHeading } from '#tests/support/public-pages.ts';
import { renderApp } from '#tests/support/render.tsx';

function aServer() {
  return new FakeServer()
    .on('readPost', { json: { success: true, post: aPost() } })
    .on('listPosts', { json: aPostList([aPost()]) })
    .on('readAvailability', { json: { success: true, taken: {}, meets_online: false } });
}

describe('the app', () => {
  it.each<RouteHeading>([
    ...ROUTE_HEADINGS,
    ['[2.1.08]', '/blog/bread-and-bytes', 'Bread and bytes'],
    ['[2.14.01]', '/dashboard', 'Sign in'],
  ])('%s [2.1.18] shows its page at %s, behind a skip link', async (_, path, heading) => {
    const { container } = renderApp({ server: aServer(), at: path });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(heading);
    const first = container.querySelector('a')!;
    expect([first.textContent, first.getAttribute('href')]).toEqual(['Skip to main content', '#main']);
    expect(screen.getByRole('main').id).toBe('main');
  });

  it('[D40] shows a Not Found page at an address that leads nowhere', async () => {
    renderApp({ at: '/no/such/page' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no page at this address.' }),
    ).toBeTruthy();
    expect(document.title).toMatch(/^Page not found/);
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });

  it('leads to the dashboard from an address where a page of it might be', async () => {
    renderApp({ at: '/dashboard/nothing' });
    const link = await screen.findByRole('link', { name: 'Go to the dashboard' });
    expect(link.getAttribute('href')).toBe('/dashboard');
  });

  it('[2.1.20] scrolls to the top of a page that a link leads to', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    const { user } = renderApp({ at: '/no/such/page' });
    await user.click(await screen.findByRole('link', { name: 'Privacy policy' }));
    await screen.findByRole('heading', { level: 1, name: 'Privacy policy' });
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  });

  it('[2.1.21] scrolls to the part of a page that a link names', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = renderApp({ at: '/privacy-policy' });
    const contents = await screen.findByRole('navigation', { name: 'On this page' });
    const [link] = within(contents).getAllByRole<HTMLAnchorElement>('link');
    await user.click(link!);
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' }));
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById(link!.hash.slice(1))]);
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
