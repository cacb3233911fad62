import { plainText, TooDeeplyNested } from '../../plain-text.ts';

/** The number of words in HTML; 0 where it is nested too deeply to be a post. */
export function countWords(html: string): number {
  try {
    return plainText(html).split(' ').filter(Boolean).length;
  } catch (error) {
    if (error instanceof TooDeeplyNested) return 0;
    throw error;
  }
}
