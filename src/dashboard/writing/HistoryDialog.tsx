import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { VersionSummary } from '#shared/contract/writing.ts';
import { formatShortDate } from '../../components/dashboard/short-date.ts';
import { formOfDraft } from '../../features/posts/draft-form.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { type Byline, type PostForm, sameForm } from '../../features/posts/post-form.ts';
import { listVersions, readVersion } from '../../features/posts/server-drafts.api.ts';
import { useHost } from '../../lib/host.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailure } from '../../components/dashboard/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { asRestored } from './as-restored.ts';
import { CompareForms } from './CompareForms.tsx';
import { wordsInWords } from './read-time.ts';
import { ROOM_FOR_THREE, useRoom } from '../../components/dashboard/use-room.ts';
import { kindWords, marksOf, tellApart } from './version-marks.ts';
import { VersionChoice } from './VersionChoice.tsx';
import { VersionList } from './VersionList.tsx';

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
  const noteId = useId();
  const hasRoom = useRoom(ROOM_FOR_THREE);
  const { data, error, refetch } = useQuery({
    queryKey: ['writing-versions', post.id, post.updated_at],
    queryFn: ({ signal }) => listVersions(request, post.id, signal),
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const [isRestoring, setRestoring] = useState(false);
  const [other, setOther] = useState(PAGE);
  const [newest] = data ?? [];
  const id = chosen ?? (newest === undefined ? null : String(newest.id));
  const isWithPage = other === PAGE || other === id;
  const before = useVersion(id, post, authors);
  const after = useVersion(isWithPage ? null : other, post, authors);
  const choices = data?.map((version) => choiceOf(version, data, post)) ?? [];
  const others = choices.filter(({ value }) => value !== id);
  async function restore() {
    if (before === null || id === null) return;
    setRestoring(true);
    const version = data?.find((one) => String(one.id) === id);
    await onRestore(before, version === undefined ? '' : nameOf(version, data ?? []));
    setRestoring(false);
  }
  const afterForm = isWithPage ? values : after;
  const isOnPage = before !== null && sameForm(asRestored(before, values), values);

  return (
    <Dialog
      title="History"
      className="writing-wide"
      isTall
      onCancel={onClose}
      actions={
        <>
          {before === null ? null : (
            <p id={noteId} className="writing-beside">
              {isOnPage
                ? 'This version is what is on the page.'
                : 'It takes the place of what is on the page, which is kept as a version.'}
            </p>
          )}
          {isOnPage || id === null ? null : (
            <Button
              disabled={before === null}
              busy={isRestoring ? 'Restoring…' : false}
              aria-describedby={noteId}
              onClick={() => void restore()}
            >
              Restore this version
            </Button>
          )}
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
        <div className={hasRoom ? 'mt-5 grid grid-cols-[11rem_minmax(0,1fr)] gap-8' : 'mt-4'}>
          {hasRoom ? <VersionList post={post} versions={data} chosen={id} onChoose={setChosen} /> : null}
          <div className="min-w-0">
            <div className="grid gap-3 sm:grid-cols-[auto_minmax(0,20rem)] sm:justify-start">
              {hasRoom ? null : (
                <VersionChoice label="Version" value={id} choices={choices} onChoose={setChosen} />
              )}
              {others.length === 0 ? null : (
                <VersionChoice
                  label="Compared with"
                  value={isWithPage ? PAGE : other}
                  choices={[{ value: PAGE, label: 'What is on this page' }, ...others]}
                  onChoose={setOther}
                />
              )}
            </div>
            {before === null || afterForm === null ? (
              <Skeleton className="mt-4 h-64" />
            ) : (
              <CompareForms
                before={{ label: 'This version', where: 'in this version', form: before }}
                after={
                  isWithPage
                    ? { label: 'On this page', where: 'on this page', form: afterForm }
                    : { label: 'The other version', where: 'in the other version', form: afterForm }
                }
                keptAuthor={post.author || null}
              />
            )}
          </div>
        </div>
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

/** 'Today, 9:30 AM · 31 words', or with what it is beside that: 'Today, 9:30 AM · Updated · Live now · 31 words'. */
function nameOf(
  version: VersionSummary,
  versions: readonly VersionSummary[],
  marks: readonly string[] = [],
): string {
  const when = formatShortDate(version.saved_at, new Date(), { withTime: true });
  return [tellApart(when, version, versions), ...marks, wordsInWords(version.words)].join(' · ');
}

function choiceOf(version: VersionSummary, versions: readonly VersionSummary[], post: OwnerPost) {
  const marks = [...kindWords(version), ...marksOf(version, post)];
  return { value: String(version.id), label: nameOf(version, versions, marks) };
}
