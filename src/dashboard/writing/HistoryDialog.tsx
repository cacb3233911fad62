import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { VersionSummary } from '#shared/contract/writing.ts';
import { formOfDraft } from '../../features/posts/draft-form.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import type { Byline, PostForm } from '../../features/posts/post-form.ts';
import { listVersions, readVersion } from '../../features/posts/server-drafts.api.ts';
import { useHost } from '../../lib/host.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CompareForms } from './CompareForms.tsx';
import { whenSaved } from './time-of-day.ts';

interface HistoryDialogProps {
  post: OwnerPost;
  authors: readonly Byline[];
  /** What is on the page. */
  values: PostForm;
  /** Keeps what is on the page, and puts the version there. */
  onRestore: (form: PostForm, name: string) => Promise<void>;
  onClose: () => void;
}

const PAGE = 'page';

/** The versions of a post: one of them beside another or the page, and the way back to it. */
export function HistoryDialog({ post, authors, values, onRestore, onClose }: HistoryDialogProps) {
  const { request } = useHost();
  const fieldId = useId();
  const { data, error, refetch } = useQuery({
    queryKey: ['writing-versions', post.id, post.updated_at],
    queryFn: ({ signal }) => listVersions(request, post.id, signal),
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const [isRestoring, setRestoring] = useState(false);
  const [other, setOther] = useState(PAGE);
  const [newest] = data ?? [];
  const id = chosen ?? (newest === undefined ? null : String(newest.id));
  const before = useVersion(id, post, authors);
  const after = useVersion(other === PAGE ? null : other, post, authors);
  const choices = data?.map((version) => ({ value: String(version.id), label: nameOf(version) })) ?? [];
  const labelOf = (value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? 'On this page';
  async function restore() {
    if (before === null || id === null) return;
    setRestoring(true);
    await onRestore(before, labelOf(id));
    setRestoring(false);
  }
  const afterForm = other === PAGE ? values : after;

  return (
    <Dialog
      title="History"
      className="writing-wide"
      isTall
      onCancel={onClose}
      actions={
        <>
          {before === null ? null : (
            <p className="writing-beside">What is on the page now stays in the history.</p>
          )}
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button
            variant={chosen === null ? 'secondary' : 'primary'}
            disabled={before === null}
            busy={isRestoring ? 'Restoring…' : false}
            onClick={() => void restore()}
          >
            Restore
          </Button>
        </>
      }
    >
      {error !== null ? (
        <div className="mt-4">
          <LoadFailure
            title="The history could not be loaded"
            message={error.message}
            onRetry={() => void refetch()}
          />
        </div>
      ) : data === undefined ? (
        <div role="status" aria-label="Loading the history" className="mt-4">
          <Skeleton className="h-64" />
        </div>
      ) : id === null ? (
        <p className="mt-3 text-quiet">There is no version yet: each save keeps one.</p>
      ) : (
        <>
          <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <div>
              <label htmlFor={`${fieldId}-version`} className="mb-1.5 block text-small font-semibold">
                Version
              </label>
              <Select
                id={`${fieldId}-version`}
                value={id}
                onChange={({ target }) => setChosen(target.value)}
                choices={choices}
              />
            </div>
            <div>
              <label htmlFor={`${fieldId}-other`} className="mb-1.5 block text-small font-semibold">
                Compared with
              </label>
              <Select
                id={`${fieldId}-other`}
                value={other}
                onChange={({ target }) => setOther(target.value)}
                choices={[{ value: PAGE, label: 'What is on this page' }, ...choices]}
              />
            </div>
          </div>
          {before === null || afterForm === null ? (
            <Skeleton className="mt-4 h-64" />
          ) : (
            <CompareForms
              before={{ label: labelOf(id), form: before }}
              after={{ label: labelOf(other), form: afterForm }}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

/** The form of a version; null while it is loading. */
function useVersion(id: string | null, post: OwnerPost, authors: readonly Byline[]): PostForm | null {
  const { request } = useHost();
  const { data } = useQuery({
    queryKey: ['writing-version', id],
    queryFn: () => readVersion(request, Number(id)),
    enabled: id !== null,
    staleTime: 'static',
  });
  return data === undefined ? null : formOfDraft(data, post, authors);
}

function nameOf({ saved_at, words }: VersionSummary): string {
  return `${whenSaved(new Date(saved_at), new Date())} · ${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`;
}
