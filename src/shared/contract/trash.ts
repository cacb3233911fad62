import { z } from 'zod';
import { ids } from './batches.ts';
import type { Success } from './envelope.ts';
import { inRange } from './fields.ts';

export const TRASH_KINDS = ['post', 'message', 'consultation', 'subscriber'] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];

/** Something deleted that can still be restored. */
export interface Trashed {
  /** Its number in the trash. */
  id: number;
  /** The id of what was deleted. */
  row: number;
  /** A post's title, a person's name, a subscriber's address. */
  title: string;
  /** A post's or a subscriber's status, a message's subject, a consultation's day and time. */
  detail: string;
  /** Of a message: what it says, and when it came. */
  message?: { text: string; created_at: string };
  trashed_at: string;
  /** When it is deleted for good. */
  ends_at: string;
}

export interface TrashList extends Success {
  /** The latest first. */
  trash: Trashed[];
  /** How many there are, on this page or another. */
  total: number;
}

/** What was restored, and of each what is not as it was. */
export interface TrashRestored extends Success {
  done: number[];
  failed: { id: number; error: string }[];
  notes: string[];
}

const kind = z.enum(TRASH_KINDS, { error: 'That kind of thing has no trash.' });

/** In a query, where every value is text. */
const kindInQuery = z.preprocess((value: string) => value, kind);

/** @property row the id of what alone is asked for; 0 for all */
export const trashQuery = z.object({
  kind: kindInQuery,
  page: inRange(1, 1_000_000, 1),
  row: inRange(0, Number.MAX_SAFE_INTEGER, 0),
});

/** By the ids of what was deleted. */
export const restoreBody = z.object({ kind, ids });

export const emptyTrashQuery = z.object({ kind: kindInQuery, all: z.string() });
