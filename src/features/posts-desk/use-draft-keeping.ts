import { useEffect, useRef, useState } from 'react';
import { useHost } from '../../lib/host.ts';
import { type DraftKey, dropDraft, keepDraft } from './kept-drafts.ts';
import type { PostForm } from './post-form.ts';

/** How long after the last letter a draft is kept, in ms. */
export const KEEP_DELAY_MS = 500;

interface Writing {
  key: DraftKey;
  form: PostForm;
  /** The version of the post that the writing began from; null for a new one. */
  version: string | null;
  /** Whether there is anything that is not saved. */
  isChanged: boolean;
}

export type Keeping = 'nothing to keep' | 'kept' | 'no room';

/**
 * Keeps what is being written in the browser: after a pause, when the window is left, and when the form goes. `drop`
 * forgets it for good, for what was saved or thrown away.
 */
export function useDraftKeeping({ key, form, version, isChanged }: Writing) {
  const { storage } = useHost();
  const [keeping, setKeeping] = useState<Keeping>('nothing to keep');
  // A form in which nothing was changed must leave another window's draft of the same post alone.
  const hasKept = useRef(false);
  const keepLatest = useRef((): Keeping => 'nothing to keep');

  useEffect(() => {
    function keep(): Keeping {
      if (isChanged) {
        hasKept.current = true;
        const kept = keepDraft(storage, key, { form, version, keptAt: new Date().toISOString() });
        return kept ? 'kept' : 'no room';
      }
      if (hasKept.current) dropDraft(storage, key);
      return 'nothing to keep';
    }
    keepLatest.current = keep;
    const timer = setTimeout(() => setKeeping(keepLatest.current()), KEEP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [storage, key, form, version, isChanged]);

  useEffect(() => {
    const keepNow = () => void keepLatest.current();
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
      keepNow();
    };
  }, []);

  return {
    keeping,
    drop: () => {
      keepLatest.current = () => 'nothing to keep';
      dropDraft(storage, key);
    },
  };
}
