import { folded } from '#shared/folded.ts';
import { wordBeginning } from '#shared/word-beginning.ts';

/** How many characters stand before what was found, and how many there are in all, at the most. */
const BEFORE = 16;
const LENGTH = 120;

/**
 * A line of a text, around the first place where one of the words begins a word, or else is inside one; its beginning
 * where none is there.
 * @param words whose capitals and accents do not matter
 */
export function excerptAround(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const known = folded(line);
  const wanted = words.map(folded);
  const at =
    firstOf(wanted.map((word) => wordBeginning(known, word))) ??
    firstOf(wanted.map((word) => known.indexOf(word))) ??
    0;
  const start = at <= BEFORE ? 0 : wordBefore(line, at);
  const rest = line.slice(start);
  const end = rest.length <= LENGTH ? rest.length : rest.lastIndexOf(' ', LENGTH);
  const shown = rest.slice(0, end > 0 ? end : LENGTH);
  return `${start > 0 ? '…' : ''}${shown}${shown.length < rest.length ? '…' : ''}`;
}

/** Where the first word begins that is not too far before a place; that place itself where a longer one is. */
function wordBefore(line: string, at: number): number {
  const start = line.indexOf(' ', at - BEFORE) + 1;
  return start > 0 && start <= at ? start : at;
}

function firstOf(places: readonly number[]): number | undefined {
  const found = places.filter((place) => place >= 0);
  return found.length === 0 ? undefined : Math.min(...found);
}
