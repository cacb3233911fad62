import { useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from '../../lib/host.ts';
import { type DraftKey, dropDraft, keepDraft, keptDrafts } from './kept-drafts.ts';
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
  /** When the draft was kept that the writing goes on from; null without one. */
  restored: string | null;
}

export type Keeping = 'nothing to keep' | 'kept' | 'no room';

/**
 * Keeps what is being written in the browser: after a pause, when the window is left, and when the form goes. `drop`
 * forgets it for good, for what was saved or thrown away.
 */
export function useDraftKeeping({ key, form, version, isChanged, restored }: Writing) {
  const { storage } = useHost();
  const [keeping, setKeeping] = useState<Keeping>('nothing to keep');
  // When the draft was kept that is this form's own: another window's of the same post is left alone.
  const own = useRef(restored);
  const keepLatest = useRef((): Keeping => 'nothing to keep');

  const dropOwn = useCallback(() => {
    if (keptDrafts(storage)[key]?.keptAt === own.current) dropDraft(storage, key);
  }, [storage, key]);

  useEffect(() => {
    function keep(): Keeping {
      if (isChanged) {
        own.current = new Date().toISOString();
        const kept = keepDraft(storage, key, { form, version, keptAt: own.current });
        return kept ? 'kept' : 'no room';
      }
      dropOwn();
      return 'nothing to keep';
    }
    keepLatest.current = keep;
    const timer = setTimeout(() => setKeeping(keepLatest.current()), KEEP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [storage, key, form, version, isChanged, dropOwn]);

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
      dropOwn();
    },
  };
}
