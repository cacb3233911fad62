import { useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from '../../lib/host.ts';
import { type DraftKey, type DraftSyncMark, dropDraft, type FoundDraft, keepDraft } from './kept-drafts.ts';
import type { PostForm } from './post-form.ts';

/** Delay between the last keystroke and storing the draft, in ms. */
export const KEEP_DELAY_MS = 500;

interface Writing {
  /** The key of the draft. */
  key: DraftKey;
  form: PostForm;
  /** The version of the post that the edits are based on; null for a new one. */
  version: string | null;
  /** Whether there are unsaved changes. */
  isChanged: boolean;
  /** The draft that was restored and is now replaced; null without one. */
  restored: FoundDraft | null;
  /** The form as it is now, where some of it is reported late; stable between changes. */
  readLatest?: () => Latest;
  /** What the server has of the edits, where they are sent there too. */
  sync?: DraftSyncMark;
}

type Latest = Pick<Writing, 'form' | 'isChanged'>;

export type Keeping = 'nothing to keep' | 'kept' | 'no room';

/**
 * Stores unsaved edits in the browser: after a pause, when the window is left, and on unmount. `drop` removes them for
 * good, after saving or discarding.
 */
export function useDraftKeeping({ key, form, version, isChanged, restored, readLatest, sync }: Writing) {
  const { storage } = useHost();
  const [keeping, setKeeping] = useState<Keeping>('nothing to keep');
  // The draft of this form; drafts of the same post in other windows are left alone.
  const own = useRef<Pick<FoundDraft, 'key' | 'keptAt'> | null>(restored);
  const keepLatest = useRef<(latest?: Latest) => Keeping>(() => 'nothing to keep');
  const { revision, isSent, window: self } = sync ?? {};

  const dropOwn = useCallback(() => {
    if (own.current !== null) dropDraft(storage, own.current);
  }, [storage]);

  useEffect(() => {
    const known = { form, isChanged };
    function keep(latest: Latest = readLatest?.() ?? known): Keeping {
      if (latest.isChanged) {
        const isAllSent = isSent === true && latest.form === form;
        const mark =
          revision === undefined || isSent === undefined
            ? {}
            : { sync: { revision, isSent: isAllSent, ...(self === undefined ? {} : { window: self }) } };
        const draft = { key, form: latest.form, version, keptAt: new Date().toISOString(), ...mark };
        const kept = keepDraft(storage, draft, own.current);
        own.current = draft;
        return kept ? 'kept' : 'no room';
      }
      dropOwn();
      return 'nothing to keep';
    }
    keepLatest.current = keep;
    // What is not reported yet has a pause of its own: asked for here, it would be at every half second of writing.
    const timer = setTimeout(() => setKeeping(keepLatest.current(known)), KEEP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [storage, key, form, version, isChanged, readLatest, dropOwn, revision, isSent, self]);

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
    /** Stores the edits now. */
    keepNow: () => setKeeping(keepLatest.current()),
    /** Stores the edits a last time, for another form that continues them. */
    handOver: () => {
      keepLatest.current();
      keepLatest.current = () => 'nothing to keep';
    },
    drop: () => {
      keepLatest.current = () => 'nothing to keep';
      dropOwn();
    },
  };
}
