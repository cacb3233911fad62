import type { PostRestored, TrashedPost } from '#shared/contract/writing.ts';
import type { Request } from '../../lib/api-client.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The deleted posts that can still be restored, the latest first. */
export async function listTrash(request: Request, signal: AbortSignal): Promise<TrashedPost[]> {
  return (await request('listTrash', { signal })).posts;
}

/** Puts a post back. Its slug is another one if its own was taken meanwhile. */
export async function restorePost(request: Request, id: number): Promise<PostRestored> {
  return request('restorePost', { body: { id } });
}

export async function deleteForGood(request: Request, id: number): Promise<void> {
  await request('deleteForGood', { query: { id } });
}

/** Whole days until a post is gone for good; 0 on the last one. */
export function daysLeft({ ends_at }: Pick<TrashedPost, 'ends_at'>, now: Date): number {
  return Math.max(0, Math.floor((Date.parse(ends_at) - now.getTime()) / DAY_MS));
}
