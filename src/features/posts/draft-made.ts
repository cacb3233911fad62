import { DRAFT_HEADER } from '#shared/post-headers.ts';
import { ApiError } from '../../lib/api-error.ts';

/** A draft on the server, and its revision that has nothing which the new post has not; 0 for none. */
export interface DraftToPost {
  key: string;
  revision: number;
}

/** The header that names the draft of which a new post is made: the server makes no second one of it. */
export function draftHeader({ key, revision }: DraftToPost): Record<string, string> {
  return { [DRAFT_HEADER]: `${key}/${revision}` };
}

/** Whether the draft was a post already. */
export function isPostAlready(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && error.field === 'draft';
}
