import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DraftSync, type SyncState } from '../../../lib/draft-sync.ts';
import { useHost } from '../../../lib/host.ts';
import { useRunningSync } from '../../../lib/use-running-sync.ts';
import { isUnsaved, type NoteDraft, readNoteDraft, writeNoteDraft } from './note-drafts.ts';
import { showNote } from './show-note.ts';

/** Sends the note that is written on a call, as of a post's draft: see `DraftSync`. The browser keeps it till then. */
export function useNoteSync(call: number, draft: NoteDraft) {
  const { request, storage } = useHost();
  const queries = useQueryClient();
  const [state, setState] = useState<SyncState>({ kind: 'idle' });
  const [theirs, setTheirs] = useState<string | null>(null);
  const sync = useMemo(() => {
    /** What the server has by now, also once the note is closed; null until that is heard. */
    let heard: string | null = null;
    const noteSaved = (saved: string) => {
      const kept = readNoteDraft(storage, call);
      heard = saved;
      if (kept !== null) writeNoteDraft(storage, call, { text: kept.text, saved });
      showNote(queries, call, saved);
    };
    const drafts = new DraftSync<string>(
      {
        async send(text) {
          const note = text.trim();
          const before = readNoteDraft(storage, call)?.saved ?? heard ?? note;
          // Chosen after a conflict, it is written once more, when it is there already.
          if (note !== before) await request('noteConsultation', { body: { id: call, note, before } });
          noteSaved(note);
          return { revision: 0, saved_at: new Date().toISOString() };
        },
        drop: () => Promise.resolve(), // an empty note is one, too
        onChange: setState,
      },
      0,
    );
    return { drafts, noteSaved };
  }, [call, request, storage, queries]);
  const { drafts, noteSaved } = sync;
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
    /** What was noted elsewhere since; null for nothing. */
    theirs,
    takeTheirs: () => goOnWith(theirs ?? ''),
    keepMine: () => goOnWith(text),
    takeBoth: () => goOnWith(`${theirs ?? ''}\n\n${text}`.trim()),
  };
}
