import { useMemo } from 'react';
import { useHost } from '../../lib/host.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { useStored, writeStored } from '../../lib/stored.ts';

export interface Draft {
  subject: string;
  message: string;
  /** The newsletter's idempotency key, created when it is first sent; '' before. Every edit resets it. */
  key: string;
}

const NOTHING: Draft = { subject: '', message: '', key: '' };

/** The newsletter being written, stored in the browser on every keystroke. */
export function useNewsletterDraft() {
  const { storage } = useHost();
  const text = useStored(STORAGE_KEYS.newsletterDraft);
  const draft = useMemo(() => parseDraft(text), [text]);

  function keep(changed: Draft) {
    writeStored(storage, STORAGE_KEYS.newsletterDraft, JSON.stringify(changed));
  }

  function change(part: Partial<Pick<Draft, 'subject' | 'message'>>) {
    keep({ ...draft, ...part, key: '' });
  }

  /**
   * Returns the idempotency key, which stays the same until an edit: a retry after a lost response sends nothing twice.
   */
  function nameCampaign(): string {
    if (draft.key !== '') return draft.key;
    const key = randomKey();
    keep({ ...draft, key });
    return key;
  }

  function clear() {
    writeStored(storage, STORAGE_KEYS.newsletterDraft, null);
  }

  return { subject: draft.subject, message: draft.message, change, nameCampaign, clear };
}

function parseDraft(text: string | null): Draft {
  try {
    const draft = { ...NOTHING, ...(JSON.parse(text ?? '{}') as Partial<Draft>) };
    return Object.values(draft).every((value) => typeof value === 'string') ? draft : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** 32 random characters; `randomUUID` exists only over HTTPS. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
