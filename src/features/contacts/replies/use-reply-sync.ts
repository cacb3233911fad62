import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ListedContact } from '#shared/contract/contacts.ts';
import type { Reply } from '#shared/contract/replies.ts';
import type { Draft } from '#shared/contract/writing.ts';
import { deviceName } from '#shared/device-name.ts';
import { replyDraftKey } from '#shared/reply-drafts.ts';
import { DraftSync, type SyncState } from '../../../lib/draft-sync.ts';
import { useHost } from '../../../lib/host.ts';
import { openServerDraft, readServerDraft, saveServerDraft } from '../../../lib/server-drafts.ts';
import { useRunningSync } from '../../../lib/use-running-sync.ts';
import {
  dropReplyDraft,
  isSentSince,
  nameBrowser,
  noteSaved,
  readReplyDraft,
  takeReplyDraft,
  type useReplyDraft,
} from './reply-drafts.ts';
import { noteDraft } from './use-replies.ts';

/**
 * Keeps the server's copy of the reply that is written to a message, as of a post's draft: see `DraftSync`. The browser's
 * copy stays the one that is written in.
 */
export function useReplySync(
  { id: message, replies }: ListedContact,
  draft: ReturnType<typeof useReplyDraft>,
) {
  const { request, storage } = useHost();
  const queries = useQueryClient();
  const key = replyDraftKey(message);
  const { self, save } = useReplySaving(message);
  const { body, savedAt } = draft;
  const [state, setState] = useState<SyncState>({ kind: 'idle' });
  const [isReady, setReady] = useState(false);
  const [theirs, setTheirs] = useState<Draft | null>(null);
  const sync = useMemo(() => {
    const drafts = new DraftSync<string>(
      {
        send: save,
        async drop(revision) {
          await request('dropDraft', { query: { key, revision } });
          noteDraft(queries, message, false);
        },
        onChange: setState,
      },
      readReplyDraft(storage, message).revision,
    );
    const take = ({ form: { content = '' }, revision, saved_at }: Draft) => {
      takeReplyDraft(storage, message, { body: content, revision, savedAt: saved_at });
      drafts.adopt(revision, { form: content, saved_at });
    };
    /** Goes on with what is newer; nothing that is written on one side alone is lost. */
    const settle = (found: Draft | null, sent: readonly Reply[]) => {
      const draftHere = readReplyDraft(storage, message);
      const { body: here, revision, savedAt: at } = draftHere;
      if (found === null) {
        if (isSentSince(draftHere, sent)) dropReplyDraft(storage, message);
        drafts.adopt(0);
        return;
      }
      const { form, saved_at } = found;
      if (form.content === here) {
        noteSaved(storage, message, { body: here, revision: found.revision, savedAt: saved_at });
        drafts.adopt(found.revision, { form: here, saved_at });
      } else if (here === '' || (at !== null && found.revision > revision)) take(found);
      else if (found.revision > revision && found.window !== self().window) setTheirs(found);
      else drafts.adopt(found.revision);
    };
    /** Goes on with what is here, in place of the server's: where nothing is here, nothing is kept. */
    const goOn = (found: number) => {
      const { body: here } = readReplyDraft(storage, message);
      if (here !== '') {
        drafts.overwrite(here);
        return;
      }
      drafts.adopt(found);
      drafts.write(null);
      noteDraft(queries, message, false);
    };
    return { drafts, take, settle, goOn };
  }, [key, message, queries, request, save, self, storage]);
  const { drafts } = sync;
  const sent = useRef(replies);

  useEffect(() => {
    const asking = new AbortController();
    openServerDraft(request, { key, ...self() }, asking.signal)
      .then(({ draft: found }) => sync.settle(found, sent.current))
      .catch(() => undefined) // what is here is sent as soon as that works
      .finally(() => (asking.signal.aborted ? undefined : setReady(true)));
    return () => asking.abort();
  }, [request, key, self, sync]);

  useRunningSync(drafts);

  useEffect(() => {
    if (isReady && theirs === null && savedAt === null) drafts.write(body === '' ? null : body);
  }, [isReady, theirs, body, savedAt, drafts]);

  const isConflict = state.kind === 'conflict';
  useEffect(() => {
    if (!isConflict) return;
    readServerDraft(request, key).then(
      (found) => {
        if (found !== null && found.window !== self().window) setTheirs(found);
        else sync.goOn(found?.revision ?? 0);
      },
      () => undefined,
    );
  }, [isConflict, request, key, sync, self]);

  return {
    isSaved: state.kind === 'saved',
    /** Keeps nothing of it on the server any more. */
    discard: () => drafts.write(null),
    /**
     * Sends the reply: with it, the server drops its copy, which nothing that is on its way may bring back.
     * @throws as `send` does; the copy is kept on then
     */
    async sending<Answer>(send: () => Promise<Answer>): Promise<Answer> {
      await drafts.hold();
      try {
        const answer = await send();
        drafts.adopt(0);
        noteDraft(queries, message, false);
        return answer;
      } catch (error) {
        const { body: here } = readReplyDraft(storage, message);
        drafts.write(here === '' ? null : here);
        throw error;
      }
    },
    /** What another device has written since; null for nothing. */
    theirs,
    /** Goes on with the other device's text. */
    takeTheirs: () => {
      if (theirs !== null) sync.take(theirs);
      setTheirs(null);
    },
    /** Goes on with what is here, in place of the other one. */
    keepMine: () => {
      setTheirs(null);
      sync.goOn(theirs?.revision ?? 0);
    },
    /** Goes on with both, the other one first. */
    takeBoth: () => {
      draft.putBack(theirs?.form.content ?? '');
      setTheirs(null);
      drafts.overwrite(readReplyDraft(storage, message).body);
    },
  };
}

/** Keeps a reply on the server that came back while its field is not open, which has it from there. */
export function useReplyKeeping(message: number): () => Promise<void> {
  const { storage } = useHost();
  const { save } = useReplySaving(message);
  return async () => {
    const { body, revision } = readReplyDraft(storage, message);
    // The browser has it; the field sends it again, or asks which text counts, once it is open.
    await save(body, revision, false).catch(() => undefined);
  };
}

/** Saves what is written to a message on the server, and who does. */
function useReplySaving(message: number) {
  const { request, storage, domWindow } = useHost();
  const queries = useQueryClient();
  const self = useCallback(
    () => ({ window: nameBrowser(storage), device: deviceName(domWindow().navigator.userAgent) }),
    [storage, domWindow],
  );
  const save = useCallback(
    async (text: string, revision: number, force: boolean) => {
      const saved = await saveServerDraft(request, {
        ...{ key: replyDraftKey(message), post_id: null, form: { content: text }, based_on: null, revision },
        ...self(),
        ...(force ? { force } : {}),
      });
      noteSaved(storage, message, { body: text, revision: saved.revision, savedAt: saved.saved_at });
      noteDraft(queries, message, true);
      return saved;
    },
    [request, storage, queries, message, self],
  );
  return { self, save };
}
