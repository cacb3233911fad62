import { useSearchParams } from 'react-router-dom';
import { useIsInBrowser } from '../lib/use-in-browser.ts';

/**
 * The token of an email's link; '' if the link is incomplete. Null on the server, whose document is the same for all
 * links.
 */
export function useLinkToken(): string | null {
  const [query] = useSearchParams();
  const isInBrowser = useIsInBrowser();
  return isInBrowser ? (query.get('token') ?? '') : null;
}
