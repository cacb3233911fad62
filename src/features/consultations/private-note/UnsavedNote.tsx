import type { Consultation } from '#shared/contract/consultations.ts';
import type { SyncState } from '../../../lib/draft-sync.ts';
import { TextConflict } from '../../../components/dashboard/TextConflict.tsx';
import type { NoteDraft } from './note-drafts.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteText } from './NoteText.tsx';
import { useNoteSync } from './use-note-sync.ts';

interface UnsavedNoteProps {
  call: Pick<Consultation, 'id' | 'name'>;
  draft: NoteDraft;
  isWriting: boolean;
  onChange: (text: string) => void;
  /** @param begunWith its text when its field was opened */
  onClose: (begunWith: string) => void;
}

/** A note that is being written, or of which the server has not got all yet; and the choice where it was changed elsewhere. */
export function UnsavedNote({ call, draft, isWriting, onChange, onClose }: UnsavedNoteProps) {
  const { state, theirs, takeTheirs, keepMine, takeBoth, sendNow } = useNoteSync(call.id, draft);
  return (
    <>
      {theirs === null ? null : (
        <TextConflict
          said="This note was changed elsewhere meanwhile, in another window or on another device:"
          theirs={theirs === '' ? 'It was deleted there.' : theirs}
          onTheirs={takeTheirs}
          onMine={keepMine}
          onBoth={theirs === '' ? null : takeBoth}
        />
      )}
      {isWriting ? (
        <NoteForm
          name={call.name}
          text={draft.text}
          said={saidOf(state)}
          isRefused={state.kind === 'refused'}
          onChange={onChange}
          onClose={(begunWith) => {
            sendNow();
            onClose(begunWith);
          }}
        />
      ) : (
        <NoteText text={draft.text}>
          <p className="text-fine text-clay">{saidOf(state) || 'Not saved yet.'}</p>
        </NoteText>
      )}
    </>
  );
}

function saidOf(state: SyncState): string {
  switch (state.kind) {
    case 'saved':
      return 'Saved.';
    case 'offline':
      return 'Not saved yet: no connection. This browser keeps it and tries again.';
    case 'conflict':
      return 'Not saved: it was changed elsewhere.';
    case 'refused':
      return `Not saved: ${state.message}`;
    default:
      return '';
  }
}
