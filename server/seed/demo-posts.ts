import { join } from 'node:path';
import { contentFolder } from '../build/content-folder.ts';
import { readPosts } from './read-posts.ts';

/** The initial posts. The build replaces this module by the posts themselves: see server/build/evaluated-modules.ts. */
export const demoPosts = readPosts(join(contentFolder(), 'posts'));
