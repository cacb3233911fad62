import { usePendingConsultationCount } from '../features/consultations/use-consultations.ts';
import { useNewMessageCount } from '../features/contacts/use-messages.ts';
import type { TabCounts } from './tab-id.ts';

/**
 * How many items await the owner in each tab: unread messages and unconfirmed consultations, by this browser's flags.
 */
export function useTabCounts(): TabCounts {
  const messages = useNewMessageCount() ?? 0;
  const consultations = usePendingConsultationCount();
  return {
    ...(messages === 0 ? {} : { messages: { count: messages, word: 'new' } }),
    ...(consultations === 0 ? {} : { consultations: { count: consultations, word: 'pending' } }),
  };
}
