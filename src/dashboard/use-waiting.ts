import type { Contact } from '#shared/contract/contacts.ts';
import { replyDueOf } from '../features/contacts/reply-due.ts';
import { useStandingMessages, useWaitingOf } from '../features/contacts/use-messages.ts';
import { useConsultationTotals } from '../features/consultations/use-consultations.ts';

/** Before anything is due. */
const UNKNOWN = new Date(0);

/**
 * What awaits the owner; calls that are to be confirmed, by this browser's flags. 0 while unknown.
 * @param listed messages whose clocks go on: what the server says of all is of a while ago
 */
export function useWaiting(listed: readonly Contact[] = [], now: Date = UNKNOWN) {
  const waiting = useWaitingOf(useStandingMessages().waiting);
  const { pending, declined, isPending, error } = useConsultationTotals();
  const late = listed.filter((message) => (replyDueOf(message) ?? now) < now).map(({ id }) => id);
  const overdue = new Set([...(waiting?.overdue ?? []), ...late]);
  return {
    messages: waiting?.open.length ?? 0,
    /** Those of them whose answer is overdue. */
    overdue: waiting?.open.filter((id) => overdue.has(id)).length ?? 0,
    pending,
    declined,
    isKnown: waiting !== null && !isPending && error === null,
  };
}
