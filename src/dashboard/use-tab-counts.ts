import { usePendingConsultationCount } from '../features/consultations/use-consultations.ts';
import { useOpenMessageCount } from '../features/contacts/use-messages.ts';
import type { TabCounts } from './tab-id.ts';

/**
 * How many items await the owner in each tab: messages that want an answer, and consultations that are
 * not confirmed by this browser's flags.
 */
export function useTabCounts(): TabCounts {
  const messages = useOpenMessageCount() ?? 0;
  const consultations = usePendingConsultationCount();
  return {
    ...(messages === 0 ? {} : { messages: { count: messages, word: 'to answer' } }),
    ...(consultations === 0 ? {} : { consultations: { count: consultations, word: 'pending' } }),
  };
}
