import { useMemo } from 'react';
import { useHost } from '../../lib/host.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { useStored, writeStored } from '../../lib/stored.ts';

export interface Draft {
  subject: string;
  message: string;
  /** Names the newsletter to the server from its first sending on; '' before. Another word makes it another newsletter. */
  key: string;
}

const NOTHING: Draft = { subject: '', message: '', key: '' };

/** A newsletter that is being written, kept in the browser letter by letter. */
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

  /** The newsletter's name, the same until it is changed or sent: a repeat after a lost answer sends nothing twice. */
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

/** 32 random characters; `randomUUID` is there only over HTTPS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
