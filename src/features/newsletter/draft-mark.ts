import { useMemo } from 'react';
import { randomKey } from '../../lib/random-key.ts';
import type { SafeStorage } from '../../lib/storage.ts';
import { readStored, useStored, writeStored } from '../../lib/stored.ts';
import { markPlace } from './draft-places.ts';

/** What the server has of the newsletter that is stored in this browser. */
export interface DraftMark {
  /** The last revision that this browser knows; 0 for none. */
  revision: number;
  /** When the server got all that is stored here (ISO 8601); null while it has not. */
  savedAt: string | null;
  /** Whether it was sent or discarded, and the server does not know yet. */
  isGone: boolean;
  /** How the server tells this browser from others; '' before anything was sent there. All its windows share one text. */
  browser: string;
}

const NO_MARK: DraftMark = { revision: 0, savedAt: null, isGone: false, browser: '' };

/** The mark, updated on every change, including those of other windows. */
export function useDraftMark(key: string): DraftMark {
  const text = useStored(markPlace(key));
  return useMemo(() => parseMark(text), [text]);
}

export function readMark(storage: SafeStorage, key: string): DraftMark {
  return parseMark(readStored(storage, markPlace(key)));
}

/** Notes what has changed; null forgets the mark. */
export function noteMark(storage: SafeStorage, key: string, part: Partial<DraftMark> | null): void {
  const text = part === null ? null : JSON.stringify({ ...readMark(storage, key), ...part });
  writeStored(storage, markPlace(key), text);
}

/** The server does not have what is written now. */
export function markChanged(storage: SafeStorage, key: string): void {
  const { savedAt, isGone } = readMark(storage, key);
  if (savedAt !== null || isGone) noteMark(storage, key, { savedAt: null, isGone: false });
}

/** What the server has is to go. */
export function markGone(storage: SafeStorage, key: string): void {
  noteMark(storage, key, { savedAt: null, isGone: true });
}

/** The name of this browser for the server, made when it is needed first. */
export function nameBrowser(storage: SafeStorage, key: string): string {
  const { browser } = readMark(storage, key);
  if (browser !== '') return browser;
  const made = randomKey();
  noteMark(storage, key, { browser: made });
  return made;
}

function parseMark(text: string | null): DraftMark {
  try {
    const { revision, savedAt, isGone, browser } = JSON.parse(text ?? '{}') as Partial<DraftMark>;
    return {
      revision: typeof revision === 'number' ? revision : 0,
      savedAt: typeof savedAt === 'string' ? savedAt : null,
      isGone: isGone === true,
      browser: typeof browser === 'string' ? browser : '',
    };
  } catch {
    return NO_MARK;
  }
}
