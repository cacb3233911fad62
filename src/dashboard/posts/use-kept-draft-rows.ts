import { useMemo } from 'react';
import {
  type DraftKey,
  dropDraft,
  findDraft,
  type FoundDraft,
  keepDraft,
  type KeptDrafts,
  postOf,
  useKeptDrafts,
} from '../../features/posts/kept-drafts.ts';
import { sameForm } from '../../features/posts/post-form.ts';
import { type PutBack, serverKey } from '../../features/posts/server-drafts.api.ts';
import { useHost } from '../../lib/host.ts';
import { firstWords } from '../writing/first-words.ts';
import { draftName } from './draft-name.ts';
import type { KeptRow } from './divide-unsaved.ts';
import { useServerDiscarding } from './use-server-drafts.ts';

/** As the server names the drafts that it keeps. */
const MAX_NAME = 40;

/** Unsaved edits that this browser keeps, to be restored after a crash, a reload or a closed window; the newest first. */
export function useKeptDraftRows(onContinue: (key: DraftKey) => void): KeptRow[] {
  const { storage, domWindow } = useHost();
  const discardOnServer = useServerDiscarding();
  const kept = useKeptDrafts();
  const drafts = useMemo(
    () =>
      withoutTwins(kept).map(({ key, twins, form, keptAt, sync }) => {
        const title = form.title.trim() || firstWords(form.content, domWindow(), MAX_NAME);
        const { category, author } = form;
        const post = postOf(key);
        const siteKey = serverKey(post, key);
        const isSent = sync?.isSent === true;
        return { key, siteKey, isSent, twins, post, at: keptAt, title, category, author };
      }),
    [kept, domWindow],
  );

  function forget(key: DraftKey, twins: readonly FoundDraft[]): PutBack | null {
    const draft = findDraft(storage, key);
    if (draft === null) return null;
    for (const each of [draft, ...twins]) dropDraft(storage, each);
    return () =>
      keepDraft(storage, draft, null)
        ? Promise.resolve()
        : Promise.reject(new Error('This browser has no room for it any more.'));
  }
  async function discard(key: DraftKey, twins: readonly FoundDraft[]): Promise<PutBack | null> {
    const { revision = 0 } = findDraft(storage, key)?.sync ?? {};
    // The site's copy of it would be offered next. Without a connection it is.
    const putBackThere =
      revision === 0 ? null : await discardOnServer(serverKey(postOf(key), key), revision).catch(() => null);
    const keepAgain = forget(key, twins);
    if (keepAgain === null) return putBackThere;
    return async () => {
      await keepAgain();
      // What this browser keeps can be continued without the other copy.
      await putBackThere?.().catch(() => undefined);
    };
  }

  return drafts.map(({ twins, ...draft }) => ({
    ...draft,
    name: `Unsaved writing in ${draftName(draft.title)}`,
    where: 'Kept in this browser',
    onContinue: () => onContinue(draft.key),
    discard: () => discard(draft.key, twins),
    forget: () => forget(draft.key, twins),
  }));
}

/** What two windows keep of the same post, word for word, is one: the newer, with its twins. */
function withoutTwins(kept: KeptDrafts): (FoundDraft & { twins: FoundDraft[] })[] {
  const found: (FoundDraft & { twins: FoundDraft[] })[] = [];
  const newestFirst = Object.entries(kept).sort(([, one], [, other]) =>
    other.keptAt.localeCompare(one.keptAt),
  );
  for (const [key, draft] of newestFirst) {
    const post = postOf(key);
    const twin =
      post === null
        ? undefined
        : found.find((one) => postOf(one.key) === post && sameForm(one.form, draft.form));
    if (twin === undefined) found.push({ ...draft, key, twins: [] });
    else twin.twins.push({ ...draft, key });
  }
  return found;
}
