import { useMemo } from 'react';
import { useHost } from '../../lib/host.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { useStored, writeStored } from '../../lib/stored.ts';

interface Draft {
  subject: string;
  message: string;
}

const NOTHING: Draft = { subject: '', message: '' };

/** A newsletter that is being written, kept in the browser letter by letter. */
export function useNewsletterDraft() {
  const { storage } = useHost();
  const text = useStored(STORAGE_KEYS.newsletterDraft);
  const draft = useMemo(() => parseDraft(text), [text]);

  function change(part: Partial<Draft>) {
    writeStored(storage, STORAGE_KEYS.newsletterDraft, JSON.stringify({ ...draft, ...part }));
  }

  function clear() {
    writeStored(storage, STORAGE_KEYS.newsletterDraft, null);
  }

  return { ...draft, change, clear };
}

function parseDraft(text: string | null): Draft {
  try {
    const { subject, message } = { ...NOTHING, ...(JSON.parse(text ?? '{}') as Partial<Draft>) };
    return typeof subject === 'string' && typeof message === 'string' ? { subject, message } : NOTHING;
  } catch {
    return NOTHING;
  }
}
