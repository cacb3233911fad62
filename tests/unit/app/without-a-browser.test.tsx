// @vitest-environment node
import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { pages } from '#content/pages.ts';
import { canonicalAddress } from '#app/canonical-address.ts';
import { renderPage } from '#app/entry-server.tsx';
import { sitePages } from '#app/routes.tsx';
import { takeConsoleErrors, watchConsoleErrors } from '#tests/support/console-errors.ts';
import { anAfterPost, aPost, aPostList, aTopicPage } from '#tests/support/posts.ts';

const post = aPost({
  content:
    '<p>Start with the <strong>oven</strong>. <a href="/about">Mine</a>.</p><script>alert(1)</script>' +
    '<pre><code class="language-js">let a = "&lt;/div&gt;";</code></pre>' +
    '<div class="video-embed"><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe></div>',
});
const teaser = {
  slug: 'bread-and-bytes',
  subject: 'Bread and bytes',
  sent_at: '2026-11-01T12:00:00.000Z',
  beginning: 'Start with the oven.',
};
const ANSWERS: Record<string, unknown> = {
  '/api/blog-posts-working.php?endpoint=blog-posts&slug=bread-and-bytes': {
    success: true,
    post,
    after: anAfterPost(),
  },
  '/api/blog-posts-working.php?endpoint=category&slug=bread-and-bytes': aTopicPage({}, aPostList([post])),
  '/api/blog-posts-working.php?endpoint=tag&slug=bread-and-bytes': aTopicPage({}, aPostList([post])),
  '/api/blog-posts-working.php?endpoint=blog-posts&limit=3': aPostList([post]),
  '/api/blog-posts-working.php?endpoint=blog-posts': aPostList([post], { total_pages: 2 }),
  '/api/blog-posts-working.php?endpoint=blog-posts&page=2&category=Tutorial': aPostList([]),
  '/api/newsletters.php': { success: true, newsletters: [teaser] },
  '/api/newsletters.php?slug=bread-and-bytes': {
    success: true,
    newsletter: {
      ...teaser,
      content: '<p>Start with the oven, and see what rises from it.</p>',
      post_slug: null,
    },
  },
  '/api/preview.php?token=a-token': { success: true, post, ends_at: '2026-12-01T12:00:00.000Z' },
  '/api/availability.php': { success: true, taken: { '2026-11-24': ['9:00 AM'] } },
};

/** What stands there depends on the link that one came by, so a document can't have it. */
const BEHIND_A_LINK = '/consultation/appointment';

interface Surroundings {
  base?: string;
  answers?: Record<string, unknown>;
}

function render(address: string, { base = '', answers = ANSWERS }: Surroundings = {}) {
  return renderPage({
    base,
    address,
    origin: 'https://wren.example',
    day: '2026-11-21',
    read: (asked) => {
      const answer = answers[asked];
      return answer === undefined
        ? Promise.reject(new Error(`No answer was prepared for ${asked}`))
        : Promise.resolve({ status: 200, text: JSON.stringify(answer) });
    },
    window: () => new JSDOM('').window,
    richText: (_html, split) => split(),
  });
}

/** The element itself, without a browser's help. */
function shown(markup: string): Document {
  return new JSDOM(`<div id="root">${markup}</div>`).window.document;
}

beforeEach(() => watchConsoleErrors());

