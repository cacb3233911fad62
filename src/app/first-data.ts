import type { QueryClient } from '@tanstack/react-query';
import { FIRST_DATA_ID, type FirstData } from '#shared/first-render.ts';

/**
 * What the document's first render was made from; null where the document carries none, and where it is the sign-in
 * form and a session is stored here (`index.html` marks that): the dashboard is then drawn without it. [D41]
 */
export function readFirstData(document: Document): FirstData | null {
  const { dataset } = document.documentElement;
  if (dataset.session !== undefined && document.querySelector('.sign-in') !== null) return null;
  const text = document.getElementById(FIRST_DATA_ID)?.textContent;
  // Our own server wrote it into our own document.
  return text === undefined ? null : (JSON.parse(text) as FirstData);
}

/** Lets the sign-in form be seen again, once it is drawn only for whoever is known to have no session. */
export function showSignIn(document: Document): void {
  delete document.documentElement.dataset.session;
}

/** Puts the document's answers where the page looks for them, as if they had just come. */
export function seedQueries(queryClient: QueryClient, { queries }: FirstData): void {
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
}
