import { useSyncExternalStore } from 'react';
import { useHost } from '../../lib/host.ts';
import { isNarrowWindow } from './writing/place.ts';

/** Whether the window is a phone's, also once it is turned. */
export function useNarrow(): boolean {
  const { domWindow } = useHost();
  return useSyncExternalStore(
    (changed) => {
      const shown = domWindow();
      shown.addEventListener('resize', changed);
      return () => shown.removeEventListener('resize', changed);
    },
    () => isNarrowWindow(domWindow()),
  );
}
