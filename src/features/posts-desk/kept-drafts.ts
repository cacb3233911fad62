import { useMemo } from 'react';
import { type SafeStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { readStored, useStored, writeStored } from '../../lib/stored.ts';
import type { PostForm } from './post-form.ts';

/** Whose draft it is: a post's id, or a name of its own for each post that is new. */
export type DraftKey = string;

const NEW = 'new-';

/** A key that no other window has, so that two new posts written side by side are both kept. */
export function newDraftKey(): DraftKey {
  return `${NEW}${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

export function isOfNewPost(key: DraftKey): boolean {
  return key.startsWith(NEW);
}

/** Writing that was not saved, kept in the browser. */
export interface KeptDraft {
  form: PostForm;
  /** The version of the post that it began from; null for a new post. */
  version: string | null;
  /** ISO 8601. */
  keptAt: string;
}

export type KeptDrafts = Record<DraftKey, KeptDraft>;

const KEY = STORAGE_KEYS.postDrafts;

/** All drafts there are, followed through every change. */
export function useKeptDrafts(): KeptDrafts {
  const text = useStored(KEY);
  return useMemo(() => parse(text), [text]);
}

export function keptDrafts(storage: SafeStorage): KeptDrafts {
  return parse(readStored(storage, KEY));
}

/** Keeps a draft in the place of the one before. False when it lasts only as long as the page: there was no room. */
export function keepDraft(storage: SafeStorage, key: DraftKey, draft: KeptDraft): boolean {
  const text = JSON.stringify({ ...keptDrafts(storage), [key]: draft });
  writeStored(storage, KEY, text);
  return storage.get(KEY) === text;
}

export function dropDraft(storage: SafeStorage, key: DraftKey): void {
  const all = keptDrafts(storage);
  if (all[key] === undefined) return;
  const rest = Object.entries(all).filter(([other]) => other !== key);
  writeStored(storage, KEY, rest.length === 0 ? null : JSON.stringify(Object.fromEntries(rest)));
}

/** What cannot be read counts as none. */
function parse(text: string | null): KeptDrafts {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    const entries = isRecord(found) ? Object.entries(found) : [];
    return Object.fromEntries(entries.filter((entry): entry is [DraftKey, KeptDraft] => isDraft(entry[1])));
  } catch {
    return {};
  }
}

const FIELDS = [
  ...['title', 'excerpt', 'content', 'featured_image', 'image_attribution', 'category', 'author', 'status'],
  ...['tags', 'meta_title', 'meta_description', 'read_time'],
];

function isDraft(value: unknown): value is KeptDraft {
  if (!isRecord(value) || typeof value.keptAt !== 'string') return false;
  const { form, version } = value;
  if (version !== null && typeof version !== 'string') return false;
  return isRecord(form) && FIELDS.every((field) => typeof form[field] === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
