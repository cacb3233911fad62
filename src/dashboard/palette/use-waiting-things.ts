import { useQuery } from '@tanstack/react-query';
import type { FoundCall, FoundMessage } from '#shared/contract/finder.ts';
import { byDeadline } from '../../features/contacts/reply-due.ts';
import { useHost } from '../../lib/host.ts';
import { agendaQuery } from '../agenda/use-agenda.ts';

/** What waits for the owner, as the overview has it: what is due first comes first. */
interface WaitingThings {
  messages: FoundMessage[];
  calls: FoundCall[];
  isLooking: boolean;
}

/**
 * @param verb what is to be done with them; null for nothing
 * @param read the messages that were marked as read in this browser: they are not marked again
 */
export function useWaitingThings(verb: string | null, read: ReadonlySet<number>): WaitingThings {
  const isAsked = verb !== null;
  const { request } = useHost();
  const { data, isLoading } = useQuery({ ...agendaQuery(request), enabled: isAsked, staleTime: 10_000 });
  const { messages = [], consultations = [] } = isAsked ? (data ?? {}) : {};
  return {
    messages: messages
      .filter(({ id }) => verb !== 'mark' || !read.has(id))
      .sort(byDeadline)
      .map(({ created_at: at, message, ...rest }) => ({ ...rest, at, excerpt: message })),
    calls: consultations.map((call) => ({ ...call, excerpt: call.message })),
    isLooking: isLoading,
  };
}
