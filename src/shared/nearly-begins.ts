/** Below this, a mistake makes another word of it. */
const MIN_LENGTH = 4;

/** Whether a mistake is looked for in what is typed. */
export function mayBeMistaken(typed: string): boolean {
  return typed.length >= MIN_LENGTH;
}

/**
 * Whether a word begins with what is typed but for one mistake: a character left out, too many, wrong, or swapped with the
 * next.
 */
export function nearlyBegins(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true;
  if (!mayBeMistaken(typed)) return false;
  let at = 0;
  while (typed[at] === word[at]) at += 1;
  const [asTyped, asMeant] = [typed.slice(at), word.slice(at)];
  const isSwapped = asTyped[0] === asMeant[1] && asTyped[1] === asMeant[0];
  return (
    asMeant.slice(1).startsWith(asTyped) ||
    asMeant.startsWith(asTyped.slice(1)) ||
    asMeant.slice(1).startsWith(asTyped.slice(1)) ||
    (isSwapped && asMeant.slice(2).startsWith(asTyped.slice(2)))
  );
}
