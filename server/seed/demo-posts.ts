import { join } from 'node:path';
import { categories } from '#content/categories.ts';
import { contentFolder } from '../build/content-folder.ts';
import { demoPostsIn } from '../setup/demo-files.ts';
import { readPosts } from './read-posts.ts';

/* The build replaces this module by what it exports: see server/build/evaluated-modules.ts. */

/** The initial posts. */
export const demoPosts = readPosts(join(contentFolder(), 'posts'), categories);

/** The slugs of those that the project came with; the others somebody wrote for the site. */
export const samples = demoPostsIn(contentFolder()).map((name) => name.slice(0, -'.md'.length));
