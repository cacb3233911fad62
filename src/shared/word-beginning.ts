/** A character that none of a word's (`\p{L}`, accents, digits) stands before. */
const BEGINNINGS = /(?<![\p{L}\p{M}\p{N}])./gsu;

/** Where `word` first begins a word of the text, rather than being inside one; -1 where it nowhere does. Capitals matter. */
export function wordBeginning(text: string, word: string): number {
  for (const { index } of text.matchAll(BEGINNINGS)) if (text.startsWith(word, index)) return index;
  return -1;
}
