import createDOMPurify from 'dompurify';
import { SANITIZER_RULES } from '#shared/post-html.ts';
import { withBase } from './base.ts';

/** The place where the HTML is shown. It decides how addresses are completed and which links are external. */
export interface Surroundings {
  window: Window & typeof globalThis;
  /** The site's base, '' or '/sub-folder'. */
  base: string;
  origin: string;
}

/**
 * Makes the function that sanitises an author's HTML by the specification's lists. [5.71]–[5.84]
 * External links open in a new tab with noopener; root-relative addresses are prefixed with the site's base.
 */
export function createSanitizer(surroundings: Surroundings): (html: string) => string {
  const purify = createPurifier(surroundings);
  return (html) => purify.sanitize(html, SANITIZER_RULES);
}

/** The same as elements, the children of the one that is returned: who goes on with them has no need to parse them again. */
export function createTreeSanitizer(surroundings: Surroundings): (html: string) => Element {
  const purify = createPurifier(surroundings);
  return (html) => purify.sanitize(html, { ...SANITIZER_RULES, RETURN_DOM: true }) as HTMLElement; // the body
}

function createPurifier({ window, ...place }: Surroundings) {
  const purify = createDOMPurify(window);
  purify.addHook('afterSanitizeAttributes', (element) => placeAddresses(element, place));
  return purify;
}

/** Completes the addresses of an element, and says how its link is followed. */
export function placeAddresses(element: Element, { base, origin }: Omit<Surroundings, 'window'>): void {
  for (const attribute of ['src', 'href']) {
    const address = element.getAttribute(attribute);
    if (address !== null) element.setAttribute(attribute, withBase(base, address));
  }
  if (isExternal(element.getAttribute('href'), origin)) {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  } else {
    element.removeAttribute('target');
  }
}

function isExternal(href: string | null, origin: string): boolean {
  if (href === null) return false;
  try {
    const url = new URL(href, origin);
    return /^https?:$/.test(url.protocol) && url.origin !== origin;
  } catch {
    return false;
  }
}

/** Makes the function that removes forbidden markup from an author's HTML and keeps every address as written. */
export function createCleaner(window: Window & typeof globalThis): (html: string) => string {
  const purify = createDOMPurify(window);
  return (html) => purify.sanitize(html, SANITIZER_RULES);
}
