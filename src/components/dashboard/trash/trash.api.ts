import type { Trashed, TrashKind, TrashList, TrashRestored } from '#shared/contract/trash.ts';
import type { Request } from '../../../lib/api-client.ts';
import { inChunks } from '../../../lib/in-chunks.ts';
import { ApiError } from '../../../lib/api-error.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What was deleted and can still be restored, the latest first, fifty a page. */
export function listTrash(
  request: Request,
  kind: TrashKind,
  page: number,
  signal: AbortSignal,
): Promise<TrashList> {
  return request('listTrash', { query: page === 1 ? { kind } : { kind, page }, signal });
}

/** What had an id, if it is in the trash; null otherwise. */
export async function findTrashed(
  request: Request,
  kind: TrashKind,
  row: number,
  signal: AbortSignal,
): Promise<Trashed | null> {
  const { trash } = await request('listTrash', { query: { kind, row }, signal });
  return trash.find((one) => one.row === row) ?? null;
}

/** Puts rows back, each by itself. */
export async function restoreTrashed(
  request: Request,
  kind: TrashKind,
  ids: readonly number[],
): Promise<TrashRestored> {
  const notes: string[] = [];
  const answer = await inChunks(ids, async (some) => {
    const restored = await request('restoreTrashed', { body: { kind, ids: some } });
    notes.push(...restored.notes);
    return restored;
  });
  return { ...answer, notes };
}

/** Puts one row back. @returns what is not as it was @throws ApiError with the reason where it can't come back */
export async function restoreOne(request: Request, kind: TrashKind, id: number): Promise<string[]> {
  const { failed, notes } = await restoreTrashed(request, kind, [id]);
  const [refused] = failed;
  if (refused !== undefined) throw new ApiError('refused', { serverError: refused.error });
  return notes;
}

/** @param id the number in the trash */
export async function deleteForGood(request: Request, id: number): Promise<void> {
  await request('deleteForGood', { query: { id } });
}

export async function emptyTrash(request: Request, kind: TrashKind): Promise<void> {
  await request('emptyTrash', { query: { kind, all: 'yes' } });
}

/** Days until something is gone for good, the nearest whole number: 30 at first, 0 in the last hours. */
export function daysLeft({ ends_at }: Pick<Trashed, 'ends_at'>, now: Date): number {
  return Math.max(0, Math.round((Date.parse(ends_at) - now.getTime()) / DAY_MS));
}
