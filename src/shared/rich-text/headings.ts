import * as words from '#content/words/text.ts';
import { slugify } from '../slug.ts';
import { findWithId } from './find-all.ts';
import { takeFreeId } from './free-id.ts';
import { findHeadings, HEADING_CLASSES, headingTitle } from './read-headings.ts';

/**
 * Stands before every id that is made of words. So none is one of the page's own ids, and none a name by which scripts
 * would find the element as a global variable.
 */
export const ID_PREFIX = 'h-';

/** Gives each heading an id and a link to itself. */
export function nameHeadings(roots: readonly Element[]): void {
  for (const heading of giveIds(roots)) addLink(heading.tagName === 'H1' ? asSecondLevel(heading) : heading);
}

/** Gives each heading with words an id, made of them unless the author gave it one. @returns those headings */
export function giveIds(roots: readonly Element[]): Element[] {
  const headings = roots.flatMap(findHeadings).filter((heading) => headingTitle(heading) !== '');
  const firstWith = new Map<string, Element>();
  for (const element of findWithId(roots)) {
    if (!firstWith.has(element.id)) firstWith.set(element.id, element);
  }
  const taken = new Set(firstWith.keys());
  for (const heading of headings) {
    if (firstWith.get(heading.id) !== heading) {
      heading.id = takeFreeId(`${ID_PREFIX}${slugify(headingTitle(heading), 'part')}`, taken);
    }
  }
  return headings;
}

/** The page's only heading of the first level is its title. */
function asSecondLevel(heading: Element): Element {
  const second = heading.ownerDocument.createElement('h2');
  for (const { name, value } of heading.attributes) second.setAttribute(name, value);
  second.classList.add(HEADING_CLASSES.first);
  second.append(...heading.childNodes);
  heading.replaceWith(second);
  return second;
}

/** Beside the heading, not in it: a screen reader does not read the link as part of its name. */
function addLink(heading: Element): void {
  if (heading.closest('a') !== null) return; // a link in a link would be taken apart by the next parser
  const { ownerDocument: document } = heading;
  const frame = document.createElement('div');
  const isFirst = heading.classList.contains(HEADING_CLASSES.first);
  frame.className = `${HEADING_CLASSES.frame} ${HEADING_CLASSES.frame}-${isFirst ? 1 : heading.tagName.slice(1)}`;
  const link = document.createElement('a');
  link.className = HEADING_CLASSES.link;
  link.setAttribute('href', `#${heading.id}`);
  link.setAttribute('aria-label', words.linkTo(headingTitle(heading)));
  heading.replaceWith(frame);
  frame.append(heading, link);
}
