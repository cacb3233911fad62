import { join, resolve } from 'node:path';
import { projectRoot } from '../root.ts';

/** Translations are part of the product; everything else below `#content` belongs to a site. */
const OF_A_SITE = /^#content\/(?!words\/[a-z]{2}(?:-[a-z]+)?\/)/;

/** The folder that a site is made from: CONTENT_DIR, for tests with a content of their own, or src/content. */
export function contentFolder(chosen = process.env.CONTENT_DIR): string {
  return chosen === undefined || chosen === ''
    ? join(projectRoot, 'src/content')
    : resolve(projectRoot, chosen);
}

/** Vite's alias that takes `#content/…` from `folder`. */
export function contentAlias(folder: string): { find: RegExp; replacement: string }[] {
  return [{ find: OF_A_SITE, replacement: `${folder}/` }];
}
