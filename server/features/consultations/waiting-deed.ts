import type { ConsultationRow } from '../../db/tables.ts';
import type { When } from './scheduled-consultation.ts';

/** The emails of something that the owner did, which wait so that it can be taken back. */
export interface WaitingEmails {
  /** Their Message-IDs. */
  emails: string[];
  /** Those of emails that they took the place of. */
  withdrawn: string[];
  /** When they go out. */
  due_at: string;
}

/** What takes back something that the owner did, as a consultation keeps it. */
export interface WaitingDeed extends WaitingEmails {
  /** What the consultation had before. */
  before: Partial<ConsultationRow>;
}

/** What an owner's deed may change. */
const CHANGED = [
  ...(['status', 'placed_by_owner', 'consultation_date', 'consultation_time', 'declined_at'] as const),
  ...(['confirmation_sent_at', 'confirmation_note', 'told_at'] as const),
  ...(['moved_from_date', 'moved_from_time', 'moved_at', 'moved_by', 'move_note'] as const),
  ...(['cancelled_at', 'cancelled_by', 'cancellation_note'] as const),
];

/** What takes a deed back. @param row as it was before @param now a deed before it is kept as long as it waits then */
export function waitingDeed(row: ConsultationRow, emails: WaitingEmails, now: Date): string {
  const earlier = readWaitingDeed(row.taking_back);
  const before: Partial<ConsultationRow> = {
    ...Object.fromEntries(CHANGED.map((column) => [column, row[column]])),
    taking_back: earlier !== null && earlier.due_at > now.toISOString() ? row.taking_back : null,
    sequence_told: row.sequence_told ?? row.sequence,
  };
  return JSON.stringify({ ...emails, before } satisfies WaitingDeed);
}

/** @param kept the row's `taking_back`, which those in the trash from before it may lack */
export function readWaitingDeed(kept: string | null | undefined): WaitingDeed | null {
  return kept === null || kept === undefined ? null : (JSON.parse(kept) as WaitingDeed);
}

/** When its visitor thinks that it is: where the owner moved it, and the email still waits, it is the time before that. */
export function timeKnown(row: ConsultationRow, now: Date): When {
  const { consultation_date, consultation_time } = row;
  const deed = readWaitingDeed(row.taking_back);
  if (deed === null || deed.due_at <= now.toISOString()) return { consultation_date, consultation_time };
  return timeKnown({ ...row, ...deed.before }, now);
}
