import { z } from 'zod';
import { MAX_PAGE_SIZE } from '../limits.ts';
import type { Success } from './envelope.ts';
import { id } from './fields.ts';

/** What became of a request about several rows: each succeeds or fails by itself. */
export interface BatchAnswer extends Success {
  /** The ids of those that succeeded. */
  done: number[];
  /** The others, and why. */
  failed: { id: number; error: string }[];
}

/** Several rows, as they are chosen in a list. */
export const ids = z
  .array(id('An id'), { error: 'The ids must be a list.' })
  .min(1, 'No row is chosen.')
  .max(MAX_PAGE_SIZE, `At most ${MAX_PAGE_SIZE} rows can be changed at once.`)
  .transform((all) => [...new Set(all)]);

export const idsBody = z.object({ ids });
