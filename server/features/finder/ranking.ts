import { folded } from '#shared/folded.ts';
import { nearlyBegins } from '#shared/nearly-begins.ts';
import { isShortSwap, isSlip } from '#shared/slip.ts';
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

/**
 * Whether each of the words begins a word of one of the texts, but for a mistake in it; a short one is such a word with
 * two characters swapped, or, beside another one without a mistake, with one left out.
 */
export function nearlyBeginAll(texts: readonly string[], words: readonly string[]): boolean {
  const known = folded(texts.join(' ')).split(/[^\p{L}\p{M}\p{N}]+/u);
  const typed = words.map(folded);
  const isAny = typed.some((word) => known.some((one) => one.startsWith(word)));
  const isMeant = (one: string, word: string) =>
    nearlyBegins(one, word) || (isAny ? isSlip(one, word) : isShortSwap(one, word));
  return typed.every((word) => known.some((one) => isMeant(one, word)));
}

/** What may be initials: one word of so few characters. */
const INITIALS = /^\p{L}{2,4}$/u;

/** Whether words may be the initials of something. */
export function mayBeInitials(words: readonly string[]): boolean {
  return words.length === 1 && INITIALS.test(words.join(''));
}

/** Whether the words of a text begin so, one character each: 'np' for Nina Patel. */
export function hasInitials(text: string, initials: string): boolean {
  const known = folded(text).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? [];
  return known
    .map((word) => word.charAt(0))
    .join('')
    .startsWith(folded(initials));
}

/** Something that was found, and whether the words begin words of it, rather than being inside them. */
export interface Ranked<One> {
  one: One;
  begins: boolean;
}

/** Those that have the words, the newest first. */
export function rankedBy<Row extends { id: number }>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly string[],
  words: readonly string[],
): Ranked<Row>[] {
  return rows
    .filter((row) => includesAll(textsOf(row), words))
    .sort((one, other) => other.id - one.id)
    .map((row) => ({ one: row, begins: beginAll(textsOf(row), words) }));
}
