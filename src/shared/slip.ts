import { nearlyBegins } from './nearly-begins.ts';

/** So short, what is typed is all of the word. */
const SHORT = 3;

/** Whether a word begins with what is typed but for a slip; a short one is that word with a character left out, or two swapped. */
export function isSlip(word: string, typed: string): boolean {
  if (typed.length !== SHORT) return nearlyBegins(word, typed);
  return isLeftOut(word, typed) || isSwapped(word, typed);
}

/** Whether a word of so few characters is what is typed, with two beside each other swapped: 'aad' for 'ada'. */
export function isShortSwap(word: string, typed: string): boolean {
  return typed.length === SHORT && isSwapped(word, typed);
}

/** Whether it is so short that two characters of it may be swapped, and nothing else. */
export function mayBeSwapped(typed: string): boolean {
  return typed.length === SHORT;
}

/** Whether it is the whole word but for a slip. */
export function isSlipOfAll(word: string, typed: string): boolean {
  return Math.abs(word.length - typed.length) <= 1 && isSlip(word, typed);
}

function isLeftOut(word: string, typed: string): boolean {
  const without = placesIn(word).map((at) => word.slice(0, at) + word.slice(at + 1));
  return word.length === typed.length + 1 && without.includes(typed);
}

function isSwapped(word: string, typed: string): boolean {
  const swapped = placesIn(word).map(
    (at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
  return word.length === typed.length && swapped.includes(typed);
}

function placesIn({ length }: string): number[] {
  return Array.from({ length }, (_, at) => at);
}
