import { useCallback, useMemo } from 'react';
import { kindOfNewsletter, NEWSLETTER_DRAFTS } from '#shared/newsletter-drafts.ts';
import type { WritingForm } from '#shared/contract/writing.ts';
import { useHost } from '../../lib/host.ts';
import { randomKey } from '../../lib/random-key.ts';
import type { SafeStorage } from '../../lib/storage.ts';
import { readStored, useStored, writeStored } from '../../lib/stored.ts';
import { textPlace } from './draft-places.ts';
import { markChanged, markGone, readMark } from './draft-mark.ts';
import { hasContent } from './has-content.ts';

/** What is written, by name. */
type Texts = Record<string, string>;

/** The texts, and the newsletter's idempotency key, created when it is first sent; '' before. Every edit resets it. */
type Draft<T extends Texts> = T & { key: string };

/** `sendAt` is the time that it had before it was taken back to be edited, in ISO 8601; '' for none. */
const PLAIN = { subject: '', message: '', sendAt: '' };
const RICH = { subject: '', previewText: '', content: '', onWeb: 'yes', sendAt: '' };

/** The plain newsletter being written. */
export function useNewsletterDraft() {
  const { draft, ...acts } = useDraft(NEWSLETTER_DRAFTS.plain, PLAIN);
  const { subject, message, sendAt } = draft;
  return { subject, message, sendAt, ...acts };
}

/** The one being written with pictures and headings; `onWeb` is 'yes' or 'no'. */
export function useRichNewsletterDraft(key: string) {
  return useDraft(key, RICH);
}

/** The newsletter that is stored in this browser, as the server keeps it; null for one that is empty. */
export function useStoredNewsletter(key: string): WritingForm | null {
  const text = useStored(textPlace(key));
  return useMemo(() => formOf(key, text), [key, text]);
}

/** The same, at this moment. */
export function readNewsletter(storage: SafeStorage, key: string): WritingForm | null {
  return formOf(key, readStored(storage, textPlace(key)));
}

/** Puts a newsletter in the place of the one that is stored in this browser; null for an empty one. */
export function storeNewsletter(storage: SafeStorage, key: string, form: WritingForm | null): void {
  const text = form === null ? null : JSON.stringify({ ...textsOf(key, form), key: '' });
  writeStored(storage, textPlace(key), text);
}

/** Whether two newsletters say the same. */
export function isSameNewsletter(key: string, one: WritingForm | null, other: WritingForm | null): boolean {
  const texts = (form: WritingForm | null) => JSON.stringify(form === null ? null : textsOf(key, form));
  return texts(one) === texts(other);
}

function textsOf(key: string, form: WritingForm): Texts {
  const { title: subject = '', content = '', preview_text: previewText = '', on_web = true } = form;
  const { send_at: sendAt = '' } = form;
  return kindOfNewsletter(key) === 'plain'
    ? { subject, message: content, sendAt }
    : { subject, previewText, content, onWeb: on_web ? 'yes' : 'no', sendAt };
}

/** The newsletter in a text as the browser stores it; null for one that is empty. */
export function formOf(key: string, text: string | null): WritingForm | null {
  if (kindOfNewsletter(key) === 'plain') {
    const { subject, message, sendAt } = parseDraft(text, PLAIN);
    const isEmpty = (subject + message).trim() === '';
    return isEmpty ? null : { title: subject, content: message, ...plannedAt(sendAt) };
  }
  const { subject, previewText, content, onWeb, sendAt } = parseDraft(text, RICH);
  const isEmpty = (subject + previewText).trim() === '' && !hasContent(content);
  const texts = { title: subject, content, preview_text: previewText };
  return isEmpty ? null : { ...texts, on_web: onWeb === 'yes', ...plannedAt(sendAt) };
}

const plannedAt = (sendAt: string) => (sendAt === '' ? {} : { send_at: sendAt });

/** A newsletter being written, stored in the browser on every keystroke. */
function useDraft<T extends Texts>(key: string, nothing: T) {
  const { storage } = useHost();
  const storageKey = textPlace(key);
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
      markChanged(storage, key);
      keep({ ...part, key: '' } as Partial<Draft<T>>);
    },
    [storage, key, keep],
  );

  /**
   * Returns the idempotency key, which stays the same until an edit: a retry after a lost response sends nothing twice.
   * What the server has gets one key on every device, so that two that send at once send it once.
   */
  function nameCampaign(): string {
    const { key: named } = parseDraft(readStored(storage, storageKey), nothing);
    if (named !== '') return named;
    const { revision, savedAt } = readMark(storage, key);
    const made = savedAt === null ? randomKey() : `${key}-${revision}-${savedAt}`;
    keep({ key: made } as Partial<Draft<T>>);
    return made;
  }

  /** It was sent: nothing of it is kept, here or on the server. */
  function clear() {
    markGone(storage, key);
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
