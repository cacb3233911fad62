import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHost } from '../lib/host.ts';
import { whenShownFromAhead } from './shown-from-ahead.ts';

/**
 * Tells the server of each page that is shown without a request for its document: those on the way through the site, and
 * the first one where the browser had fetched it before the visitor asked for it.
 */
export function PageViews() {
  const { pathname } = useLocation();
  const { base } = useHost();
  const shown = useRef(pathname);

  useEffect(() => {
    // Some browsers' settings take it away.
    const { sendBeacon } = navigator as Partial<Navigator>;
    const tell = (from = '') =>
      sendBeacon?.call(navigator, `${base}/api/page-views?path=${encodeURIComponent(pathname)}${from}`);
    if (shown.current === pathname)
      return whenShownFromAhead(() => tell(`&from=${encodeURIComponent(document.referrer)}`));
    shown.current = pathname;
    tell();
    return undefined;
  }, [pathname, base]);

  return null;
}
