import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import type { ListSource } from '../../lib/owner-list.ts';
import { useDeleteRow } from '../../lib/use-owner-list.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { neighbourOf } from './row-focus.ts';

/**
 * Asks, deletes and says what came of it; cancelling sends nothing. [5.50]–[5.53] [8.40]–[8.48]
 * The focus goes on to the row after the deleted one, so that the next can be dealt with. `onDeleted` gets the id.
 */
export function useRowDeletion<Row extends { id: number }>(
  source: ListSource<Row>,
  onDeleted?: (id: number) => void,
) {
  const { announcer } = useHost();
  const { alert, confirm } = useAlerts();
  const { mutateAsync, isPending, variables } = useDeleteRow(source);
  const [notice, setNotice] = useState<string | null>(null);

  async function askAndDelete(id: number, title: string) {
    setNotice(null);
    const neighbour = neighbourOf(document.activeElement);
    const message = `Are you sure you want to delete this ${source.asked}? This action cannot be undone.`;
    if (!(await confirm({ title, message, confirmLabel: 'Delete', danger: true }))) return;
    try {
      await mutateAsync(id);
    } catch (error) {
      const text = deletionFailure(source.noun, error);
      announcer.announce(text);
      await alert(text, 'Nothing was deleted');
      return;
    }
    onDeleted?.(id);
    neighbour?.focus();
    const text = `${source.noun.charAt(0).toUpperCase()}${source.noun.slice(1)} deleted successfully`;
    setNotice(text);
    announcer.announce(text);
  }

  return {
    /** What came of the last deletion, while it is news. */
    notice,
    /** The row that is being deleted right now. */
    deleting: isPending ? variables : null,
    askAndDelete: (id: number, title: string) => void askAndDelete(id, title),
  };
}

function deletionFailure(noun: string, error: unknown): string {
  const reason = error instanceof ApiError ? error.serverError : null;
  return reason === null
    ? `Failed to delete ${noun}. Please try again.`
    : `Failed to delete ${noun}: ${reason}`;
}
