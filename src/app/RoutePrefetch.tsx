import { useEffect } from 'react';
import { useHost } from '../lib/host.ts';

/** Not every browser says how it is connected, and TypeScript does not know it of any. */
type SavingNavigator = Navigator & { connection?: { saveData: boolean } };

/** Loads a page's code when its link is pointed at, touched or focused, before the click; not for who saves data. */
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
