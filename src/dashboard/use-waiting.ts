import { useConsultationTotals } from '../features/consultations/use-consultations.ts';
import { useNewMessageCount } from '../features/contacts/use-messages.ts';

/** What awaits the owner, by this browser's flags; 0 while unknown. */
export function useWaiting() {
  const messages = useNewMessageCount();
  const { pending, declined, isPending, error } = useConsultationTotals();
  return {
    messages: messages ?? 0,
    pending,
    declined,
    isKnown: messages !== null && !isPending && error === null,
  };
}
