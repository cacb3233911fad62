import type { Request } from 'express';
import { WHILE_SCHEDULED_HEADER } from '#shared/post-headers.ts';
import type { PostRow } from '../../db/tables.ts';
import { conflict } from '../../http/errors.ts';

/** Whether the request is about a post that its owner saw as one that was still to appear. */
export function isWhileScheduled(request: Request): boolean {
  return request.get(WHILE_SCHEDULED_HEADER) === '1';
}

/** Whether visitors have a post. */
export function isOnline({ status, published_at: at }: Pick<PostRow, 'status' | 'published_at'>, now: Date) {
  return status === 'published' && at !== null && at <= now.toISOString();
}

/** @throws HttpError 409 with the field `status`: visitors have the post by now */
export function requireScheduled(post: PostRow, now: Date): void {
  if (isOnline(post, now)) throw conflict('This post has appeared meanwhile: visitors read it.', 'status');
}
