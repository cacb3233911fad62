import { useMemo } from 'react';
import { type SafeStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { readStored, readStoredUnder, useStored, useStoredUnder, writeStored } from '../../lib/stored.ts';
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

/** Here were all drafts once: windows that wrote at the same moment could overwrite each other's. */
const TOGETHER = STORAGE_KEYS.postDrafts;
const EACH = `${TOGETHER}/`;

/** All drafts, updated on every change. */
export function useKeptDrafts(): KeptDrafts {
  const together = useStored(TOGETHER);
  const each = useStoredUnder(EACH);
  return useMemo(
    () => ({ ...parse(together), ...parseEach(JSON.parse(each) as Record<string, string>) }), // as it was written
    [together, each],
  );
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
  return { ...parse(readStored(storage, TOGETHER)), ...parseEach(readStoredUnder(storage, EACH)) };
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
  const text = JSON.stringify(draft);
  writeStored(storage, EACH + key, text);
  if (before !== null && before.key !== key) dropDraft(storage, before);
  return storage.get(EACH + key) === text;
}

/** The server has all of a draft by now, unless that was changed since; also once its page is left. */
export function noteSent(
  storage: SafeStorage,
  key: DraftKey,
  revision: number,
  isSame: (form: PostForm) => boolean,
): void {
  const draft = findDraft(storage, key);
  if (draft?.sync === undefined || !isSame(draft.form)) return;
  keepDraft(storage, { ...draft, sync: { ...draft.sync, revision, isSent: true } }, null);
}

/** If the draft was stored again meanwhile, that was another window, and it stays. */
export function dropDraft(storage: SafeStorage, { key, keptAt }: Place): void {
  if (keptDrafts(storage)[key]?.keptAt !== keptAt) return;
  const { [key]: dropped, ...others } = parse(readStored(storage, TOGETHER));
  if (dropped !== undefined) {
    writeStored(storage, TOGETHER, Object.keys(others).length === 0 ? null : JSON.stringify(others));
  }
  writeStored(storage, EACH + key, null);
}

/** Drops what is kept of posts that have all of it by now: the site had it, and has published it. */
export function forgetKept(storage: SafeStorage, posts: readonly number[]): void {
  for (const [key, draft] of Object.entries(keptDrafts(storage))) {
    const post = postOf(key);
    if (post !== null && posts.includes(post) && draft.sync?.isSent === true)
      dropDraft(storage, { ...draft, key });
  }
}

/** Identifies one stored version of a draft. */
type Place = Pick<FoundDraft, 'key' | 'keptAt'>;

function parse(text: string | null): KeptDrafts {
  const found = parseJson(text ?? '{}');
  return isRecord(found) ? readable(Object.entries(found)) : {};
}

function parseEach(texts: Record<DraftKey, string>): KeptDrafts {
  return readable(Object.entries(texts).map(([key, text]) => [key, parseJson(text)]));
}

/** Unreadable drafts are ignored. */
function readable(entries: [DraftKey, unknown][]): KeptDrafts {
  return Object.fromEntries(entries.filter((entry): entry is [DraftKey, KeptDraft] => isDraft(entry[1])));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
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
