import type { Consultation } from '#shared/contract/consultations.ts';
import { howMany } from '../../lib/how-many.ts';

/** Of 'Confirm', which makes no request, so that it reaches nobody. [2.15.45] [K2] */
export const CONFIRM_HINT = 'No email is sent';

/** Above the list, once for all of its rows. */
export const CONFIRM_NOTE = '“Confirm” sends no email.';

/** What is said once one is confirmed. */
export function confirmedNews({ name }: Pick<Consultation, 'name'>): string {
  return `The call with ${name} is confirmed. No email goes out.`;
}

/** What is said once one, or several, wait to be confirmed again. */
export function pendingAgain([call, ...more]: readonly Pick<Consultation, 'name'>[]): string {
  return call === undefined || more.length > 0
    ? `${howMany(more.length + 1, 'consultation')} pending again.`
    : `The call with ${call.name} is pending again.`;
}

/** As `confirmedNews`, of several. */
export function confirmedTogether(calls: string): string {
  return `${calls} marked as confirmed. Nobody gets an email about it.`;
}
