import type { FoundCall } from '#shared/contract/finder.ts';
import { folded } from '#shared/folded.ts';
import { wordBeginning } from '#shared/word-beginning.ts';

/**
 * Of calls that were found by some words, those with whoever is called so. Where nobody is, those in whose text the words stand
 * as they are: their beginnings alone don't tell whose call is meant.
 */
export function callsOf(calls: readonly FoundCall[], words: string): FoundCall[] {
  const typed = folded(words).split(/\s+/).filter(Boolean);
  const nameOf = ({ name, email, phone }: FoundCall) => folded(`${name} ${email} ${phone}`);
  const isCalled = (one: FoundCall) => typed.every((word) => wordBeginning(nameOf(one), word) >= 0);
  const isAbout = (one: FoundCall) => {
    const text = `${nameOf(one)} ${folded(`${one.message} ${one.private_note}`)}`;
    return typed.every(
      (word) => new Set(text.split(/[^\p{L}\p{M}\p{N}@.]+/u)).has(word) || hasNumber(one, word),
    );
  };
  const isIn = (one: FoundCall) => typed.every((word) => nameOf(one).includes(word));
  return [isCalled, isAbout, isIn].map((is) => calls.filter(is)).find(({ length }) => length > 0) ?? [];
}

/** A telephone number may be written in another way. */
function hasNumber({ phone }: FoundCall, word: string): boolean {
  const digits = word.replace(/\D/g, '');
  return digits.length > 2 && phone.replace(/\D/g, '').includes(digits);
}
