import { useState } from 'react';

/** Texts up to this many characters and lines are shown in full. */
const SHORT = { characters: 600, lines: 8 };

/** A text with its line breaks; a long one is collapsed and expands on demand. */
export function LongText({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const isLong = text.length > SHORT.characters || text.split('\n').length > SHORT.lines;
  return (
    <>
      <p
        className={`max-w-measure wrap-anywhere whitespace-pre-line ${isLong && !whole ? 'line-clamp-6 mask-b-from-40%' : ''}`}
      >
        {text}
      </p>
      {isLong ? (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="finger-high mt-1 min-h-6 cursor-pointer font-medium text-link"
        >
          {whole ? 'Show less' : 'Show all of it'}
        </button>
      ) : null}
    </>
  );
}
