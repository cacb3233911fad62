import { type DraftKey, dropDraft, type KeptDraft, useKeptDrafts } from '../../features/posts/kept-drafts.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { keptWhen } from './kept-when.ts';

/** Offers to restore unsaved edits after a crash, a reload or a closed window. */
export function KeptDraftsNotice({ onContinue }: { onContinue: (key: DraftKey) => void }) {
  const { storage } = useHost();
  const { confirm } = useAlerts();
  const drafts = Object.entries(useKeptDrafts());
  if (drafts.length === 0) return null;

  async function discard(key: DraftKey, draft: KeptDraft) {
    const sure = await confirm({
      title: 'Discard unsaved writing?',
      message: `What you wrote in ${nameOf(draft)} and did not save will be gone. This action cannot be undone.`,
      confirmLabel: 'Discard',
      danger: true,
    });
    if (sure) dropDraft(storage, { key, keptAt: draft.keptAt });
  }

  return (
    <ul aria-label="Unsaved writing" className="mt-5 divide-y divide-line rounded bg-sun-wash px-4 text-ink">
      {drafts.map(([key, draft]) => (
        <li key={key} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <p className="min-w-0">
            <strong className="font-semibold">Unsaved writing in {nameOf(draft)}</strong>
            <span className="block text-fine">Kept in this browser {keptWhen(draft.keptAt)}</span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => onContinue(key)}>
              Continue writing
            </Button>
            <Button size="small" variant="quiet" onClick={() => void discard(key, draft)}>
              Discard
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function nameOf({ form }: KeptDraft): string {
  return form.title.trim() === '' ? 'an untitled post' : `“${form.title.trim()}”`;
}
