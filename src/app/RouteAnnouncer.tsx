import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHost } from '../lib/host.ts';
import { whenPresent } from '../lib/when-present.ts';

/** On a page change, focuses the new page's heading and announces its title. The first page needs neither. */
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
        // With a hash, its target gets the focus. If the visitor has moved the focus meanwhile, it stays there.
        if (hash !== '' || (focused !== main && focused !== document.body)) return;
        heading.setAttribute('tabindex', '-1');
        heading.focus({ preventScroll: true });
      },
    );
  }, [pathname, hash, announcer]);

  return null;
}
