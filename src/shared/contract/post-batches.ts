import { z } from 'zod';
import { LIMITS, MAX_PAGE_SIZE } from '../limits.ts';
import { type BatchAnswer, ids } from './batches.ts';
import { id, instant, line, required } from './fields.ts';
import { POST_STATUSES, type PostStatus } from './posts.ts';

/** What a change of several posts can change of a post, as it was before. */
export interface PostState {
  id: number;
  status: PostStatus;
  published_at: string | null;
  category_id: number;
  tags: string[];
  /** The `updated_at` that the change gave it: a post that was changed since stays as it is. */
  version: string;
}

/** A change of several posts. Publishing also publishes at once what was scheduled for later. */
export type PostBatch =
  | { ids: number[]; action: 'publish' | 'draft' }
  | { ids: number[]; action: 'category'; category_id: number }
  | { ids: number[]; action: 'tag'; tag: string }
  | { action: 'undo'; states: PostState[] };

export interface PostBatchAnswer extends BatchAnswer {
  /** What takes the change back. */
  undo: PostState[];
}

const state = z.object({
  id: id('A post id'),
  status: z.enum(POST_STATUSES, { error: 'The status must be draft or published.' }),
  published_at: instant('The date').nullable(),
  category_id: id('The category'),
  tags: z.array(line('A tag', LIMITS.tag)).max(LIMITS.tags),
  version: instant('The version'),
});

export const postBatchBody = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.enum(['publish', 'draft']), ids }),
    z.object({ action: z.literal('category'), ids, category_id: id('The category') }),
    z.object({
      action: z.literal('tag'),
      ids,
      tag: required(line('The tag', LIMITS.tag), 'Please enter a tag.'),
    }),
    z.object({ action: z.literal('undo'), states: z.array(state).min(1).max(MAX_PAGE_SIZE) }),
  ],
  { error: 'That is nothing that can be done with posts.' },
);
