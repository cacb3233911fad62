import { keptInTrash } from './trash/trash-words.ts';
import { useTrashActions } from './trash/use-trash.ts';
import type { ListSource } from '../../lib/owner-list.ts';
import { useDeleteRow } from '../../lib/use-owner-list.ts';
import { deletionFailureText, useDeletion } from './use-deletion.ts';
import { type News, useNews } from './use-news.ts';

export interface RowDeletion {
  news: News;
  /** The row being deleted. */
  deleting: number | null;
  /** @param alsoHappens a sentence for the confirmation */
  askAndDelete: (id: number, title: string, alsoHappens?: string) => void;
}

/** Deletes rows of a list of submissions from visitors. `onDeleted` gets the id; what it returns is called once the row is back. */
export function useRowDeletion<Row extends { id: number }>(
  source: ListSource<Row>,
  onDeleted?: (id: number) => (() => void) | undefined,
): RowDeletion {
  const news = useNews();
  const askAndDelete = useDeletion(news);
  const { mutateAsync, isPending, variables } = useDeleteRow(source);
  const { restore } = useTrashActions(source.trash);
  const { noun, asked } = source;
  return {
    news,
    deleting: isPending ? variables : null,
    askAndDelete(id, title, alsoHappens) {
      let onBack: (() => void) | undefined;
      askAndDelete({
        id,
        title,
        asked,
        alsoHappens: [alsoHappens, keptInTrash()].filter(Boolean).join('\n\n'),
        async restore() {
          const notes = await restore(id);
          onBack?.();
          return notes;
        },
        restored: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} restored.`,
        async remove() {
          await mutateAsync(id);
          onBack = onDeleted?.(id);
        },
        failureText: (error) => deletionFailureText(noun, error),
        done: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} deleted successfully`,
      });
    },
  };
}
