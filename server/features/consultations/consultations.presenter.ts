import type { Consultation } from '#shared/contract/consultations.ts';
import type { ConsultationRow } from '../../db/tables.ts';
import { readableEmail } from '../../readable-email.ts';
import { isAhead } from './scheduled-consultation.ts';
import { hearsOfChanges, isReached } from './told.ts';
import { readWaitingDeed } from './waiting-deed.ts';

/** @param sendsEmails whether visitors get emails at all */
export function presentConsultation(row: ConsultationRow, now: Date, sendsEmails: boolean): Consultation {
  const ahead = isAhead(row, now);
  return {
    id: row.id,
    name: row.name,
    email: readableEmail(row.email),
    phone: row.phone,
    message: row.message,
    consultation_date: row.consultation_date,
    consultation_time: row.consultation_time,
    status: row.status,
    suspected_spam: row.suspected_spam === 1,
    created_at: row.created_at,
    time_zone: row.time_zone,
    meeting_url: row.meeting_url,
    declined: ahead && row.declined_at !== null,
    confirmation_sent_at: row.confirmation_sent_at,
    reaches_visitor: ahead && sendsEmails && isReached(row),
    tells_visitor: ahead && sendsEmails && hearsOfChanges(row),
    confirmation_note: row.confirmation_note,
    tells_at: tellsAt(row, now),
    moved: movedOf(row),
    cancelled: cancelledOf(row),
    private_note: row.private_note,
  };
}

function movedOf(row: ConsultationRow): Consultation['moved'] {
  const {
    moved_from_date: date,
    moved_from_time: time,
    moved_at: at,
    moved_by: by,
    move_note: note,
    told_at,
  } = row;
  if (date === null || time === null || at === null || by === null) return null;
  return { from: { date, time }, at, by, note, told: told_at === at };
}

function cancelledOf(row: ConsultationRow): Consultation['cancelled'] {
  const { status, cancelled_at: at, cancelled_by: by, cancellation_note: note, told_at } = row;
  if (status !== 'cancelled' || at === null || by === null) return null;
  return { at, by, note, told: told_at === at };
}

function tellsAt({ taking_back }: ConsultationRow, now: Date): string | null {
  const due = readWaitingDeed(taking_back)?.due_at ?? '';
  return due > now.toISOString() ? due : null;
}
