import { useCallback, useMemo } from 'react';
import { useHost } from '../../lib/host.ts';
import { randomKey } from '../../lib/random-key.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { readStored, useStored, writeStored } from '../../lib/stored.ts';

/** What is written, by name. */
type Texts = Record<string, string>;

/** The texts, and the newsletter's idempotency key, created when it is first sent; '' before. Every edit resets it. */
type Draft<T extends Texts> = T & { key: string };

const PLAIN = { subject: '', message: '' };
const RICH = { subject: '', content: '', onWeb: 'yes' };

/** The plain newsletter being written. */
export function useNewsletterDraft() {
  const { draft, ...acts } = useDraft(STORAGE_KEYS.newsletterDraft, PLAIN);
  return { subject: draft.subject, message: draft.message, ...acts };
}

/** The one being written with pictures and headings; `onWeb` is 'yes' or 'no'. */
export function useRichNewsletterDraft() {
  return useDraft(STORAGE_KEYS.richNewsletterDraft, RICH);
}

/** A newsletter being written, stored in the browser on every keystroke. */
function useDraft<T extends Texts>(storageKey: string, nothing: T) {
  const { storage } = useHost();
  const text = useStored(storageKey);
  const draft = useMemo(() => parseDraft(text, nothing), [text, nothing]);

  /** Whatever has been stored meanwhile stays. */
  const keep = useCallback(
    (part: Partial<Draft<T>>) => {
      const before = parseDraft(readStored(storage, storageKey), nothing);
      writeStored(storage, storageKey, JSON.stringify({ ...before, ...part }));
    },
    [storage, storageKey, nothing],
  );
  const change = useCallback((part: Partial<T>) => keep({ ...part, key: '' } as Partial<Draft<T>>), [keep]);

  /**
   * Returns the idempotency key, which stays the same until an edit: a retry after a lost response sends nothing twice.
   */
  function nameCampaign(): string {
    const { key } = parseDraft(readStored(storage, storageKey), nothing);
    if (key !== '') return key;
    const made = randomKey();
    keep({ key: made } as Partial<Draft<T>>);
    return made;
  }

  function clear() {
    writeStored(storage, storageKey, null);
  }

  /** Whether the browser has room for it. */
  const isKept = text === null || storage.get(storageKey) === text;
  return { draft, isKept, change, nameCampaign, clear };
}

function parseDraft<T extends Texts>(text: string | null, nothing: T): Draft<T> {
  const empty = { ...nothing, key: '' };
  try {
    const draft = { ...empty, ...(JSON.parse(text ?? '{}') as Partial<Draft<T>>) };
    return Object.values(draft).every((value) => typeof value === 'string') ? draft : empty;
  } catch {
    return empty;
  }
}
