import { act, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { SEARCH_DELAY_MS } from '#app/lib/use-filter-form.ts';
import { BlogPage } from '#app/pages/BlogPage.tsx';
import { takeConsoleErrors } from '#tests/support/console-errors.ts';
import { stopClock } from '#tests/support/fake-clock.ts';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';
import { aPost, aPostList } from '#tests/support/posts.ts';
import { renderOnSite } from '#tests/support/render.tsx';

type Replies = Reply<'listPosts'>[];

const CALL = '/api/blog-posts-working.php?endpoint=blog-posts';
const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title, id) =>
  aPost({ id, slug: title, title }),
);
const aPage = (page: number, pages = 3) => ({
  json: aPostList(six, { current_page: page, total_pages: pages, total_posts: pages * 6 }),
});

/** The browser's Back button, which a test's router does not have. */
function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Browser’s Back
    </button>
  );
}

function open(at: string, ...replies: Replies) {
  const server = new FakeServer().on('listPosts', ...replies);
  const page = (
    <>
      <BlogPage />
      <BackButton />
    </>
  );
  return renderOnSite(page, { at, route: '/blog', server });
}

const address = () => screen.getByLabelText('Address').textContent;
const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const categories = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' });
const results = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const sent = (server: FakeServer) => server.requests.map(({ url }) => url.replace(CALL, ''));

