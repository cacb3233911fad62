const WORDS_A_MINUTE = 220;

/** The reading time, in minutes, of a text with single spaces between words. */
export function readTimeOf(text: string): number {
  return Math.max(1, Math.round(text.split(' ').length / WORDS_A_MINUTE));
}
