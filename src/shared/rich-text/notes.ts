import * as words from '#content/words/text.ts';
import { findAll, findWithId } from './find-all.ts';
import { takeFreeId } from './free-id.ts';
import { NOTE_MARK_CLASS } from './note-mark.ts';

const MARK = /^#fn-(\d{1,3})$/;

/**
 * Notes: a link to `#fn-2` in the text marks the second item of the numbered list that the text ends with. The marks are
 * raised, the items get their ids, and each leads back to its marks. A text without such links is left as it is.
 */
export function linkNotes(roots: readonly Element[]): void {
  const marks = findAll(roots, 'a').flatMap((link) => {
    const number = MARK.exec(link.getAttribute('href') ?? '')?.[1];
    return number === undefined ? [] : [{ link, number }];
  });
  const list = roots.at(-1)?.lastElementChild;
  if (marks.length === 0 || list?.tagName !== 'OL') return;

  const ids = new Set(findWithId(roots).map(({ id }) => id));
  const items = [...list.children].filter(({ tagName }) => tagName === 'LI');
  const notes = new Map<string, { item: Element; places: number }>();
  for (const [index, item] of items.entries()) {
    const id = `fn-${index + 1}`;
    if (item.id === '' && !ids.has(id)) item.id = id;
    if (item.id === id) notes.set(String(index + 1), { item, places: 0 });
  }
  for (const { link, number } of marks) {
    const note = notes.get(number);
    if (note === undefined) continue;
    note.places += 1;
    if (link.id === '') link.id = takeFreeId(`fnref-${number}`, ids);
    link.className = NOTE_MARK_CLASS;
    link.setAttribute('role', 'doc-noteref');
    link.setAttribute('aria-label', words.note(number));
    note.item.append(' ', wayBack(link, number, note.places));
  }
  if (notes.size > 0) frame(list);
}

function wayBack(mark: Element, number: string, place: number): Element {
  const link = mark.ownerDocument.createElement('a');
  link.className = 'note-back';
  link.setAttribute('href', `#${mark.id}`);
  link.setAttribute('role', 'doc-backlink');
  link.setAttribute('aria-label', words.backTo(number, place));
  link.append('↩\uFE0E'); // as text, not as an emoji
  return link;
}

function frame(list: Element): void {
  const section = list.ownerDocument.createElement('section');
  section.className = 'notes';
  section.setAttribute('role', 'doc-endnotes');
  section.setAttribute('aria-label', words.notes);
  list.replaceWith(section);
  section.append(list);
}
