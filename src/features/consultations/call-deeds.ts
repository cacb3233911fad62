import type { Consultation } from '#shared/contract/consultations.ts';
import { isAhead } from './is-ahead.ts';

/** What can be done with a call, as its row calls it. */
export const CALL_DEEDS = {
  confirm: 'Confirm',
  move: 'Move to another time…',
  cancel: 'Cancel the call…',
  edit: 'Edit details…',
  sendConfirmation: 'Send a confirmation…',
  /** Where the site sends the visitor none. */
  writeConfirmation: 'Write a confirmation',
  unconfirm: 'Mark as pending',
  bookAgain: 'Book again…',
  write: 'Write an email',
  note: 'Add a note',
  editNote: 'Edit the note',
  week: 'Show in the week',
  delete: 'Delete',
} as const;

/** What stands in its menu or has a button, wherever it is listed; a note is written in its row. */
export type CallDeed = Exclude<keyof typeof CALL_DEEDS, 'note' | 'editNote'>;

type Call = Pick<
  Consultation,
  | ('status' | 'consultation_date' | 'consultation_time')
  | ('email' | 'suspected_spam' | 'declined' | 'reaches_visitor' | 'confirmation_sent_at')
>;

/** What can be done with a call now, in the row's order. @param status in this browser */
export function callDeeds(call: Call, status: string, now: Date): CallDeed[] {
  return [
    ...(canConfirm(call, status) ? (['confirm'] as const) : []),
    ...(isAhead(call, now) ? (['move', 'cancel', ...confirmationOf(call)] as const) : []),
    ...(isMarked(call, status) ? (['unconfirm'] as const) : []),
    ...(isAhead(call, now) ? [] : (['bookAgain'] as const)),
    ...(isAhead(call, now) || call.email === '' ? [] : (['write'] as const)),
    'edit',
    // The week has no others.
    ...(call.status === 'cancelled' || call.suspected_spam ? [] : (['week'] as const)),
    'delete',
  ];
}

function canConfirm({ declined }: Call, status: string): boolean {
  return !declined && status === 'pending';
}

/** Only what was confirmed in this browser can be taken back: whoever was sent a confirmation, knows of it. */
function isMarked(call: Call, status: string): boolean {
  return call.status === 'pending' && status === 'confirmed';
}

/** Whether the site sends a confirmation to its visitor, and has sent none of its present time. */
export function sendsConfirmation({ reaches_visitor, declined, confirmation_sent_at }: Call): boolean {
  return reaches_visitor && !declined && confirmation_sent_at === null;
}

function confirmationOf(call: Call): CallDeed[] {
  if (sendsConfirmation(call)) return ['sendConfirmation'];
  return call.confirmation_sent_at === null && call.email !== '' ? ['writeConfirmation'] : [];
}

/** Why a call is not confirmed by its key, in words; null where it is, or goes back to pending. @param status in this browser */
export function whyNotConfirmed(call: Call, status: string): string | null {
  if (canConfirm(call, status) || isMarked(call, status)) return null;
  if (call.declined) return 'Its visitor declined it: it can’t be confirmed.';
  if (status === 'confirmed') return 'It is confirmed: it needs no confirming.';
  return `It is ${status}: it can’t be confirmed.`;
}
