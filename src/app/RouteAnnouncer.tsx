import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHost } from '../lib/host.ts';
import { whenPresent } from '../lib/when-present.ts';

/** On a page change: puts the focus on the new page's heading and says its title. The first page needs neither. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const { announcer } = useHost();
  const seen = useRef(pathname);

  useEffect(() => {
    if (seen.current === pathname) return undefined;
    seen.current = pathname;
    const main = document.getElementById('main');
    if (main === null) return undefined;
    main.focus({ preventScroll: true });
    return whenPresent(
      main,
      () => main.querySelector('h1'),
      (heading) => {
        announcer.announce(document.title);
        const focused = document.activeElement;
        // With a hash the focus is for its target; and whoever has moved on meanwhile is left alone.
        if (hash !== '' || (focused !== main && focused !== document.body)) return;
        heading.setAttribute('tabindex', '-1');
        heading.focus({ preventScroll: true });
      },
    );
  }, [pathname, hash, announcer]);

  return null;
}