describe('without a browser', () => {
  const addresses = sitePages.map(({ path }) =>
    path.replace(':slug', 'bread-and-bytes').replace(':token', 'a-token').replace('*', '/nowhere'),
  );

  it('has a page for every public address', () => {
    expect(typeof window).toBe('undefined');
    expect(addresses).toEqual(
      expect.arrayContaining(Object.keys(pages).filter((address) => address !== '/dashboard')),
    );
  });

  describe.each(['', '/shingle'])('at %j', (base) => {
    it.each(addresses)(
      '%s is rendered whole, without scripts, inline styles or anything still to come',
      async (at) => {
        const { markup, preloads, complete } = await render(at, { base });
        const document = shown(markup);
        expect(complete).toBe(true);
        expect(document.querySelectorAll('h1')).toHaveLength(1);
        expect(document.querySelector('main')?.textContent.length).toBeGreaterThan(60);
        expect(document.querySelector('script, template, [hidden][id^="S:"], [style], link')).toBeNull();
        const toCome = document.querySelectorAll('[aria-label^="Loading"]').length;
        expect(toCome).toBe(at === BEHIND_A_LINK ? 1 : 0);
        expect(preloads).toMatch(/^(<link rel="preload" as="image"[^>]*>)*$/);
        for (const link of document.querySelectorAll('a[href^="/"]')) {
          expect(link.getAttribute('href')).toMatch(new RegExp(`^${base}(/|#|$)`));
        }
        expect(takeConsoleErrors()).toEqual([]);
      },
    );
  });

  it('[2.14.01] the dashboard is the sign-in, since nobody is known to have a session', async () => {
    const { markup, data, complete } = await render('/dashboard');
    const document = shown(markup);
    expect(complete).toBe(true);
    expect(document.querySelector('main h1')?.textContent).toBe('Sign in');
    expect(document.querySelector('form')?.method).toBe('post'); // never a password in an address
    expect(document.querySelector('script, template, [style], [role=status]:not(:empty)')).toBeNull();
    expect(data.queries).toEqual([[['session'], null]]);
  });

  it('[5.71] a post is sanitised by the rules of the browser, its video a link, its code coloured', async () => {
    const document = shown((await render('/blog/bread-and-bytes', { base: '/shingle' })).markup);
    const article = document.querySelector('article')!;
    expect(article.innerHTML).toContain(
      '<p>Start with the <strong>oven</strong>. <a href="/shingle/about">Mine</a>.</p>',
    );
    expect(article.querySelector('script, iframe')).toBeNull();
    expect(article.querySelector('pre')?.textContent).toBe('let a = "</div>";');
    expect(article.querySelector('pre .hljs-keyword')?.textContent).toBe('let');
    expect(article.innerHTML).toContain('https://www.youtube.com/watch?v=abcdefghijk');
  });

  it('carries what it was made from: answers by their keys, no more of a listed post than is shown, and the day', async () => {
    const { data } = await render('/');
    expect(data.day).toBe('2026-11-21');
    expect(data.queries.map(([key]) => key)).toEqual([['posts', { limit: 3 }]]);
    expect(JSON.stringify(data)).toContain('Bread and bytes');
    expect(JSON.stringify(data)).not.toContain('oven');
    expect((await render('/about')).data.queries).toEqual([]);
  });

  it('shows a list and the portfolio as the address narrows them', async () => {
    expect((await render('/blog?page=2&category=Tutorial')).markup).toContain('No blog posts found');
    const { markup } = await render('/portfolio?category=mobile');
    expect(markup).toContain('Rillito Trail Guide');
    expect(markup).not.toContain('Sonoran Seed Library');
  });

  it('[2.12.02] [D19] offers the days after the document’s own, and what is taken', async () => {
    const { markup } = await render('/consultation');
    const document = shown(markup);
    const days = [...document.querySelectorAll('input[name=date]')].map((day) => day.getAttribute('value'));
    expect([days[0], days.at(-1)]).toEqual(['2026-11-23', '2026-12-21']);
    expect(markup).not.toContain('in Arizona');
  });

  it('is still waiting for what could not be had, and says so', async () => {
    const { markup, complete, data } = await render('/', { answers: {} });
    expect(markup).toContain('Loading posts');
    expect(complete).toBe(false);
    expect(data.queries).toEqual([]);
    expect(takeConsoleErrors()).toHaveLength(1); // the list's own line about the failure
  });

  it.each([
    ['/blog', '?page=2&utm_source=letter', '/blog?page=2'],
    ['/blog', '?page=1&category=all&search=', '/blog'],
    ['/blog', '?category=Nonsense&page=x', '/blog'],
    ['/blog', '?search=menu&category=Tutorial', '/blog?category=Tutorial&search=menu'],
    ['/portfolio', '?category=mobile&page=3', '/portfolio?category=mobile'],
    ['/about', '?page=2', '/about'],
    ['/blog/tag/caf%C3%A9', '?page=2&search=menu', '/blog/tag/caf%C3%A9?page=2'],
    ['/blog/category/design', '?page=1', '/blog/category/design'],
    ['/blog/tag', '?page=2', '/blog/tag'],
  ])('knows %s%s as %s', (path, search, address) => {
    expect(canonicalAddress(path, search)).toBe(address);
  });
});
