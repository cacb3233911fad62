import { plural } from '#shared/plural.ts';

/** The list of all posts: its filters, what was found, its pages. */
export const blogList = {
  /** The form with the search and the category; also the heading while nothing is known. */
  name: 'Posts',
  search: 'Search',
  category: 'Category',
  all: 'All',
  results: {
    count: (count: number) => plural(count, { one: '1 post', other: `${count} posts` }),
    /** These follow it. */
    category: (name: string) => ` in ${name}`,
    search: (words: string) => ` for “${words}”`,
    page: (page: number, of: number) => `, page ${page} of ${of}`,
  },
  none: 'No blog posts found',
  pages: {
    name: 'Pages of posts',
    page: (page: number) => `Page ${page}`,
    previous: 'Previous',
    next: 'Next',
  },
};
