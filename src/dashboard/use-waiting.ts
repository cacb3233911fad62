import { useConsultationTotals } from '../features/consultations/use-consultations.ts';
import { useOpenMessageCount } from '../features/contacts/use-messages.ts';

/** What awaits the owner; calls that are to be confirmed, by this browser's flags. 0 while unknown. */
export function useWaiting() {
  const messages = useOpenMessageCount();
  const { pending, declined, isPending, error } = useConsultationTotals();
  return {
    messages: messages ?? 0,
    pending,
    declined,
    isKnown: messages !== null && !isPending && error === null,
  };
}
