import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PublicPost } from '#shared/contract/posts.ts';
import { BlogPostPage } from '#app/pages/BlogPostPage.tsx';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';
import { aPost } from '#tests/support/posts.ts';
import { renderOnSite } from '#tests/support/render.tsx';

type Replies = Reply<'readPost'>[];

function open(...replies: Replies) {
  const server = new FakeServer().on('readPost', ...replies);
  return renderOnSite(<BlogPostPage />, { at: '/blog/bread-and-bytes', route: '/blog/:slug', server });
}

const found = (changes: Partial<PublicPost> = {}) => ({
  json: { success: true as const, post: aPost(changes) },
});
const missing = { status: 404, json: { success: false as const, error: 'There is no such post.' } };
const address = () => screen.getByLabelText('Address').textContent;
const theTitle = () => screen.findByRole('heading', { level: 1, name: 'Bread and bytes' });

describe('the check of the slug', () => {
  it('[2.11.01] [7.2.06] comes before the post is rendered', async () => {
    const { server } = open(found());
    expect(screen.getByRole('status', { name: 'Loading post' })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/api/blog-posts-working.php?endpoint=blog-posts&slug=bread-and-bytes',
    ]);
    await theTitle();
    expect(server.requests).toHaveLength(1);
  });

  it('[2.11.02] [D26] leads to the blog when the post is missing', async () => {
    open(missing);
    await waitFor(() => expect(address()).toBe('/blog'));
  });

  it.each<[string, Reply<'readPost'>]>([
    ['a refusal', { status: 422, json: { success: false, error: 'Not so.' } }],
    ['a server error', { status: 500, json: { success: false, error: 'Oops.' } }],
    ['a network failure', 'network failure'],
    ['an unreadable answer', { text: '<html>' }],
  ])('[2.11.03] lets the page still try to render after %s', async (_, reply) => {
    const { server } = open(reply, found());
    await theTitle();
    expect(server.requests).toHaveLength(2);
  });
});

describe('when the page cannot be rendered either', () => {
  it('[8.06] [2.11.15] says Post Not Found, and leads back to the blog', async () => {
    open('network failure', missing);
    expect(await screen.findByRole('heading', { level: 1, name: 'Post Not Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the blog' }).getAttribute('href')).toBe('/blog');
    expect(address()).toBe('/blog/bread-and-bytes');
  });

  it('[8.07] [8.08] [2.11.15] says Failed to fetch post, with the error’s text, and can be asked again', async () => {
    const resting = { status: 500, json: { success: false as const, error: 'The database is resting.' } };
    const { user } = open(resting, resting, found());
    expect(await screen.findByRole('heading', { level: 1, name: 'Failed to fetch post' })).toBeTruthy();
    expect(screen.getByText('The database is resting.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the blog' }).getAttribute('href')).toBe('/blog');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await theTitle();
  });
});

describe('a post', () => {
  it('[2.11.04] [2.11.05] [2.11.06] [2.11.07] [2.11.08] [2.11.09] shows what it is', async () => {
    open(found());
    await theTitle();
    for (const text of ['Business', 'Wren Calder', 'January 5, 2026'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/4 min read/)).toBeTruthy();
    const image = screen.getByRole('img', { name: 'Cover of “Bread and bytes”' });
    expect(image.getAttribute('src')).toBe('/artwork/covers/bread.svg');
    expect(document.title).toMatch(/^Bread and bytes \|/);
  });

  it('[2.11.10] shows the stock cover where the featured image fails to load', async () => {
    open(found({ featured_image: 'https://gone.example/a.jpg' }));
    const image = await screen.findByRole('img', { name: 'Cover of “Bread and bytes”' });
    expect(image.getAttribute('src')).toBe('https://gone.example/a.jpg');
    fireEvent.error(image);
    expect(image.getAttribute('src')).toBe('/artwork/covers/fallback.svg');
  });

  it('[2.11.11] shows the image attribution when there is one, and nothing when there is none', async () => {
    const { unmount } = open(found());
    expect((await screen.findByRole('figure')).querySelector('figcaption')!.textContent).toBe(
      'Drawn by hand',
    );
    unmount();
    open(found({ image_attribution: '' }));
    expect((await screen.findByRole('figure')).querySelector('figcaption')).toBeNull();
  });

  it('[2.11.12] shows the content sanitised', async () => {
    const { container } = open(found({ content: '<p>Start <em>here</em>.</p><script>alert(1)</script>' }));
    expect((await screen.findByText('here')).tagName).toBe('EM');
    expect(container.querySelector('script')).toBeNull();
  });

  it('[2.11.13] calls to contact and to the portfolio', async () => {
    open(found());
    await theTitle();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['/contact', '/portfolio']));
  });
});

describe('[2.11.14] [D31] Share', () => {
  const url = `${window.location.origin}/blog/bread-and-bytes`;

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  async function press() {
    const view = open(found());
    await theTitle();
    await view.user.click(screen.getByRole('button', { name: 'Share' }));
    return view;
  }

  it('opens the device’s share sheet', async () => {
    const share = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await press();
    expect(share).toHaveBeenCalledWith({ title: 'Bread and bytes', url });
  });

  it('takes a closed share sheet for what it is', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await press();
    expect(screen.queryByText(/could not be copied/)).toBeNull();
  });

  it('copies the link where there is no share sheet, and says so', async () => {
    await press();
    expect(await screen.findAllByText('Link copied.')).not.toHaveLength(0);
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it('shows the link where copying is refused', async () => {
    const view = open(found());
    await theTitle();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('Denied', 'NotAllowedError'),
    );
    await view.user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText(`The link could not be copied. It is ${url}`)).toBeTruthy();
  });
});
