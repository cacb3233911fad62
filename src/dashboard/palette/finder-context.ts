import { createContext, useContext } from 'react';

/** Opens the palette; null where there is none. */
export const FinderContext = createContext<(() => void) | null>(null);

/** What opens the palette on a page for writing; null elsewhere. */
export function useOpenFinder(): (() => void) | null {
  return useContext(FinderContext);
}
