import { type ReactNode, useState } from 'react';
import { dayOf } from '#shared/business-time.ts';
import { keptInTrash, TRASH_WORDS } from './trash/trash-words.ts';
import { useTrashActions } from './trash/use-trash.ts';
import { howMany } from '../../lib/how-many.ts';
import type { ListSource } from '../../lib/owner-list.ts';
import { saveCsv } from '../../lib/save-csv.ts';
import { useDeleteRows } from '../../lib/use-owner-list.ts';
import type { Selection } from '../../lib/use-selection.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { EXPORT_DEED } from './deeds.ts';
import { describeBatch } from './describe-batch.ts';
import { focusOnceBack, panelOf, rowBesideChosen } from './row-focus.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { deletionFailureText } from './use-deletion.ts';
import type { News } from './use-news.ts';

interface BatchBarProps<Row> {
  source: ListSource<Row>;
  rows: readonly Row[];
  selection: Selection;
  news: News;
  csv: { fileName: string; columns: Record<string, (row: Row) => string> };
  nameOf: (row: Row) => string;
  /** How many rows there are, and what loads them all and gives their ids; null where all are loaded. */
  beyond?: { total: number; loadAll: () => Promise<number[] | null> } | null;
  /** What else can be done with them. */
  actions?: ReactNode;
  /** Called with the ids of those that were deleted; what it returns is called once they are back. */
  onDeleted?: (ids: readonly number[]) => (() => void) | undefined;
  /** What else a deletion does, in a sentence; '' for nothing. */
  alsoDeletes?: (rows: readonly Row[]) => string;
}

/** Exports or deletes the chosen rows of a list. A deletion is one request, and can be taken back. */
export function BatchBar<Row extends { id: number }>({
  source,
  rows,
  selection,
  news,
  csv,
  nameOf,
  beyond = null,
  actions,
  onDeleted,
  alsoDeletes = () => '',
}: BatchBarProps<Row>) {
  const { confirm } = useAlerts();
  const { mutateAsync, isPending } = useDeleteRows(source);
  const { restoreAll } = useTrashActions(source.trash);
  const { ids, clear } = selection;
  const { noun } = TRASH_WORDS[source.trash];
  const nameById = (id: number) => {
    const row = rows.find((one) => one.id === id);
    return row === undefined ? `${noun} ${id}` : nameOf(row);
  };

  const alsoHappens = (some: readonly number[]) => alsoDeletes(rows.filter(({ id }) => some.includes(id)));

  async function remove(button: Element) {
    news.clear();
    const panel = panelOf(button);
    const goOn = rowBesideChosen(button);
    const question = `Are you sure you want to delete ${howMany(ids.length, noun)}? This action cannot be undone.`;
    const sure = await confirm({
      title: `Delete ${howMany(ids.length, noun)}?`,
      message: [question, alsoHappens(ids), keptInTrash(ids.length)].filter(Boolean).join('\n\n'),
      confirmLabel: 'Delete',
      danger: true,
    });
    if (sure) await removeAll(ids, panel, goOn);
  }

  async function removeAll(some: readonly number[], panel: HTMLElement, goOn?: () => void) {
    try {
      const answer = await mutateAsync([...some]);
      goOn?.();
      clear();
      const onBack = onDeleted?.(answer.done);
      const undo = answer.done.length === 0 ? undefined : () => void takeBack(answer.done, panel, onBack);
      const said = [describeBatch(answer, noun, 'deleted', nameById), alsoHappens(answer.done)];
      news.say(said.filter(Boolean).join(' '), undo);
    } catch (error) {
      await news.fail(deletionFailureText(source.noun, error), 'Nothing was deleted');
    }
  }

  async function takeBack(done: readonly number[], panel: HTMLElement, onBack: (() => void) | undefined) {
    try {
      const answer = await restoreAll(done);
      onBack?.();
      const words = [describeBatch(answer, noun, 'restored', nameById), ...answer.notes].join(' ');
      if (answer.done.length === 0) news.say(words);
      else news.sayUndone(words, () => void removeAll(answer.done, panel));
      const [first] = answer.done;
      if (first !== undefined) focusOnceBack(panel, first);
    } catch (error) {
      await news.fail(error instanceof Error ? error.message : '', 'Nothing was restored');
    }
  }

  const [isLoading, setIsLoading] = useState(false);
  async function chooseAll({ loadAll }: NonNullable<typeof beyond>) {
    setIsLoading(true);
    const all = await loadAll(); // where that fails, the foot of the list says so
    if (all !== null) selection.add(all);
    setIsLoading(false);
  }

  return (
    <SelectionBar selection={selection} noun={noun}>
      {beyond !== null && selection.isAll ? (
        <Button
          size="small"
          variant="quiet"
          busy={isLoading ? 'Loading…' : false}
          onClick={() => void chooseAll(beyond)}
        >
          Select all {beyond.total.toLocaleString('en-US')}
        </Button>
      ) : null}
      {actions}
      <Button
        size="small"
        variant="quiet"
        onClick={() =>
          saveCsv(
            `${csv.fileName}-${dayOf(new Date())}.csv`,
            csv.columns,
            rows.filter(({ id }) => ids.includes(id)),
          )
        }
      >
        {EXPORT_DEED}
      </Button>
      <Button
        size="small"
        variant="quiet"
        busy={isPending ? 'Deleting…' : false}
        data-key="#"
        aria-keyshortcuts="#"
        onClick={({ currentTarget }) => void remove(currentTarget)}
      >
        Delete
      </Button>
    </SelectionBar>
  );
}
