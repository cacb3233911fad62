import type { TextHeading } from '../post-html.ts';
import { findElements } from './find-all.ts';
import { NOTE_MARK_CLASS } from './note-mark.ts';

export const HEADING_CLASSES = { frame: 'part-heading', link: 'part-link', first: 'part-title' };

/** The headings of all levels, in the order of reading. */
export function findHeadings(root: Element): Element[] {
  return findElements([root]).filter(({ tagName }) => /^H[1-6]$/.test(tagName));
}

/** A heading's words, without the marks of notes. */
export function headingTitle(heading: Element): string {
  const copy = heading.cloneNode(true) as Element;
  for (const mark of [...copy.getElementsByClassName(NOTE_MARK_CLASS)]) mark.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

/** The headings of a completed text that have an id. A heading that the author wrote as `h1` is of the first level. */
export function readHeadings(root: Element): TextHeading[] {
  return findHeadings(root)
    .filter(({ id }) => id !== '')
    .map((heading) => ({
      id: heading.id,
      level: heading.classList.contains(HEADING_CLASSES.first) ? 1 : Number(heading.tagName.slice(1)),
      title: headingTitle(heading),
    }))
    .filter(({ title }) => title !== '');
}
