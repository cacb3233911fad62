import { join } from 'node:path';
import { contentFolder } from '#server/build/content-folder.ts';

/** The file of a picture that the content under test brings. @param path as pages name it: '/artwork/hero.svg' */
export function pictureFile(path: string): string {
  return join(contentFolder(), path);
}
