import { join } from 'node:path';
import { projectRoot } from '../root.ts';
import { readPosts } from './read-posts.ts';

/** The initial posts. The build replaces this module by the posts themselves: see vite.config.ts. */
export const demoPosts = readPosts(join(projectRoot, 'src/content/posts'));
