import { useQueryClient } from '@tanstack/react-query';
import type { Consultation } from '#shared/contract/consultations.ts';
import type { News } from '../../../components/dashboard/use-news.ts';
import { failureText } from '../../../lib/api-error.ts';
import { useHost } from '../../../lib/host.ts';
import { isUnsaved, readNoteDraft, writeNoteDraft } from './note-drafts.ts';
import { showNote } from './show-note.ts';

type Call = Pick<Consultation, 'id' | 'name'>;

/** A note on a call before it was changed, and after. */
interface NoteChange {
  from: string;
  to: string;
}

/** Says that the note on a call was changed, and offers to take that back; nothing where it was not. */
export function useNoteNews(news: News): (call: Call, change: NoteChange) => void {
  const { request, storage } = useHost();
  const queries = useQueryClient();

  function sayNoted(call: Call, change: NoteChange, text = notedWords(call, change)) {
    news.say(text, () => void undo(call, change));
  }

  async function undo(call: Call, change: NoteChange) {
    const draft = readNoteDraft(storage, call.id);
    if (draft !== null && isUnsaved(draft)) {
      sayNoted(call, change, `The note on the call with ${call.name} is not saved yet. Undo it once it is.`);
      return;
    }
    if (await put(call, { from: change.to, to: change.from }, 'Nothing was taken back'))
      news.sayUndone(`The note on the call with ${call.name} is as it was.`, () => void redo(call, change));
  }

  async function redo(call: Call, change: NoteChange) {
    if (await put(call, change, 'Nothing was changed')) sayNoted(call, change);
  }

  /** @returns whether the server has it */
  async function put({ id }: Call, { from, to }: NoteChange, failed: string): Promise<boolean> {
    try {
      await request('noteConsultation', { body: { id, note: to, before: from } });
    } catch (error) {
      await news.fail(failureText(error, TEXTS), failed);
      return false;
    }
    // Where its field is open, it goes on from there.
    if (readNoteDraft(storage, id) !== null) writeNoteDraft(storage, id, { text: to, saved: to });
    showNote(queries, id, to);
    return true;
  }

  return (call, { from, to }) => {
    const change = { from: from.trim(), to: to.trim() };
    if (change.from !== change.to) sayNoted(call, change);
  };
}

const TEXTS = { refused: 'The note could not be changed. Please try again.' };

function notedWords({ name }: Call, { from, to }: NoteChange): string {
  if (to === '') return `You deleted your note on the call with ${name}.`;
  return `You ${from === '' ? 'wrote' : 'changed'} a note on the call with ${name}.`;
}
