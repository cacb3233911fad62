const WORDS_A_MINUTE = 220;

/** The reading time, in minutes, of a text with single spaces between words. */
export function readTimeOf(text: string): number {
  return readTimeOfWords(text.split(' ').length);
}

/** The reading time, in minutes, of so many words. */
export function readTimeOfWords(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
