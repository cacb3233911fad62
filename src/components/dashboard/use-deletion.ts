import { ApiError } from '../../lib/api-error.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { rowBeside, rowOf, rowOnceBack } from './row-focus.ts';
import type { News } from './use-news.ts';

interface Deletion {
  /** The row's id: the focus stays where it is on another one. */
  id?: number;
  /** The title of the confirmation. */
  title: string;
  /** The noun in the confirmation: 'contact message'. */
  asked: string;
  /** What else happens, if anything: a sentence. */
  alsoHappens?: string | undefined;
  remove: () => unknown;
  /** Takes the deletion back, and resolves with what is to be known of it; where there is none, it can't be. */
  restore?: () => Promise<readonly string[]>;
  /** What is said once it was taken back. */
  restored?: string;
  /** The message of a failure, and the title of its alert. */
  failureText?: (error: unknown) => string;
  kept?: string;
  /** The message after success. */
  done: string;
}

/**
 * Returns a function that asks for confirmation, deletes, and reports the result; cancelling sends no request.
 * [5.50]–[5.53] [8.40]–[8.48] The focus moves to the row after the deleted one, and back to that one once it is restored.
 */
export function useDeletion({ clear, say, sayUndone, fail }: News) {
  const { confirm } = useAlerts();

  async function askAndDelete(deletion: Deletion) {
    const { id, title, asked, alsoHappens } = deletion;
    clear();
    const from = isOnOtherRow(id) ? null : document.activeElement;
    const question = `Are you sure you want to delete this ${asked}? This action cannot be undone.`;
    const message = alsoHappens === undefined ? question : `${question}\n\n${alsoHappens}`;
    if (!(await confirm({ title, message, confirmLabel: 'Delete', danger: true }))) return;
    await deleteFrom(from, deletion);
  }

  /** @param from what has the focus in the row; null where that is not in it */
  async function deleteFrom(from: Element | null, deletion: Deletion) {
    const { asked, remove, restore, done } = deletion;
    const { failureText = (error) => deletionFailureText(asked, error), kept = 'Nothing was deleted' } =
      deletion;
    const goToNext = rowBeside(from);
    const goBack = rowOnceBack(from);
    try {
      await remove();
    } catch (error) {
      await fail(failureText(error), kept);
      return;
    }
    goToNext();
    say(done, restore === undefined ? undefined : () => void takeBack(restore, deletion, goBack));
  }

  async function takeBack(restore: () => Promise<readonly string[]>, deletion: Deletion, goBack: () => void) {
    const { id, restored = 'Restored.' } = deletion;
    let notes: readonly string[];
    try {
      notes = await restore();
    } catch (error) {
      await fail(error instanceof Error ? error.message : '', 'It was not restored');
      return;
    }
    sayUndone(
      [restored, ...notes].join(' '),
      () => void deleteFrom(isOnOtherRow(id) ? null : document.activeElement, deletion),
    );
    goBack();
  }

  return (deletion: Deletion) => void askAndDelete(deletion);
}

/** Whether the focus is on another row than that of what is deleted, as where the palette found it. */
function isOnOtherRow(id: number | undefined): boolean {
  const row = rowOf(document.activeElement)?.dataset.row;
  return id !== undefined && row !== undefined && row !== String(id);
}

/** @param noun the noun for the row */
export function deletionFailureText(noun: string, error: unknown): string {
  const reason = error instanceof ApiError ? error.serverError : null;
  return reason === null
    ? `Failed to delete ${noun}. Please try again.`
    : `Failed to delete ${noun}: ${reason}`;
}
