import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { afterPost } from '#content/after-post.ts';
import { business } from '#content/business.ts';
import * as words from '#content/words/after-post.ts';
import type { AfterPost } from '#shared/contract/posts.ts';
import { BlogPostPage } from '#app/pages/BlogPostPage.tsx';
import { FakeServer } from '#tests/support/fake-server.ts';
import { anAfterPost, aPost } from '#tests/support/posts.ts';
import { renderOnSite } from '#tests/support/render.tsx';

async function open(after?: AfterPost, author = business.who.name) {
  const answer = {
    success: true as const,
    post: aPost({ author }),
    ...(after === undefined ? {} : { after }),
  };
  const server = new FakeServer().on('readPost', { json: answer });
  renderOnSite(<BlogPostPage />, { at: '/blog/bread-and-bytes', route: '/blog/:slug', server });
  await screen.findByRole('article');
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('what follows a post', () => {
  it('leads to its category, tags, neighbours and three like it', async () => {
    await open(anAfterPost());
    expect(hrefOf('Business')).toBe('/blog/category/business');
    expect(hrefOf('Small ovens')).toBe('/blog/tag/small-ovens');
    expect(hrefOf(/The one before$/)).toBe('/blog/post-6');
    expect(hrefOf(/The one after$/)).toBe('/blog/post-8');
    expect(['Most alike', 'Alike', 'Newest'].map(hrefOf)).toEqual([
      '/blog/post-1',
      '/blog/post-2',
      '/blog/post-3',
    ]);
    expect(screen.getByRole('heading', { name: afterPost.related })).toBeTruthy();
  });

  it('shows the category’s colour of each theme', async () => {
    await open(anAfterPost());
    const dots = document.querySelectorAll('circle[fill="light-dark(#112233,#ddeeff)"]');
    expect(dots).toHaveLength(4); // the post's own, and one a related post
  });

  it('is quiet about what there is not', async () => {
    await open(anAfterPost({ tags: [], previous: null, next: null, related: [] }));
    expect(screen.queryByRole('list', { name: words.tags })).toBeNull();
    expect(screen.queryByRole('navigation', { name: words.more })).toBeNull();
    expect(screen.queryByRole('heading', { name: afterPost.related })).toBeNull();
  });

  it('still ends with the author and the call where the server tells of nothing', async () => {
    await open();
    expect(screen.getByRole('heading', { name: afterPost.writtenBy(business.who.name) })).toBeTruthy();
    expect(screen.getByRole('heading', { name: afterPost.title })).toBeTruthy();
  });

  it('knows a guest by the name alone, with a monogram', async () => {
    await open(anAfterPost(), 'Ada Maria Ruiz');
    const card = screen.getByRole('region', { name: afterPost.writtenBy('Ada Maria Ruiz') });
    expect(card.querySelector('svg text')?.textContent).toBe('AR');
    expect(card.querySelector('a')).toBeNull();
  });
});
