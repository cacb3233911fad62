import { useMemo } from 'react';
import { useHost } from '../../../lib/host.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { type SafeStorage, STORAGE_KEYS } from '../../../lib/storage.ts';
import { readStored, useStored, writeStored } from '../../../lib/stored.ts';

/** A reply that is not sent yet, and its idempotency key. Every edit makes a new one. */
interface ReplyDraft {
  body: string;
  key: string;
}

type Drafts = Record<string, ReplyDraft>;

const KEY = STORAGE_KEYS.replyDrafts;

/** The reply being written to a message, stored in the browser on every keystroke. */
export function useReplyDraft(message: number) {
  const { storage } = useHost();
  const text = useStored(KEY);
  const draft = useMemo(() => parse(text)[message], [text, message]);

  /** Puts a text that was taken back before what has been written since. */
  function putBack(body: string) {
    const since = parse(readStored(storage, KEY))[message]?.body ?? '';
    keep(storage, message, since.trim() === '' || since === body ? body : `${body}\n\n${since}`);
  }

  return {
    body: draft?.body ?? '',
    key: draft?.key ?? '',
    /** Whether the browser has room for it. */
    isKept: text === null || storage.get(KEY) === text,
    change: (body: string) => keep(storage, message, body),
    clear: () => keep(storage, message, ''),
    putBack,
  };
}

function keep(storage: SafeStorage, message: number, body: string): void {
  const drafts = new Map(Object.entries(parse(readStored(storage, KEY))));
  if (body === '') drafts.delete(String(message));
  else drafts.set(String(message), { body, key: randomKey() });
  writeStored(storage, KEY, drafts.size === 0 ? null : JSON.stringify(Object.fromEntries(drafts)));
}

function parse(text: string | null): Drafts {
  try {
    const drafts: unknown = JSON.parse(text ?? '{}');
    if (typeof drafts !== 'object' || drafts === null) return {};
    const found: Drafts = {};
    for (const [message, draft] of Object.entries<unknown>({ ...drafts })) {
      if (isDraft(draft)) found[message] = draft;
    }
    return found;
  } catch {
    return {};
  }
}

function isDraft(value: unknown): value is ReplyDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'body' in value &&
    typeof value.body === 'string' &&
    'key' in value &&
    typeof value.key === 'string'
  );
}
