import { useCallback, useMemo } from 'react';
import type { Reply } from '#shared/contract/replies.ts';
import { useHost } from '../../../lib/host.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { type SafeStorage, STORAGE_KEYS } from '../../../lib/storage.ts';
import { readStored, useStored, writeStored } from '../../../lib/stored.ts';

/** A reply that is not sent yet. */
export interface ReplyDraft {
  body: string;
  /** Its idempotency key. Every edit makes a new one. */
  key: string;
  /** The server's last one that this browser knows; 0 for none. */
  revision: number;
  /** When the server got all of it (ISO 8601); null while it has not. */
  savedAt: string | null;
}

type Drafts = Record<string, ReplyDraft>;

const KEY = STORAGE_KEYS.replyDrafts;
const BROWSER_KEY = `${KEY}_browser`;
const NO_DRAFT: ReplyDraft = { body: '', key: '', revision: 0, savedAt: null };

/** The reply being written to a message, stored in the browser on every keystroke. */
export function useReplyDraft(message: number) {
  const { storage } = useHost();
  const text = useStored(KEY);
  const draft = useMemo(() => parse(text)[message] ?? NO_DRAFT, [text, message]);

  const change = useCallback(
    (body: string) =>
      keep(storage, message, { ...readReplyDraft(storage, message), body, key: randomKey(), savedAt: null }),
    [storage, message],
  );

  /** Puts a text before what has been written since. */
  const putBack = useCallback(
    (body: string) => {
      const since = readReplyDraft(storage, message).body;
      change(since.trim() === '' || since === body ? body : `${body}\n\n${since}`);
    },
    [storage, message, change],
  );

  return {
    ...draft,
    /** Whether the browser has room for it. */
    isKept: text === null || storage.get(KEY) === text,
    change,
    clear: () => change(''),
    putBack,
  };
}

/** The reply in this browser, at this moment. */
export function readReplyDraft(storage: SafeStorage, message: number): ReplyDraft {
  return parse(readStored(storage, KEY))[message] ?? NO_DRAFT;
}

/** Whether a reply went out after all of this one was saved: it was sent in another tab or on another device. */
export function isSentSince({ savedAt }: Pick<ReplyDraft, 'savedAt'>, replies: readonly Reply[]): boolean {
  return savedAt !== null && replies.some(({ created_at }) => created_at > savedAt);
}

/** Puts what the server has in the place of what is here. */
export function takeReplyDraft(storage: SafeStorage, message: number, found: Omit<ReplyDraft, 'key'>): void {
  keep(storage, message, { ...found, key: randomKey() });
}

/** It was sent in another tab or on another device. */
export function dropReplyDraft(storage: SafeStorage, message: number): void {
  keep(storage, message, NO_DRAFT);
}

/** The server has this text by now, whatever has been written since. */
export function noteSaved(storage: SafeStorage, message: number, saved: Omit<ReplyDraft, 'key'>): void {
  const draft = readReplyDraft(storage, message);
  const savedAt = draft.body === saved.body ? saved.savedAt : null;
  keep(storage, message, { ...draft, revision: saved.revision, savedAt });
}

/** How the server tells this browser from others: all its windows share one text. */
export function nameBrowser(storage: SafeStorage): string {
  const named = readStored(storage, BROWSER_KEY);
  if (named !== null) return named;
  const made = randomKey();
  writeStored(storage, BROWSER_KEY, made);
  return made;
}

function keep(storage: SafeStorage, message: number, draft: ReplyDraft): void {
  const drafts = new Map(Object.entries(parse(readStored(storage, KEY))));
  if (draft.body === '') drafts.delete(String(message));
  else drafts.set(String(message), draft);
  writeStored(storage, KEY, drafts.size === 0 ? null : JSON.stringify(Object.fromEntries(drafts)));
}

function parse(text: string | null): Drafts {
  try {
    const drafts: unknown = JSON.parse(text ?? '{}');
    if (typeof drafts !== 'object' || drafts === null) return {};
    const found: Drafts = {};
    for (const [message, draft] of Object.entries<unknown>({ ...drafts })) {
      if (isDraft(draft)) found[message] = { ...NO_DRAFT, ...draft };
    }
    return found;
  } catch {
    return {};
  }
}

/** What was stored before the server kept replies has a text and a key alone. */
function isDraft(value: unknown): value is Pick<ReplyDraft, 'body' | 'key'> & Partial<ReplyDraft> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'body' in value &&
    typeof value.body === 'string' &&
    'key' in value &&
    typeof value.key === 'string'
  );
}
