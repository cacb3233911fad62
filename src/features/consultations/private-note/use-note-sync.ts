import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PrivateNoteToSend } from '#shared/contract/owner-consultations.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SyncState } from '../../../lib/draft-sync.ts';
import { useHost } from '../../../lib/host.ts';
import { useRunningSync } from '../../../lib/use-running-sync.ts';
import { isUnsaved, type NoteDraft, writeNoteDraft } from './note-drafts.ts';
import { createNoteSync } from './note-sync.ts';
import { showNote } from './show-note.ts';

/** Sends the note that is written on a call, as of a post's draft: see `DraftSync`. The browser keeps it till then. */
export function useNoteSync(call: number, draft: NoteDraft) {
  const { request, storage } = useHost();
  const queries = useQueryClient();
  // As one: what takes back what was done last, waits for it.
  const { mutateAsync: send } = useMutation({
    mutationFn: (body: PrivateNoteToSend) => request('noteConsultation', { body }),
    networkMode: 'always',
  });
  const [state, setState] = useState<SyncState>({ kind: 'idle' });
  const [theirs, setTheirs] = useState<string | null>(null);
  const { drafts, noteSaved } = useMemo(
    () =>
      createNoteSync(call, {
        ...{ send, storage, onChange: setState },
        onSaved: (note) => showNote(queries, call, note),
      }),
    [call, send, storage, queries],
  );
  useRunningSync(drafts);

  const { text } = draft;
  const hasMore = isUnsaved(draft);
  const written = useRef<string | null>(null);
  useEffect(() => {
    // What is taken back while more of it waits or is on its way, must reach the server after that.
    const isOvertaken = drafts.isUnderWay && text !== written.current;
    if (theirs !== null || !(hasMore || isOvertaken)) return;
    written.current = text;
    drafts.write(text);
  }, [hasMore, theirs, text, drafts]);

  const isConflict = state.kind === 'conflict';
  useEffect(() => {
    if (!isConflict) return;
    request('listConsultations', { query: { ids: String(call) } }).then(
      ({ consultations: [found] }) => setTheirs(found?.private_note ?? ''),
      () => undefined, // asked again with what is written next
    );
  }, [isConflict, request, call]);

  /** Goes on with a text, in place of the other one. */
  function goOnWith(next: string) {
    if (theirs === null) return;
    writeNoteDraft(storage, call, { text: next, saved: theirs });
    setTheirs(null);
    if (next.trim() === theirs.trim()) {
      noteSaved(theirs);
      drafts.adopt(0, { form: next, saved_at: new Date().toISOString() });
    } else drafts.overwrite(next);
  }

  return {
    state,
    /** Waits for no pause. */
    sendNow: () => drafts.flush(),
    /** What was noted elsewhere since; null for nothing. */
    theirs,
    takeTheirs: () => goOnWith(theirs ?? ''),
    keepMine: () => goOnWith(text),
    takeBoth: () => goOnWith(`${theirs ?? ''}\n\n${text}`.trim()),
  };
}
