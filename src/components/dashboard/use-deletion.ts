import { ApiError } from '../../lib/api-error.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { neighbourOf } from './row-focus.ts';
import type { News } from './use-news.ts';

interface Deletion {
  /** The title of the question. */
  title: string;
  /** What the question calls it: 'contact message'. */
  asked: string;
  remove: () => unknown;
  /** What is said when that fails, and the title of the alert that says it. */
  failureText?: (error: unknown) => string;
  kept?: string;
  /** What is said once it is deleted. */
  done: string;
}

/**
 * Gives the function that asks, deletes and says what came of it; cancelling sends nothing. [5.50]–[5.53] [8.40]–[8.48]
 * The focus goes on to the row after the deleted one, so that the next can be dealt with.
 */
export function useDeletion({ clear, say, fail }: News) {
  const { confirm } = useAlerts();

  async function askAndDelete({ title, asked, remove, done, ...onFailure }: Deletion) {
    const { failureText = (error) => deletionFailureText(asked, error), kept = 'Nothing was deleted' } =
      onFailure;
    clear();
    const neighbour = neighbourOf(document.activeElement);
    const message = `Are you sure you want to delete this ${asked}? This action cannot be undone.`;
    if (!(await confirm({ title, message, confirmLabel: 'Delete', danger: true }))) return;
    try {
      await remove();
    } catch (error) {
      await fail(failureText(error), kept);
      return;
    }
    neighbour?.focus();
    say(done);
  }

  return (deletion: Deletion) => void askAndDelete(deletion);
}

/** @param noun what the row is called */
export function deletionFailureText(noun: string, error: unknown): string {
  const reason = error instanceof ApiError ? error.serverError : null;
  return reason === null
    ? `Failed to delete ${noun}. Please try again.`
    : `Failed to delete ${noun}: ${reason}`;
}
