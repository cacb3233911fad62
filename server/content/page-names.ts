import { pages } from '#content/pages.ts';
import { SERVED_PATHS } from '../served-paths.ts';

/** Of small letters and digits, so that nobody spells it in another way. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const TAKEN = new Set<string>([...SERVED_PATHS, 'blog', 'portfolio', 'dashboard', 'newsletter']);

/** Whether a page of one's own can be called so: `imprint`, `legal/imprint`. */
export function isPageName(path: string): boolean {
  return NAME.test(path);
}

/** Whether the site itself has something at the address of a page of this name. */
export function isTakenName(path: string): boolean {
  return Object.hasOwn(pages, `/${path}`) || TAKEN.has(path.split('/')[0] ?? '');
}
