import type { Consultation } from '#shared/contract/consultations.ts';

/** Of 'Confirm', which makes no request, so that it reaches nobody. [2.15.45] [K2] */
export const CONFIRM_HINT = 'No email is sent';

/** Above the list, once for all of its rows. */
export const CONFIRM_NOTE = '“Confirm” sends no email.';

/** What is said once one is confirmed. */
export function confirmedNews({ name }: Pick<Consultation, 'name'>): string {
  return `Marked as confirmed. ${name} gets no email about it.`;
}

/** What is said once one, or several, wait to be confirmed again. */
export const PENDING_AGAIN = 'Pending again';

/** As `confirmedNews`, of several. */
export function confirmedTogether(calls: string): string {
  return `${calls} marked as confirmed. Nobody gets an email about it.`;
}
