import { useState } from 'react';
import { prefetchable } from '../../lib/prefetchable.tsx';
import { loadMenu } from './load-menu.ts';

/** What it is made of is no part of what a page for writing waits for. */
const menu = prefetchable(async () => ({ default: (await import('./ToolMenu.tsx')).ToolMenu }));

/** The menu of a toolbar, which is loaded once it is asked for. */
export function useToolMenu() {
  const [isLoaded, setLoaded] = useState(false);
  const load = () => loadMenu(menu, 'tools');
  return {
    /** Opened as it comes; null until then. */
    Menu: isLoaded ? menu.Part : null,
    /** Fetches it before it is asked for. */
    prefetch: () => void load(),
    /** Opens it as soon as it is there. */
    ask: () => void load().then(setLoaded),
  };
}
