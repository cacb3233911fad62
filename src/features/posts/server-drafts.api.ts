import type { Draft, DraftSummary, VersionSummary, WritingForm } from '#shared/contract/writing.ts';
import type { Request } from '../../lib/api-client.ts';
import { readServerDraft } from '../../lib/server-drafts.ts';

/** Of the query for the drafts that the site keeps of posts. */
export const SERVER_DRAFTS_KEY = ['post-drafts'];

/** The key of a draft on the server: of an existing post, one for all windows. */
export function serverKey(post: number | null, draftKey: string): string {
  return post === null ? draftKey : `post-${post}`;
}

export async function listServerDrafts(request: Request, signal: AbortSignal): Promise<DraftSummary[]> {
  return (await request('listDrafts', { signal })).drafts;
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
  const { key, post_id, form, based_on, revision, window, device, saved_at } = draft;
  const { drafts, newsletters } = await request('listDrafts', {});
  if ([...drafts, ...newsletters].some((one) => one.key === key))
    throw new Error('It was written again meanwhile, and is in the list.');
  // Forced, for a revision of it is known: the next one is above that.
  await request('saveDraft', {
    body: { key, post_id, form, based_on, revision, window, device, saved_at, force: true },
  });
}

export async function listVersions(
  request: Request,
  post: number,
  signal: AbortSignal,
): Promise<VersionSummary[]> {
  return (await request('listVersions', { query: { post }, signal })).versions;
}

/** When what a post says was saved last: see `DraftWatched`. Undefined where no version of it is kept. */
export async function readWrittenAt(request: Request, post: number): Promise<string | undefined> {
  const { versions } = await request('listVersions', { query: { post } });
  return versions.find(({ kind }) => kind !== 'aside')?.saved_at;
}

/** All fields of a version. */
export async function readVersion(request: Request, id: number): Promise<WritingForm> {
  return (await request('readVersion', { query: { id } })).version.form;
}
