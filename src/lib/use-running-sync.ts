import { useEffect } from 'react';
import type { DraftSync } from './draft-sync.ts';

/** Runs the sync while its page is open. What waits is sent at once when a connection is back, or the page is left. */
export function useRunningSync(drafts: Pick<DraftSync<never>, 'start' | 'flush' | 'stop'>): void {
  useEffect(() => {
    drafts.start();
    const flush = () => drafts.flush();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
      drafts.stop();
    };
  }, [drafts]);
}
