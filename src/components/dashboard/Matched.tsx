import { Fragment } from 'react';
import { folded } from '#shared/folded.ts';
import { wordBeginning } from '#shared/word-beginning.ts';

interface MatchedProps {
  text: string;
  words: string;
  /** What sets them apart; by default they are bold. */
  className?: string;
}

/** A text with one place of each searched word set bold: where it begins a word, or else the first. */
export function Matched({ text, words, className = 'font-semibold' }: MatchedProps) {
  const marked = marksIn(folded(text), folded(words).split(/\s+/).filter(Boolean));
  // Cut where a mark begins or ends.
  const cuts = [0, ...marked.flatMap(({ start, end }) => [start, end]), text.length];
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0;
    const part = text.slice(start, end);
    if (part === '') return null;
    return index % 2 === 1 ? (
      <strong key={start} className={className}>
        {part}
      </strong>
    ) : (
      <Fragment key={start}>{part}</Fragment>
    );
  });
}

interface Mark {
  start: number;
  end: number;
}

/** One after the other. */
function marksIn(text: string, words: readonly string[]): Mark[] {
  const found = words
    .map((word) => ({ start: placeOf(word, text), length: word.length }))
    .filter(({ start }) => start >= 0)
    .sort((one, other) => one.start - other.start);
  const marks: Mark[] = [];
  for (const { start, length } of found) {
    const before = marks.at(-1);
    if (before === undefined || start > before.end) marks.push({ start, end: start + length });
    else before.end = Math.max(before.end, start + length);
  }
  return marks;
}

function placeOf(word: string, text: string): number {
  const beginning = wordBeginning(text, word);
  return beginning < 0 ? text.indexOf(word) : beginning;
}
