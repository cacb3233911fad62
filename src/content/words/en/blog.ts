/** The list of all posts: its filters, what was found, its pages. */

import { plural } from '#shared/plural.ts';

/** The form with the search and the category; also the heading while nothing is known. */
export const name = 'Posts';
export const search = 'Search';
export const category = 'Category';
export const all = 'All';
export const count = (count: number) => plural(count, { one: '1 post', other: `${count} posts` });
/** These follow it. */
export const inCategory = (name: string) => ` in ${name}`;
export const forWords = (words: string) => ` for “${words}”`;
export const onPage = (page: number, of: number) => `, page ${page} of ${of}`;
/** Above the list, for who asked for a post by its address. */
export const gone = 'That post is not here any more. These are.';
export const none = 'No blog posts found';
export const pages = 'Pages of posts';
export const page = (page: number) => `Page ${page}`;
export const previous = 'Previous';
export const next = 'Next';
/** The row of links to each category, and the way to a list's feed. */
export const categories = 'Categories';
export const feed = 'Feed of these posts';
