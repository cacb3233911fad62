import type Quill from 'quill';
import { fieldRange, hideDrawnCaptions } from './field-range.ts';
import type { Match } from './text-search.ts';

const ALL = 'found-words';
const CURRENT = 'found-word';
const LINKED = 'linked-words';
/** More are counted, but not shown. */
const MAX_SHOWN = 1_000;

/** Shows where words were found without changing the text; where a browser can't, the selection shows the current one. */
export function showMatches(quill: Quill, matches: readonly Match[], current: number): void {
  if (!canHighlight()) return;
  hideDrawnCaptions();
  const shown = matches.slice(0, MAX_SHOWN).flatMap((match) => rangeOf(quill, match) ?? []);
  const now = matches[current];
  CSS.highlights.set(ALL, new Highlight(...shown));
  const range = now === undefined ? null : rangeOf(quill, now);
  const highlight = new Highlight(...(range === null ? [] : [range]));
  highlight.priority = 1;
  CSS.highlights.set(CURRENT, highlight);
}

export function hideMatches(): void {
  hideDrawnCaptions();
  if (!canHighlight()) return;
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(CURRENT);
}

/** Shows the words that a link is asked for, while the focus is in its field. */
export function showLinked(range: Range | null): void {
  if (canHighlight() && range !== null) CSS.highlights.set(LINKED, new Highlight(range));
}

export function hideLinked(): void {
  if (canHighlight()) CSS.highlights.delete(LINKED);
}

function canHighlight(): boolean {
  return typeof Highlight !== 'undefined' && typeof CSS !== 'undefined' && 'highlights' in CSS;
}

/** The part of the page that holds a match. */
export function rangeOf(quill: Quill, match: Match): Range | null {
  if (match.place !== undefined) return fieldRange(quill, match);
  const { index, length } = match;
  const [first, start] = quill.getLeaf(index);
  const [last, end] = quill.getLeaf(index + length);
  if (first === null || last === null) return null;
  const range = quill.root.ownerDocument.createRange();
  try {
    range.setStart(first.domNode, start);
    range.setEnd(last.domNode, end);
  } catch {
    // A leaf that is no text, such as a picture, has no such place.
    return null;
  }
  return range;
}
