import { useState } from 'react';
import { prefetchable } from '../../lib/prefetchable.tsx';

/** What it is made of is no part of what a page for writing waits for. */
const menu = prefetchable(async () => ({ default: (await import('./ToolMenu.tsx')).ToolMenu }));

/** The menu of a toolbar, which is loaded once it is asked for. */
export function useToolMenu() {
  const [isLoaded, setLoaded] = useState(false);
  async function load() {
    try {
      await menu.load();
      return true;
    } catch (error) {
      console.error('The menu of tools could not be loaded', error);
      return false;
    }
  }
  return {
    /** Opened as it comes; null until then. */
    Menu: isLoaded ? menu.Part : null,
    /** Fetches it before it is asked for. */
    prefetch: () => void load(),
    /** Opens it as soon as it is there. */
    ask: () => void load().then(setLoaded),
  };
}
