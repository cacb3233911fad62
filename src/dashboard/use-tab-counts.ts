import { usePendingConsultationCount } from '../features/consultations/use-consultations.ts';
import { useNewMessageCount } from '../features/contacts/use-messages.ts';
import type { TabCounts } from './tab-id.ts';

/** What waits for the owner in which tab: messages not marked as read here, consultations not confirmed here. */
export function useTabCounts(): TabCounts {
  const messages = useNewMessageCount();
  const consultations = usePendingConsultationCount();
  return {
    ...(messages === 0 ? {} : { messages: { count: messages, word: 'new' } }),
    ...(consultations === 0 ? {} : { consultations: { count: consultations, word: 'pending' } }),
  };
}
