import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Consultation } from '#shared/contract/consultations.ts';
import type { News } from '../../../components/dashboard/use-news.ts';
import { consultationSource } from '../use-consultations.ts';
import { isUnsaved, useNoteDraft, useWriteNoteDraft } from './note-drafts.ts';
import { NoteText } from './NoteText.tsx';
import { UnsavedNote } from './UnsavedNote.tsx';
import { useNoteNews } from './use-note-news.ts';

interface PrivateNoteProps {
  call: Pick<Consultation, 'id' | 'name' | 'private_note'>;
  /** Whether all of it is shown. */
  isWhole: boolean;
  isWriting: boolean;
  onWriting: (isWriting: boolean) => void;
  news: News;
}

/** The owner's note on a call, or the field for it. What is not saved yet is sent on from here, whether the field is open or not. */
export function PrivateNote({ call, isWhole, isWriting, onWriting, news }: PrivateNoteProps) {
  const { id, private_note: saved } = call;
  const queries = useQueryClient();
  const draft = useNoteDraft(id);
  const write = useWriteNoteDraft(id);
  const sayNoted = useNoteNews(news);
  const isKept = draft !== null && (isWriting || isUnsaved(draft));
  const isDone = draft !== null && !isKept;

  function close(begunWith: string) {
    onWriting(false);
    sayNoted(call, { from: begunWith, to: isKept ? draft.text : saved });
  }

  const end = useEffectEvent(() => {
    write(null);
    void queries.invalidateQueries({ queryKey: [consultationSource.key] }); // an older answer may be on its way
  });
  useEffect(() => {
    if (isDone) end();
  }, [isDone]);

  if (isWriting || isKept)
    return (
      <UnsavedNote
        call={call}
        draft={isKept ? draft : { text: saved, saved }}
        isWriting={isWriting}
        onChange={(text) => write({ text, saved: isKept ? draft.saved : saved })}
        onClose={close}
      />
    );
  return saved === '' ? null : <NoteText text={saved} isWhole={isWhole} />;
}
