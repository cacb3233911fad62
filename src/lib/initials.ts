/** 'WC' of 'Wren Calder': the first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word = '') => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}
