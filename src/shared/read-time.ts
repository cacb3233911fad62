const WORDS_A_MINUTE = 220;

/** How long a text with one space between its words takes to read, in minutes. */
export function readTimeOf(text: string): number {
  return Math.max(1, Math.round(text.split(' ').length / WORDS_A_MINUTE));
}
