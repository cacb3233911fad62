import { createContext, useContext } from 'react';
import { Matched } from './Matched.tsx';

/** What a list is searched for; '' for nothing. */
export const FoundWordsContext = createContext('');

/** A text of a list, with what it was found by set apart. */
export function FoundWords({ children }: { children: string }) {
  const words = useContext(FoundWordsContext);
  if (words === '') return children;
  return (
    <Matched
      text={children}
      words={words}
      className="font-semibold underline decoration-clay decoration-2 underline-offset-4"
    />
  );
}
