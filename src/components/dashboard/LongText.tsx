import { useState } from 'react';
import { AddressLinks } from './AddressLinks.tsx';

/** Texts up to this many characters and lines are shown in full: clamped they would lose a line or two. */
const SHORT = { characters: 360, lines: 6 };

interface LongTextProps {
  text: string;
  /** Whether a long one is expanded at first. */
  isWhole?: boolean;
}

/** A text with its line breaks and links; a long one is collapsed and expands on demand. */
export function LongText({ text, isWhole = false }: LongTextProps) {
  const [whole, setWhole] = useState(isWhole);
  const isLong = text.length > SHORT.characters || text.split('\n').length > SHORT.lines;
  return (
    <>
      <p
        className={`max-w-measure wrap-anywhere whitespace-pre-line ${isLong && !whole ? 'line-clamp-4 mask-b-from-60%' : ''}`}
      >
        <AddressLinks>{text}</AddressLinks>
      </p>
      {isLong ? (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="finger-high mt-1 min-h-6 cursor-pointer font-medium text-link"
        >
          {whole ? 'Show less' : 'Show all'}
        </button>
      ) : null}
    </>
  );
}
