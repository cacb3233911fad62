import type { QueryClient } from '@tanstack/react-query';
import { FIRST_DATA_ID, type FirstData } from '#shared/first-render.ts';

/** What the document's first render was made from; null where the document carries none. */
export function readFirstData(document: Document): FirstData | null {
  const text = document.getElementById(FIRST_DATA_ID)?.textContent;
  // Our own server wrote it into our own document.
  return text === undefined ? null : (JSON.parse(text) as FirstData);
}

/** Puts the document's answers where the page looks for them, as if they had just come. */
export function seedQueries(queryClient: QueryClient, { queries }: FirstData): void {
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
}
