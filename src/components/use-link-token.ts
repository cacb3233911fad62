import { useSearchParams } from 'react-router-dom';
import { useIsInBrowser } from '../lib/use-in-browser.ts';

/** The token of a link in a mail; '' when the link is not whole, null in a document, which is the same for all links. */
export function useLinkToken(): string | null {
  const [query] = useSearchParams();
  const isInBrowser = useIsInBrowser();
  return isInBrowser ? (query.get('token') ?? '') : null;
}
