import type { TextHeading } from '../post-html.ts';

/** A text with fewer headings is seen at a glance. */
const ENOUGH = 4;
/** Levels of headings that a table of contents shows. */
const LEVELS = 2;

export interface ContentsEntry {
  id: string;
  title: string;
  /** Whether it belongs to the entry before it that is not inner. */
  inner: boolean;
}

/** The table of contents of a text: its headings of the upper two levels. Empty where there are fewer than four. */
export function contentsOf(headings: readonly TextHeading[]): ContentsEntry[] {
  const levels = [...new Set(headings.map(({ level }) => level))].sort((a, b) => a - b).slice(0, LEVELS);
  const shown = headings.filter(({ level }) => levels.includes(level));
  if (shown.length < ENOUGH) return [];
  return shown.map(({ id, title, level }) => ({ id, title, inner: level !== levels[0] }));
}
