import { useCallback, useEffect, useState } from 'react';
import type { ToolMenu } from './ToolMenu.tsx';

/** When it is loaded by itself (ms): what it is made of is no part of what a page for writing waits for. */
const LATER_MS = 1_000;

/** The menu of a toolbar, once it is loaded, which it is for a page that has one. */
export function useToolMenu(isWanted: boolean) {
  const [loaded, setLoaded] = useState<{ Menu: typeof ToolMenu } | null>(null);
  const [isAsked, setAsked] = useState(false);
  const load = useCallback(async () => {
    try {
      const { ToolMenu: Menu } = await import('./ToolMenu.tsx');
      setLoaded({ Menu });
    } catch (error) {
      console.error('The menu of tools could not be loaded', error);
    }
  }, []);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => void load(), LATER_MS);
    return () => clearTimeout(timer);
  }, [isWanted, load]);
  return {
    Menu: loaded?.Menu ?? null,
    isAsked,
    /** Opens it as soon as it is there. */
    ask: () => {
      setAsked(true);
      void load();
    },
  };
}
