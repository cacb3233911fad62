import { useQuery } from '@tanstack/react-query';
import { useHost } from '../../lib/host.ts';
import { FINDING_KEY } from './finding-key.ts';

/** 'delete spam', 'empty the spam', 'delete all suspected spam' */
const ASKED = /^(?:delete|remove|empty|clear)(?: (?:all|my|the))* (?:suspected )?(?:spam|junk)$/i;
const COUNTED = { view: 'spam', limit: 1 };

/** Whether words ask for what is taken for spam to be deleted: no message that only has the word is meant. */
export function asksForSpam(words: string): boolean {
  return ASKED.test(words.trim().replace(/\s+/g, ' '));
}

/** How many rows of each list are taken for spam, by the list's name; null where that is not asked for. */
export function useSpam(isAsked: boolean) {
  const { request } = useHost();
  const { data, isFetching, isError } = useQuery({
    queryKey: [...FINDING_KEY, COUNTED],
    async queryFn({ signal }) {
      const options = { query: COUNTED, signal };
      const [messages, consultations, subscribers] = await Promise.all([
        request('listContacts', options),
        request('listConsultations', options),
        request('listSubscribers', options),
      ]);
      return {
        messages: messages.pagination.total,
        consultations: consultations.pagination.total,
        subscribers: subscribers.pagination.total,
      };
    },
    enabled: isAsked,
    staleTime: 10_000,
  });
  if (!isAsked) return null;
  const counts: Readonly<Record<string, number>> = data ?? {};
  return { counts, isLooking: isFetching, failed: isError };
}
