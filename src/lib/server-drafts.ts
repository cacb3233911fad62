import type { Answer, Taken } from '#shared/contract/endpoints.ts';
import type { Draft, DraftWatched } from '#shared/contract/writing.ts';
import type { Request } from './api-client.ts';
import { ApiError } from './api-error.ts';

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
): Promise<
  { draft: Draft | null; isOpenElsewhere: boolean } & Pick<DraftWatched, 'made' | 'post_written_at'>
> {
  const { revision, others, made, post_written_at } = await request('watchDraft', { query: watcher, signal });
  const draft = revision === 0 ? null : await readServerDraft(request, watcher.key, signal);
  return {
    draft,
    isOpenElsewhere: others.length > 0,
    ...(made === undefined ? {} : { made }),
    ...(post_written_at === undefined ? {} : { post_written_at }),
  };
}

/** Removes a draft, whichever revision it has. */
export async function dropServerDraft(request: Request, key: string): Promise<void> {
  await request('dropDraft', { query: { key } });
}
