import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Snippet } from '#shared/contract/snippets.ts';
import { failureText } from '../../../lib/api-error.ts';
import { useHost } from '../../../lib/host.ts';
import { LoadFailure } from '../../../components/dashboard/LoadFailure.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { snippetOf } from './fill-snippet.ts';
import { SnippetChoices } from './SnippetChoices.tsx';
import { SnippetForm } from './SnippetForm.tsx';
import { useSnippets } from './use-snippets.ts';

interface SnippetsDialogProps {
  /** What is written so far, from which a new snippet can be made. */
  written: string;
  /** To whom that is written. */
  name: string;
  onInsert: (snippet: Snippet) => void;
  onCancel: () => void;
}

/** The texts for replies: to put one in, to write, change and delete them. */
export function SnippetsDialog({ written, name, onInsert, onCancel }: SnippetsDialogProps) {
  const { announcer } = useHost();
  const { snippets, error, retry, save, remove } = useSnippets();
  const [edited, setEdited] = useState<(Omit<Snippet, 'id'> & { id?: number }) | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);

  /** The form gives way to the list, in which the snippet has the focus then: the next key can put it in. */
  function backTo(snippet: { id?: number } | undefined) {
    flushSync(() => setEdited(null));
    const row = list.current?.querySelector(`[data-snippet="${snippet?.id ?? ''}"]`) ?? null;
    (row ?? list.current?.closest('dialog'))?.querySelector('button')?.focus();
  }

  async function deleteOne({ id, name: deleted }: Snippet) {
    setProblem(null);
    try {
      await remove(id);
      announcer.announce(`“${deleted}” is deleted`);
      if (document.activeElement === document.body) backTo(undefined);
    } catch (failure) {
      setProblem(failureText(failure, { refused: 'The snippet could not be deleted. Please try again.' }));
    }
  }

  return (
    <Dialog
      initialFocus={list}
      title={edited === null ? 'Snippets' : edited.id === undefined ? 'A new snippet' : 'Change the snippet'}
      className="w-[min(34rem,calc(100vw-2.5rem))] text-small"
      onCancel={edited === null ? onCancel : () => backTo(edited)}
      actions={
        edited !== null ? null : (
          <>
            <Button
              size="small"
              variant="secondary"
              onClick={() => setEdited({ name: '', body: snippetOf(written, name) })}
            >
              {written.trim() === '' ? 'New snippet' : 'Make one of this reply'}
            </Button>
            <Button size="small" variant="quiet" onClick={onCancel}>
              Close
            </Button>
          </>
        )
      }
    >
      {/* Has the focus while they are loading: no button is to take the key that is meant for the first of them. */}
      <div ref={list} tabIndex={-1} className="outline-none">
        {edited !== null ? (
          <SnippetForm snippet={edited} save={save} onSaved={backTo} onCancel={() => backTo(edited)} />
        ) : error !== null ? (
          <div className="mt-4">
            <LoadFailure title="Error loading snippets" message={error.message} onRetry={retry} />
          </div>
        ) : snippets === undefined ? (
          <div role="status" aria-label="Loading snippets" className="mt-4">
            <Skeleton className="h-24" />
          </div>
        ) : (
          <SnippetChoices
            snippets={snippets}
            onInsert={onInsert}
            onEdit={setEdited}
            onDelete={(snippet) => void deleteOne(snippet)}
          />
        )}
      </div>
      {problem === null ? null : <p className="mt-3 font-medium text-alarm">{problem}</p>}
    </Dialog>
  );
}
