import { useEffect } from 'react';
import { useHost } from '../lib/host.ts';

/** Not every browser has `connection`, and TypeScript does not declare it. */
type SavingNavigator = Navigator & { connection?: { saveData: boolean } };

/** Prefetches a page's code when its link is hovered, touched or focused. Does nothing in data-saver mode. */
export function RoutePrefetch({ prefetch }: { prefetch: (pathname: string) => Promise<void> }) {
  const { base, origin } = useHost();

  useEffect(() => {
    if ((navigator as SavingNavigator).connection?.saveData === true) return undefined;
    function look(event: Event) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.origin !== origin || !link.pathname.startsWith(`${base}/`)) return;
      void prefetch(link.pathname.slice(base.length));
    }
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, look, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, look);
    };
  }, [base, origin, prefetch]);

  return null;
}
