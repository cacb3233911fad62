import { useEffect, useRef, useState } from 'react';
import type { Trashed, TrashKind } from '#shared/contract/trash.ts';
import { useAlerts } from '../../../ui/alerts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ListLoading } from '../ListLoading.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { ShortDate } from '../ShortDate.tsx';
import { FoldedText } from './FoldedText.tsx';
import { daysLeft } from './trash.api.ts';
import { describeTrashed, TRASH_WORDS } from './trash-words.ts';
import { useTrash, useTrashActions } from './use-trash.ts';

interface TrashDialogProps {
  kind: TrashKind;
  onClose: () => void;
  /** Something was put back: what offers to do that elsewhere may be outdated. */
  onRestored?: () => void;
}

/** What was deleted in the last thirty days: each can be restored, or deleted for good. */
export function TrashDialog({ kind, onClose, onRestored }: TrashDialogProps) {
  const { alert, confirm } = useAlerts();
  const [busy, setBusy] = useState(false);
  /** What was done last, which its row is not there to show. */
  const [done, setDone] = useState<string | null>(null);
  const { trash, total, error, retry, loadMore, isLoadingMore } = useTrash(kind);
  const actions = useTrashActions(kind);
  const { noun, gone } = TRASH_WORDS[kind];

  async function act(work: () => Promise<string>, failed: string) {
    setBusy(true);
    setDone(null);
    try {
      setDone(await work());
    } catch (problem) {
      await alert(problem instanceof Error ? problem.message : failed, failed);
    }
    setBusy(false);
  }
  const restore = ({ row, title }: Trashed) =>
    act(async () => {
      const notes = await actions.restore(row);
      onRestored?.();
      return [`Restored: “${title}”.`, ...notes].join(' ');
    }, `The ${noun} was not restored`);
  async function remove({ id, title }: Trashed) {
    const sure = await confirm({
      title: `Delete “${title}” for good?`,
      message: `${gone} This action cannot be undone.`,
      confirmLabel: 'Delete for good',
      danger: true,
    });
    if (!sure) return;
    await act(async () => {
      await actions.deleteForGood(id);
      return `“${title}” is deleted for good.`;
    }, `The ${noun} was not deleted`);
  }
  async function empty() {
    const sure = await confirm({
      title: 'Empty the trash?',
      message: `All ${total.toLocaleString('en-US')} will be gone. This action cannot be undone.`,
      confirmLabel: 'Empty the trash',
      danger: true,
    });
    if (!sure) return;
    await act(async () => {
      await actions.empty();
      return 'The trash is empty.';
    }, 'The trash was not emptied');
  }

  return (
    <Dialog
      title="Trash"
      isTall
      className="w-[min(44rem,calc(100vw-2rem))]"
      onCancel={onClose}
      actions={
        trash === undefined || trash.length === 0 ? null : (
          <Button variant="quiet" disabled={busy} onClick={() => void empty()}>
            Empty the trash
          </Button>
        )
      }
    >
      <p className="mt-2 text-quiet">Deleted {noun}s stay here for 30 days.</p>
      {done === null ? null : <Done text={done} />}
      {error !== null ? (
        <div className="mt-4">
          <LoadFailure title="Error loading the trash" message={error.message} onRetry={retry} />
        </div>
      ) : trash === undefined ? (
        <ListLoading name="the trash" rows={3} height="min-h-16" />
      ) : trash.length === 0 ? (
        <p className="mt-6">Nothing is in the trash.</p>
      ) : (
        <ul aria-label={`Deleted ${noun}s`} className="mt-4 divide-y divide-line border-y border-line">
          {trash.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
              <div className="min-w-0">
                <strong className="font-semibold wrap-anywhere">{one.title}</strong>
                <span className="block text-fine text-quiet">
                  {one.message === undefined ? null : (
                    <>
                      Received <ShortDate at={one.message.created_at} withTime inSentence />
                      {' · '}
                    </>
                  )}
                  {describeTrashed(one, kind, daysLeft(one, new Date()))}
                </span>
                {one.message === undefined ? null : <FoldedText text={one.message.text} />}
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`Restore: ${one.title}`}
                  disabled={busy}
                  onClick={() => void restore(one)}
                >
                  Restore
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Delete for good: ${one.title}`}
                  disabled={busy}
                  onClick={() => void remove(one)}
                >
                  Delete for good
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {loadMore === null ? null : (
        <Button
          size="small"
          variant="secondary"
          className="mt-4"
          busy={isLoadingMore ? 'Loading…' : false}
          onClick={loadMore}
        >
          Show more
        </Button>
      )}
    </Dialog>
  );
}

/** Takes the focus that the row had which is not there any more, and is read out with it: what is behind a dialog is silent. */
function Done({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} className="mt-4 font-medium wrap-anywhere text-agave">
      {text}
    </p>
  );
}
