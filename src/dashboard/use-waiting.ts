import { useDeclinedConsultationCount } from '../features/consultations/use-consultations.ts';
import { useTabCounts } from './use-tab-counts.ts';

/** What awaits the owner, by this browser's flags; 0 while unknown. */
export function useWaiting() {
  const { messages, consultations } = useTabCounts();
  return {
    messages: messages?.count ?? 0,
    pending: consultations?.count ?? 0,
    declined: useDeclinedConsultationCount(),
  };
}
