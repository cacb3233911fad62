import { join } from 'node:path';
import { projectRoot } from '../root.ts';
import { readPosts } from './read-posts.ts';

/** The first posts of a site. The build puts the posts themselves in this module's place: see vite.config.ts. */
export const demoPosts = readPosts(join(projectRoot, 'src/content/posts'));
