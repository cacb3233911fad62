import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { home } from '#content/home.ts';
import { fetchPosts, type PostQuery } from '#app/features/posts/posts.api.ts';
import { LatestPosts } from '#app/features/posts/LatestPosts.tsx';
import { PostCard } from '#app/features/posts/PostCard.tsx';
import { toPostView } from '#app/features/posts/post-view.ts';
import { usePosts } from '#app/features/posts/use-posts.ts';
import { BlogSection } from '#app/pages/home/BlogSection.tsx';
import { takeConsoleErrors } from '#tests/support/console-errors.ts';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';
import { aPost, aPostList } from '#tests/support/posts.ts';
import { renderOnSite, testHost } from '#tests/support/render.tsx';

const BASE = '/api/blog-posts-working.php?endpoint=blog-posts';

describe('the list call', () => {
  async function addressOf(query: PostQuery): Promise<string> {
    const server = new FakeServer().on('listPosts', { json: aPostList([]) });
    await fetchPosts(testHost({ server }).request, query, new AbortController().signal);
    return server.requests[0]!.url;
  }

  it.each<[PostQuery, string]>([
    [{}, ''],
    [{ page: 1, limit: 6, category: 'all', search: '  ' }, ''],
    [{ page: 2 }, '&page=2'],
    [{ limit: 3 }, '&limit=3'],
    [{ category: 'Tutorial' }, '&category=Tutorial'],
    [{ page: 3, category: 'Business', search: 'menu' }, '&page=3&category=Business&search=menu'],
  ])('[7.2.02] [7.2.03] [7.2.04] [7.2.05] [7.2.08] [9.3.01] for %j sends %j', async (query, expected) => {
    expect(await addressOf(query)).toBe(`${BASE}${expected}`);
  });

  it('[8.01] logs the HTTP status of a failure', async () => {
    const { request } = testHost({ server: new FakeServer().on('listPosts', { status: 503, text: 'Busy' }) });
    await expect(fetchPosts(request, {}, new AbortController().signal)).rejects.toMatchObject({
      status: 503,
    });
    expect(takeConsoleErrors()).toEqual(['Failed to fetch posts: HTTP status 503']);
  });
});

describe('the list after a failure', () => {
  function Found() {
    const { posts, totalPages, totalPosts, error } = usePosts({});
    return <p>{JSON.stringify([posts, totalPages, totalPosts, error?.message])}</p>;
  }

  it('[4.4.02] [8.02] comes back empty', async () => {
    renderOnSite(<Found />, { server: new FakeServer().on('listPosts', { status: 503, text: 'Busy' }) });
    expect(await screen.findByText('[[],0,0,"HTTP error! status: 503"]')).toBeTruthy();
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

describe('the newest posts on the home page', () => {
  const show = (...replies: Reply<'listPosts'>[]) =>
    renderOnSite(<LatestPosts />, { server: new FakeServer().on('listPosts', ...replies) });

  it('[2.4.06] [7.2.07] [9.3.02] asks for three and shows them', async () => {
    const titles = ['One', 'Two', 'Three'];
    const { server } = show({
      json: aPostList(titles.map((title, id) => aPost({ id, slug: title, title }))),
    });
    for (const title of titles) expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(server.requests.map(({ method, url }) => [method, url])).toEqual([['GET', `${BASE}&limit=3`]]);
  });

  it('says that they are loading', () => {
    show('never');
    expect(screen.getByRole('status', { name: 'Loading posts' })).toBeTruthy();
  });

  it('[2.4.17] [8.02] [8.03] shows the failure with its message, and tries again on demand', async () => {
    const { user } = show(
      { status: 500, json: { success: false, error: 'The database is resting.' } },
      { json: aPostList([aPost()]) },
    );
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Error loading posts');
    expect(alert.textContent).toContain('The database is resting.');
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Bread and bytes' })).toBeTruthy();
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it.each([
    ['network failure' as const, 'Network error. Please check your connection and try again.'],
    [{ status: 502, text: 'Bad gateway' }, 'HTTP error! status: 502'],
  ])('[2.4.17] names the failure %j', async (reply, message) => {
    show(reply);
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('[2.4.18] [2.4.19] says so when there is none', async () => {
    show({ json: aPostList([]) });
    expect(await screen.findByText('No blog posts yet')).toBeTruthy();
    expect(screen.getByText('Check back soon for new content!')).toBeTruthy();
  });

  it.each([
    [[], 0],
    [[aPost()], 1],
  ])('lead to all posts where there are any (%#)', async (posts, links) => {
    renderOnSite(<BlogSection />, {
      server: new FakeServer().on('listPosts', { json: aPostList(posts) }),
    });
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading posts' })).toBeNull());
    expect(screen.queryAllByText(home.blog.link)).toHaveLength(links);
  });
});

describe('a card', () => {
  it('[2.10.12] [2.10.13] [2.10.14] [2.10.17] [2.10.18] [2.10.19] [2.10.20] [2.10.21] shows the post and leads to it', () => {
    const { container } = renderOnSite(<PostCard post={toPostView(aPost(), new Date())} />);
    expect(container.querySelector('img')!.getAttribute('src')).toBe('/artwork/covers/bread.svg');
    expect(screen.getByRole('heading', { name: 'Bread and bytes' })).toBeTruthy();
    for (const text of [
      'Business',
      'January 5, 2026',
      '4 min read',
      'What a bakery taught me about caching.',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByRole('article').textContent).toContain('Wren Calder');
    const link = screen.getByRole('link', { name: 'Read More: Bread and bytes' });
    expect(link.getAttribute('href')).toBe('/blog/bread-and-bytes');
  });

  it('[2.10.16] says so when the date cannot be read', () => {
    renderOnSite(<PostCard post={toPostView(aPost({ published_at: 'soon' }), new Date())} />);
    expect(screen.getByText('Invalid date')).toBeTruthy();
  });
});