describe('the list', () => {
  it('[2.1.07] [2.10.04] [7.2.08] [9.3.01] asks for nothing special and shows six posts', async () => {
    const { server } = open('/blog', aPage(1));
    expect(await screen.findAllByRole('article')).toHaveLength(6);
    expect(sent(server)).toEqual(['']);
    expect(document.title).toMatch(/^Blog \|/);
  });

  it('[1.05] [2.10.18] [2.10.21] leads from every card to its post', async () => {
    open('/blog', aPage(1));
    const links = await screen.findAllByRole('link', { name: /^Read More/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(six.map(({ slug }) => `/blog/${slug}`));
  });

  it('[2.10.05] [4.4.01] shows six cards of a skeleton while it loads', () => {
    open('/blog', 'never');
    expect(screen.getByRole('status', { name: 'Loading posts' }).children).toHaveLength(6);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('[2.10.06] [4.4.02] [8.02] [8.03] is empty after a failure, says why, and tries again', async () => {
    const { user, server } = open(
      '/blog?page=2',
      { status: 500, json: { success: false, error: 'The database is resting.' } },
      aPage(2),
    );
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Error loading posts')).toBeTruthy();
    expect(within(alert).getByText('The database is resting.')).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    expect(takeConsoleErrors()).toEqual(['Failed to fetch posts: HTTP status 500']);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByRole('article')).toHaveLength(6);
    expect(sent(server)).toEqual(['&page=2', '&page=2']);
  });

  it('[4.4.01] ends its loading with the posts', async () => {
    open('/blog', aPage(1));
    expect(screen.getByRole('status', { name: 'Loading posts' })).toBeTruthy();
    expect(await screen.findAllByRole('article')).toHaveLength(6);
    expect(screen.queryByRole('status', { name: 'Loading posts' })).toBeNull();
  });

  it('[4.4.01] ends its loading with the error', async () => {
    open('/blog', 'network failure');
    expect(screen.getByRole('status', { name: 'Loading posts' })).toBeTruthy();
    await screen.findByText('Error loading posts');
    expect(screen.queryByRole('status', { name: 'Loading posts' })).toBeNull();
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('[4.4.02] [8.02] [8.03] is empty when the next page fails: the posts of before do not stay', async () => {
    const { user } = open('/blog', aPage(1), { status: 503, text: 'Busy' });
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(await screen.findByText('Error loading posts')).toBeTruthy();
    expect(screen.getByText('HTTP error! status: 503')).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('[2.10.07] says that there are no posts', async () => {
    open('/blog', { json: aPostList([], { total_pages: 0 }) });
    expect(await screen.findByText('No blog posts found')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Show all posts' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('[2.10.07] says of a page beyond the last that the list ends before, and leads to its end', async () => {
    const beyond = { json: aPostList([], { current_page: 9, total_pages: 3, total_posts: 18 }) };
    const { user } = open('/blog?page=9&category=Tutorial', beyond, aPage(3));
    expect(await screen.findByText('The list has fewer pages than that.')).toBeTruthy();
    expect(await results('18 posts in Tutorial')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show the last page' }));
    expect(await screen.findAllByRole('article')).toHaveLength(6);
    expect(address()).toBe('/blog?page=3&category=Tutorial');
  });

  it('[2.10.07] leads from an empty search back to all posts, and the fields follow', async () => {
    const none = { json: aPostList([], { total_pages: 0 }) };
    const { user } = open('/blog?category=Tutorial&search=zebra', none, aPage(1));
    expect(await results('0 posts in Tutorial for “zebra”')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show all posts' }));
    expect(await screen.findAllByRole('article')).toHaveLength(6);
    expect([searchBox().value, categories().value]).toEqual(['', 'all']);
  });
});

describe('the filters', () => {
  it('[2.10.01] [2.10.02] [2.10.03] [9.3.08] are a search box and a category: all, Technology, Tutorial, Business', async () => {
    open('/blog', aPage(1));
    await screen.findAllByRole('article');
    expect(searchBox()).toBeTruthy();
    const options = within(categories()).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value, text }) => [value, text])).toEqual([
      ['all', 'All'],
      ['Technology', 'Technology'],
      ['Tutorial', 'Tutorial'],
      ['Business', 'Business'],
    ]);
  });

  it('[1.07] [7.2.04] narrow the list to a category, from its first page, and widen it again', async () => {
    const { user, server } = open('/blog?page=2', aPage(2));
    await screen.findAllByRole('article');
    await user.selectOptions(categories(), 'Tutorial');
    expect(address()).toBe('/blog?category=Tutorial');
    expect(await results(/in Tutorial/)).toBeTruthy();
    await user.selectOptions(categories(), 'all');
    expect(address()).toBe('/blog');
    await waitFor(() => expect(sent(server)).toEqual(['&page=2', '&category=Tutorial', '']));
  });

  it('[1.06] [7.2.05] search on Enter, and keep the category', async () => {
    const { user, server } = open('/blog?category=Business', aPage(1));
    await screen.findAllByRole('article');
    await user.type(searchBox(), ' invoice & tax {Enter}');
    expect(address()).toBe('/blog?category=Business&search=invoice+%26+tax');
    expect(await results(/in Business for “invoice & tax”/)).toBeTruthy();
    expect(sent(server).at(-1)).toBe('&category=Business&search=invoice%20%26%20tax');
    expect(document.activeElement).toBe(searchBox());
  });

  it('[1.06] search once, a moment after the last letter', async () => {
    const user = stopClock();
    const { server } = open('/blog', aPage(1));
    await user.type(searchBox(), 'menu');
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS - 1));
    expect(sent(server)).toEqual(['']);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(sent(server)).toEqual(['', '&search=menu']);
    expect(address()).toBe('/blog?search=menu');
  });

  it('live in the address: it is read on arrival', async () => {
    const { server } = open('/blog?page=2&category=Tutorial&search=menu', aPage(2));
    expect(await results('18 posts in Tutorial for “menu”, page 2 of 3')).toBeTruthy();
    expect([searchBox().value, categories().value]).toEqual(['menu', 'Tutorial']);
    expect(sent(server)).toEqual(['&page=2&category=Tutorial&search=menu']);
  });

  it.each(['?page=0', '?page=-1', '?page=two', '?page=1e9', '?category=Cooking', '?search=%20', '?page='])(
    'take %s for all posts',
    async (query) => {
      const { server } = open(`/blog${query}`, aPage(1));
      await screen.findAllByRole('article');
      expect(sent(server)).toEqual(['']);
    },
  );

  it('follow Back; refining a search is one step', async () => {
    const { user } = open('/blog', aPage(1));
    await screen.findAllByRole('article');
    await user.selectOptions(categories(), 'Tutorial');
    await user.type(searchBox(), 'men{Enter}');
    await user.type(searchBox(), 'u{Enter}');
    expect(address()).toBe('/blog?category=Tutorial&search=menu');
    await user.click(screen.getByRole('button', { name: 'Browser’s Back' }));
    expect(address()).toBe('/blog?category=Tutorial');
    expect([searchBox().value, categories().value]).toEqual(['', 'Tutorial']);
    await user.click(screen.getByRole('button', { name: 'Browser’s Back' }));
    expect(address()).toBe('/blog');
    expect(categories().value).toBe('all');
  });
});

describe('the pages', () => {
  const pages = () => screen.queryByRole('navigation', { name: 'Pages of posts' });

  it('[2.10.11] are not offered when there is only one', async () => {
    open('/blog', aPage(1, 1));
    await screen.findAllByRole('article');
    expect(pages()).toBeNull();
  });

  it('[2.10.08] [2.10.09] [2.10.10] [2.10.11] are offered by number, Previous and Next, and keep the filters', async () => {
    open('/blog?category=Business&page=2', aPage(2));
    await screen.findAllByRole('article');
    const links = within(pages()!).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Previous', '/blog?category=Business'],
      ['1', '/blog?category=Business'],
      ['2', '/blog?page=2&category=Business'],
      ['3', '/blog?page=3&category=Business'],
      ['Next', '/blog?page=3&category=Business'],
    ]);
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  });

  it('[7.2.02] turn: the next six are fetched, and whoever turned the page stands at their top', async () => {
    const { user, server } = open('/blog', aPage(1), aPage(2));
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(address()).toBe('/blog?page=2');
    const heading = await results('18 posts, page 2 of 3');
    expect(sent(server)).toEqual(['', '&page=2']);
    expect(document.activeElement).toBe(heading);
  });

  it('[2.10.05] show the skeleton when the next one takes its time', async () => {
    const { user } = open('/blog', aPage(1), 'never');
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    expect((await screen.findByRole('status', { name: 'Loading posts' })).children).toHaveLength(6);
    expect(screen.queryByRole('article')).toBeNull();
  });
});
