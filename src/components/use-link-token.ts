import { useSearchParams } from 'react-router-dom';
import { useInBrowser } from '../lib/use-in-browser.ts';

/** The token of a link in a mail; '' when the link is not whole, null in a document, which is the same for all links. */
export function useLinkToken(): string | null {
  const [query] = useSearchParams();
  const isHere = useInBrowser(inBrowser) ?? false;
  return isHere ? (query.get('token') ?? '') : null;
}

function inBrowser(): true {
  return true;
}
