import { describe, expect, it } from 'vitest';
import { blogListPath, blogPostPath, portfolioListPath, ROUTES, writingPath } from '#app/paths.ts';

/** Addresses that the specification does not name: the pages behind links that are sent, of projects, of topics, for the account, a new password and for writing. */
const OURS: string[] = [
  ...[
    '/consultation/appointment',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/newsletter',
    '/newsletter/:slug',
  ],
  ...['/portfolio/:slug', '/blog/category/:slug', '/blog/tag/:slug', '/preview/:token'],
  ...['/dashboard/account', '/dashboard/password', '/dashboard/write', '/dashboard/write/:id'],
];

describe('the paths', () => {
  it('[2.1.01] [2.1.02] [2.1.03] [2.1.04] [2.1.05] [2.1.06] [2.1.07] [2.1.08] [2.1.09] [2.1.10] [2.1.11] [2.1.12] [2.1.13] [2.1.14] are the specification’s', () => {
    expect(Object.values(ROUTES).filter((path) => !OURS.includes(path))).toEqual([
      '/',
      '/about',
      '/services',
      '/portfolio',
      '/pricing',
      '/contact',
      '/blog',
      '/blog/:slug',
      '/thank-you',
      '/consultation',
      '/privacy-policy',
      '/terms-of-service',
      '/support',
      '/dashboard',
    ]);
  });

  it('[2.10.21] lead to a post, whatever its slug is written in', () => {
    expect(blogPostPath('bread-and-bytes')).toBe('/blog/bread-and-bytes');
    expect(blogPostPath('café/été?')).toBe('/blog/caf%C3%A9%2F%C3%A9t%C3%A9%3F');
  });

  it('lead to where a post is written, and go on with what was written', () => {
    expect(writingPath(null)).toBe('/dashboard/write');
    expect(writingPath(12)).toBe('/dashboard/write/12');
    expect(writingPath(null, 'new-1-x')).toBe('/dashboard/write?draft=new-1-x');
  });

  it('lead to a part of a list, and leave out what says nothing new', () => {
    expect(blogListPath({})).toBe('/blog');
    expect(blogListPath({ page: 1, category: 'all', search: '' })).toBe('/blog');
    expect(blogListPath({ page: 2, category: 'Tutorial', search: 'a & b' })).toBe(
      '/blog?page=2&category=Tutorial&search=a+%26+b',
    );
    expect(portfolioListPath({ category: 'mobile' })).toBe('/portfolio?category=mobile');
  });
});
