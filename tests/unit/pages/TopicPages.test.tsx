import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { topics } from '#content/topics.ts';
import * as frame from '#content/words/frame.ts';
import { CategoryPage, TagPage } from '#app/pages/BlogPage.tsx';
import { FakeServer } from '#tests/support/fake-server.ts';
import { aPost, aPostList, aTopicPage } from '#tests/support/posts.ts';
import { renderOnSite } from '#tests/support/render.tsx';

describe('the page of a category', () => {
  it('begins with its name and description, and pages through its posts', async () => {
    const list = aPostList([aPost({ title: 'Seventh' })], {
      current_page: 2,
      total_pages: 2,
      total_posts: 7,
    });
    const topic = { name: 'Bread', description: 'On ovens.', color: { light: '#112233', dark: '#ddeeff' } };
    const server = new FakeServer().on('readCategory', { json: aTopicPage(topic, list) });
    renderOnSite(<CategoryPage />, {
      at: '/blog/category/bread?page=2',
      route: '/blog/category/:slug',
      server,
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: topics.category.heading('Bread') }),
    ).toBeTruthy();
    expect(screen.getByText('On ovens.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Seventh' })).toBeTruthy();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('/blog/category/bread');
    expect(hrefs).toContain('/blog/category/business');
    expect(hrefs).toContain('/blog/category/bread/feed.xml');
    expect(server.requests.map(({ url }) => url)).toEqual([
      '/api/blog-posts-working.php?endpoint=category&slug=bread&page=2',
    ]);
    expect(document.title).toContain('Bread');
  });
});

describe('the page of a tag', () => {
  const open = (server: FakeServer) =>
    renderOnSite(<TagPage />, { at: '/blog/tag/nothing', route: '/blog/tag/:slug', server });

  it('says where there is no such tag, and leads to all posts', async () => {
    const missing = { status: 404, json: { success: false as const, error: 'Not there.' } };
    open(new FakeServer().on('readTag', missing));
    expect(await screen.findByRole('heading', { level: 1, name: topics.unknown.title })).toBeTruthy();
    expect(screen.getByRole('link', { name: topics.all }).getAttribute('href')).toBe('/blog');
  });

  it('can be asked again after a failure', async () => {
    const resting = { status: 500, json: { success: false as const, error: 'The database is resting.' } };
    const found = { json: aTopicPage({ name: 'ovens' }, aPostList([aPost()])) };
    const { user } = open(new FakeServer().on('readTag', resting, found));
    expect(await screen.findByText('The database is resting.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: frame.retry }));
    expect(await screen.findByRole('heading', { level: 1, name: topics.tag.heading('ovens') })).toBeTruthy();
  });
});
