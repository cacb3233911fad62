import { plainText, TooDeeplyNested } from '../../plain-text.ts';

/** A text as both databases take it: PostgreSQL has no column for the character U+0000. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** The number of words in HTML; 0 where it is nested too deeply to be a post. */
export function countWords(html: string): number {
  try {
    return plainText(html).split(' ').filter(Boolean).length;
  } catch (error) {
    if (error instanceof TooDeeplyNested) return 0;
    throw error;
  }
}
