import { useMemo } from 'react';
import { type DraftKey, dropDraft, useKeptDrafts } from '../../features/posts/kept-drafts.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { firstWords } from '../writing/first-words.ts';
import { draftName } from './draft-name.ts';
import { keptWhen } from './kept-when.ts';
import type { UnsavedRow } from './UnsavedWriting.tsx';

/** As the server names the drafts that it keeps. */
const MAX_NAME = 40;

/** Unsaved edits that this browser keeps, to be restored after a crash, a reload or a closed window. */
export function useKeptDraftRows(onContinue: (key: DraftKey) => void): UnsavedRow[] {
  const { storage, domWindow } = useHost();
  const { confirm } = useAlerts();
  const kept = useKeptDrafts();
  const drafts = useMemo(
    () =>
      Object.entries(kept).map(([key, { form, keptAt }]) => {
        const isUntitled = form.title.trim() === '';
        const beginning = isUntitled ? firstWords(form.content, domWindow(), MAX_NAME) : '';
        return { key, keptAt, name: draftName(form.title, beginning) };
      }),
    [kept, domWindow],
  );

  async function discard({ key, keptAt, name }: (typeof drafts)[number]) {
    const sure = await confirm({
      title: 'Discard unsaved writing?',
      message: `What you wrote in ${name} and did not save will be gone. This action cannot be undone.`,
      confirmLabel: 'Discard',
      danger: true,
    });
    if (sure) dropDraft(storage, { key, keptAt });
  }

  return drafts.map((draft) => ({
    key: draft.key,
    at: draft.keptAt,
    name: `Unsaved writing in ${draft.name}`,
    note: `Kept in this browser ${keptWhen(draft.keptAt)}`,
    onContinue: () => onContinue(draft.key),
    onDiscard: () => void discard(draft),
  }));
}
