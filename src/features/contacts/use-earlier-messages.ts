import { useQuery } from '@tanstack/react-query';
import type { ListedContact } from '#shared/contract/contacts.ts';
import { writeIds } from '#shared/id-ranges.ts';
import { useHost } from '../../lib/host.ts';

/** Which of what else the same person wrote came before a message, the oldest first. */
export function earlierThan({ id, others }: ListedContact): number[] {
  return others
    .filter((other) => other.kind === 'message' && other.id < id)
    .map((other) => other.id)
    .toReversed();
}

/** Messages with what was answered to them, the oldest first; asked for once they are to be shown. */
export function useEarlierMessages(ids: readonly number[], isShown: boolean) {
  const { request } = useHost();
  const { data, error, refetch } = useQuery({
    queryKey: ['earlier-messages', ...ids],
    queryFn: ({ signal }) => request('listContacts', { query: { ids: writeIds(ids) }, signal }),
    enabled: isShown && ids.length > 0,
  });
  return {
    messages: data?.contacts.toSorted((one, other) => one.id - other.id),
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
