import type { Request } from 'express';
import { DRAFT_HEADER } from '#shared/post-headers.ts';
import { HttpError, malformed } from '../../http/errors.ts';
import type { DraftOfPost, MadePost } from '../writing/draft-posts.repository.ts';

const DRAFT = /^([\w-]{1,80})\/(\d{1,10})$/;

/** The draft that a new post is made of; null where the request names none. @throws HttpError 400 */
export function draftIn(request: Request): DraftOfPost | null {
  const header = request.get(DRAFT_HEADER);
  if (header === undefined) return null;
  const [, key, revision] = DRAFT.exec(header) ?? [];
  if (key === undefined)
    throw malformed(`${DRAFT_HEADER} must be the draft's key, a slash and its revision.`);
  return { key, revision: Number(revision) };
}

/** The refusal of a second post of one draft: `post` tells the first one's id. */
export function isPostAlready({ id, title, status }: MadePost): HttpError {
  const what = status === 'draft' ? 'saved as a post' : 'published';
  return new HttpError(409, `This draft was ${what} already, as “${title}”.`, {
    field: 'draft',
    body: { post: id },
  });
}
