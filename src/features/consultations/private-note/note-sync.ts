import { DraftSync, type SyncState } from '../../../lib/draft-sync.ts';
import type { PrivateNoteToSend } from '#shared/contract/owner-consultations.ts';
import type { Host } from '../../../lib/host.ts';
import { readNoteDraft, writeNoteDraft } from './note-drafts.ts';

interface Deps extends Pick<Host, 'storage'> {
  /** Rejects with ApiError. */
  send: (note: PrivateNoteToSend) => Promise<unknown>;
  onChange: (state: SyncState) => void;
  /** Called with what the server has by now. */
  onSaved: (note: string) => void;
}

/** What sends the note on a call, and what notes that the server has one, whatever has been written since. */
export function createNoteSync(call: number, { send, storage, onChange, onSaved }: Deps) {
  /** What the server has, also once the note is closed; null until that is heard. */
  let heard: string | null = null;
  function noteSaved(saved: string) {
    const kept = readNoteDraft(storage, call);
    heard = saved;
    if (kept !== null) writeNoteDraft(storage, call, { text: kept.text, saved });
    onSaved(saved);
  }
  const drafts = new DraftSync<string>(
    {
      async send(text) {
        const note = text.trim();
        const before = readNoteDraft(storage, call)?.saved ?? heard ?? note;
        // Chosen after a conflict, it is written once more, when it is there already.
        if (note !== before) await send({ id: call, note, before });
        noteSaved(note);
        return { revision: 0, saved_at: new Date().toISOString() };
      },
      drop: () => Promise.resolve(), // an empty note is one, too
      onChange,
    },
    0,
  );
  return { drafts, noteSaved };
}
