import { folded } from '#shared/folded.ts';
import { wordBeginning } from '#shared/word-beginning.ts';

/** Whether each of the words is in one of the texts, whatever their capitals and accents. */
export function includesAll(texts: readonly string[], words: readonly string[]): boolean {
  const known = texts.map(folded);
  return words.map(folded).every((word) => known.some((text) => text.includes(word)));
}

/** Whether each of the words begins a word of one of the texts. */
export function beginAll(texts: readonly string[], words: readonly string[]): boolean {
  const known = texts.map(folded);
  return words.map(folded).every((word) => known.some((text) => wordBeginning(text, word) >= 0));
}

/** Those that have the words: the newest first, after those whose words begin so. */
export function bestOf<Row extends { id: number }>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly string[],
  words: readonly string[],
): Row[] {
  const found = rows
    .filter((row) => includesAll(textsOf(row), words))
    .sort((one, other) => other.id - one.id);
  return beginningsFirst(found, (row) => beginAll(textsOf(row), words));
}

/** Otherwise in the order that they have. */
export function beginningsFirst<Found>(found: readonly Found[], begins: (one: Found) => boolean): Found[] {
  return [...found.filter(begins), ...found.filter((one) => !begins(one))];
}
