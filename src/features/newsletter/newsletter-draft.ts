import { useCallback, useMemo } from 'react';
import type { NewsletterKind } from '#shared/newsletter-drafts.ts';
import type { WritingForm } from '#shared/contract/writing.ts';
import { useHost } from '../../lib/host.ts';
import { randomKey } from '../../lib/random-key.ts';
import { type SafeStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { readStored, useStored, writeStored } from '../../lib/stored.ts';
import { markChanged, markGone, readMark } from './draft-mark.ts';
import { hasContent } from './has-content.ts';

/** What is written, by name. */
type Texts = Record<string, string>;

/** The texts, and the newsletter's idempotency key, created when it is first sent; '' before. Every edit resets it. */
type Draft<T extends Texts> = T & { key: string };

/** `sendAt` is the time that it had before it was taken back to be edited, in ISO 8601; '' for none. */
const PLAIN = { subject: '', message: '', sendAt: '' };
const RICH = { subject: '', previewText: '', content: '', onWeb: 'yes', sendAt: '' };

const TEXT_KEYS: Record<NewsletterKind, string> = {
  plain: STORAGE_KEYS.newsletterDraft,
  images: STORAGE_KEYS.richNewsletterDraft,
};

/** The plain newsletter being written. */
export function useNewsletterDraft() {
  const { draft, ...acts } = useDraft('plain', PLAIN);
  const { subject, message, sendAt } = draft;
  return { subject, message, sendAt, ...acts };
}

/** The one being written with pictures and headings; `onWeb` is 'yes' or 'no'. */
export function useRichNewsletterDraft() {
  return useDraft('images', RICH);
}

/** The newsletter that is stored in this browser, as the server keeps it; null for one that is empty. */
export function useStoredNewsletter(kind: NewsletterKind): WritingForm | null {
  const text = useStored(TEXT_KEYS[kind]);
  return useMemo(() => formOf(kind, text), [kind, text]);
}

/** The same, at this moment. */
export function readNewsletter(storage: SafeStorage, kind: NewsletterKind): WritingForm | null {
  return formOf(kind, readStored(storage, TEXT_KEYS[kind]));
}

/** Puts a newsletter in the place of the one that is stored in this browser; null for an empty one. */
export function storeNewsletter(storage: SafeStorage, kind: NewsletterKind, form: WritingForm | null): void {
  const text = form === null ? null : JSON.stringify({ ...textsOf(kind, form), key: '' });
  writeStored(storage, TEXT_KEYS[kind], text);
}

/** Whether two newsletters say the same. */
export function isSameNewsletter(
  kind: NewsletterKind,
  one: WritingForm | null,
  other: WritingForm | null,
): boolean {
  const texts = (form: WritingForm | null) => JSON.stringify(form === null ? null : textsOf(kind, form));
  return texts(one) === texts(other);
}

function textsOf(kind: NewsletterKind, form: WritingForm): Texts {
  const { title: subject = '', content = '', preview_text: previewText = '', on_web = true } = form;
  return kind === 'plain'
    ? { subject, message: content }
    : { subject, previewText, content, onWeb: on_web ? 'yes' : 'no' };
}

function formOf(kind: NewsletterKind, text: string | null): WritingForm | null {
  if (kind === 'plain') {
    const { subject, message } = parseDraft(text, PLAIN);
    return (subject + message).trim() === '' ? null : { title: subject, content: message };
  }
  const { subject, previewText, content, onWeb } = parseDraft(text, RICH);
  const isEmpty = (subject + previewText).trim() === '' && !hasContent(content);
  const texts = { title: subject, content, preview_text: previewText };
  return isEmpty ? null : { ...texts, on_web: onWeb === 'yes' };
}

/** A newsletter being written, stored in the browser on every keystroke. */
function useDraft<T extends Texts>(kind: NewsletterKind, nothing: T) {
  const { storage } = useHost();
  const storageKey = TEXT_KEYS[kind];
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
  const change = useCallback(
    (part: Partial<T>) => {
      markChanged(storage, kind);
      keep({ ...part, key: '' } as Partial<Draft<T>>);
    },
    [storage, kind, keep],
  );

  /**
   * Returns the idempotency key, which stays the same until an edit: a retry after a lost response sends nothing twice.
   * What the server has gets one key on every device, so that two that send at once send it once.
   */
  function nameCampaign(): string {
    const { key } = parseDraft(readStored(storage, storageKey), nothing);
    if (key !== '') return key;
    const { revision, savedAt } = readMark(storage, kind);
    const made = savedAt === null ? randomKey() : `${kind}-${revision}-${savedAt}`;
    keep({ key: made } as Partial<Draft<T>>);
    return made;
  }

  /** It was sent: nothing of it is kept, here or on the server. */
  function clear() {
    markGone(storage, kind);
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
