import { oneLine } from '../../mail/beginning.ts';
import { plainText, proseText, TooDeeplyNested } from '../../plain-text.ts';

/** As the dashboard names the drafts that a browser keeps. */
const MAX_NAME = 40;

/** A text as both databases take it: PostgreSQL has no column for the character U+0000. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** The number of words in HTML; 0 where it is nested too deeply to be a post. */
export function countWords(html: string): number {
  return unlessTooDeep(() => plainText(html))
    .split(' ')
    .filter(Boolean).length;
}

/** What a text without a title is called by: its first words; '' where it has none. */
export function firstWords(html: string): string {
  return oneLine(
    unlessTooDeep(() => proseText(html)),
    MAX_NAME,
  );
}

function unlessTooDeep(read: () => string): string {
  try {
    return read();
  } catch (error) {
    if (error instanceof TooDeeplyNested) return '';
    throw error;
  }
}
