import type { ListedContact } from '#shared/contract/contacts.ts';
import { DASHBOARD_LIST_LIMIT } from '#shared/limits.ts';
import { LOOKS_AGAIN } from '../../lib/use-look-again.ts';
import { useOwnerList } from '../../lib/use-owner-list.ts';
import { messageSource } from './use-messages.ts';

const DONE = { view: 'done', limit: DASHBOARD_LIST_LIMIT };

/**
 * The messages that are answered, or need no answer, newest first, which are folded up below the others: a list of its own, so
 * that they are there however many others there are.
 * @param isOpen whether they are shown; before, they are not read
 * @param others the rows above them: one that was answered since these were read stands there still
 */
export function useFoldedMessages(isOpen: boolean, others: readonly ListedContact[]) {
  const done = useOwnerList(messageSource, DONE, LOOKS_AGAIN, isOpen);
  const { isPending, error, retry, hasMore, loadMore, moreError, isLoadingMore } = done;
  const shown = new Set(others.map(({ id }) => id));
  return {
    rows: isOpen ? done.rows.filter(({ id }) => !shown.has(id)) : [],
    ...{ isPending, isLoadingMore },
    error: error ?? moreError,
    /** Reads them, or the next fifty; null where there is nothing to read. */
    read: error !== null ? retry : hasMore ? loadMore : null,
  };
}
