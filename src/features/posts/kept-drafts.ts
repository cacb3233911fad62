import { useMemo } from 'react';
import { type SafeStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { readStored, useStored, writeStored } from '../../lib/stored.ts';
import type { PostForm } from './post-form.ts';

/** A post's id or `new`, and a unique suffix, so that drafts of several windows are all kept. */
export type DraftKey = string;

/** @param post its id; null for a new one */
export function newDraftKey(post: number | null): DraftKey {
  return `${post ?? 'new'}-${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

/** The id of a draft's post; null for a new one. */
export function postOf(key: DraftKey): number | null {
  const id = Number.parseInt(key, 10);
  return Number.isNaN(id) ? null : id;
}

/** Unsaved edits, stored in the browser. */
export interface KeptDraft {
  form: PostForm;
  /** The version of the post that the edits are based on; null for a new post. */
  version: string | null;
  /** ISO 8601. */
  keptAt: string;
  /** What the server had of it then; absent where it was never sent there. */
  sync?: DraftSyncMark;
}

/** The last revision of the server's draft that a window knew, and whether it has all that is stored here. */
export interface DraftSyncMark {
  revision: number;
  isSent: boolean;
  /** Which window that was. */
  window?: string;
}

export type KeptDrafts = Record<DraftKey, KeptDraft>;

/** A draft with its key, as it was stored at `keptAt`. */
export interface FoundDraft extends KeptDraft {
  key: DraftKey;
}

const KEY = STORAGE_KEYS.postDrafts;

/** All drafts, updated on every change. */
export function useKeptDrafts(): KeptDrafts {
  const text = useStored(KEY);
  return useMemo(() => parse(text), [text]);
}

export function findDraft(storage: SafeStorage, key: DraftKey): FoundDraft | null {
  const draft = keptDrafts(storage)[key];
  return draft === undefined ? null : { ...draft, key };
}

/** The latest draft of an existing post. */
export function latestDraft(storage: SafeStorage, post: number): FoundDraft | null {
  const [latest] = Object.entries(keptDrafts(storage))
    .filter(([key]) => postOf(key) === post)
    .sort(([, a], [, b]) => b.keptAt.localeCompare(a.keptAt));
  return latest === undefined ? null : { ...latest[1], key: latest[0] };
}

function keptDrafts(storage: SafeStorage): KeptDrafts {
  return parse(readStored(storage, KEY));
}

/**
 * Stores a draft in place of the previous one. Returns false if storage is full: the draft then lasts only as long as
 * the page.
 */
export function keepDraft(
  storage: SafeStorage,
  { key, ...draft }: FoundDraft,
  before: Place | null,
): boolean {
  const drafts = keptDrafts(storage);
  const others = before === null || before.key === key ? drafts : without(drafts, before);
  const text = JSON.stringify({ ...others, [key]: draft });
  writeStored(storage, KEY, text);
  return storage.get(KEY) === text;
}

export function dropDraft(storage: SafeStorage, place: Place): void {
  const all = keptDrafts(storage);
  const rest = without(all, place);
  if (rest === all) return;
  writeStored(storage, KEY, Object.keys(rest).length === 0 ? null : JSON.stringify(rest));
}

/** Identifies one stored version of a draft. */
type Place = Pick<FoundDraft, 'key' | 'keptAt'>;

/** If the draft was stored again meanwhile, that was another window, and it stays. */
function without(drafts: KeptDrafts, { key, keptAt }: Place): KeptDrafts {
  if (drafts[key]?.keptAt !== keptAt) return drafts;
  return Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== key));
}

/** Unreadable drafts are ignored. */
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
