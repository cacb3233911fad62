import type { Answer, Taken } from '#shared/contract/endpoints.ts';
import type { Draft, DraftSummary, VersionSummary, WritingForm } from '#shared/contract/writing.ts';
import type { Request } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';

/** The key of a draft on the server: of an existing post, one for all windows. */
export function serverKey(post: number | null, draftKey: string): string {
  return post === null ? draftKey : `post-${post}`;
}

/** The server's draft; null where there is none. */
export async function readServerDraft(
  request: Request,
  key: string,
  signal?: AbortSignal,
): Promise<Draft | null> {
  try {
    const { draft } = await request('readDraft', {
      query: { key },
      ...(signal === undefined ? {} : { signal }),
    });
    return draft;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * Saves a draft. What this same window sent before it was reloaded, and never heard of, is no conflict.
 * @throws ApiError 409 when another window has saved since
 */
export async function saveServerDraft(
  request: Request,
  body: Taken<'saveDraft', 'body'>['body'],
): Promise<Answer<'saveDraft'>> {
  try {
    return await request('saveDraft', { body });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const stored = await readServerDraft(request, body.key);
    if (stored === null || stored.window !== body.window || stored.revision <= body.revision) throw error;
    return await request('saveDraft', { body: { ...body, revision: stored.revision } });
  }
}

/** The server's draft for a page that opens, and whether other windows have it open; asked so that there being none is no error. */
export async function openServerDraft(
  request: Request,
  watcher: { key: string; window: string; device: string },
  signal: AbortSignal,
): Promise<{ draft: Draft | null; isOpenElsewhere: boolean }> {
  const { revision, others } = await request('watchDraft', { query: watcher, signal });
  const draft = revision === 0 ? null : await readServerDraft(request, watcher.key, signal);
  return { draft, isOpenElsewhere: others.length > 0 };
}

export async function listServerDrafts(request: Request, signal: AbortSignal): Promise<DraftSummary[]> {
  return (await request('listDrafts', { signal })).drafts;
}

/** Removes a draft, whichever revision it has. */
export async function dropServerDraft(request: Request, key: string): Promise<void> {
  await request('dropDraft', { query: { key } });
}

/** Puts back what was taken away. */
export type PutBack = () => Promise<void>;

/**
 * Removes a draft, or only the revision that is known.
 * @returns what puts it back; null where that was not there any more
 */
export async function discardServerDraft(
  request: Request,
  key: string,
  known: number | null,
): Promise<PutBack | null> {
  const draft = await readServerDraft(request, key);
  if (draft === null || (known !== null && draft.revision !== known)) return null;
  await request('dropDraft', { query: { key, revision: draft.revision } });
  return () => putBack(request, draft);
}

/** @throws Error where it was written again meanwhile, which is not overwritten */
async function putBack(request: Request, draft: Draft): Promise<void> {
  const { key, post_id, form, based_on, revision, window, device } = draft;
  const { drafts } = await request('listDrafts', {});
  if (drafts.some((one) => one.key === key))
    throw new Error('It was written again meanwhile, and is in the list.');
  // Forced, for a revision of it is known: the next one is above that.
  await request('saveDraft', {
    body: { key, post_id, form, based_on, revision, window, device, force: true },
  });
}

export async function listVersions(
  request: Request,
  post: number,
  signal: AbortSignal,
): Promise<VersionSummary[]> {
  return (await request('listVersions', { query: { post }, signal })).versions;
}

/** All fields of a version. */
export async function readVersion(request: Request, id: number): Promise<WritingForm> {
  return (await request('readVersion', { query: { id } })).version.form;
}
