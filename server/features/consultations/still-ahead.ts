import type { OutboxRow } from '../../db/tables.ts';
import type { ConsultationRepository } from './consultations.repository.ts';
import { aboutConsultation, isAhead, startOf } from './scheduled-consultation.ts';

/**
 * Whether an email about a consultation comes too late at `now`: a reminder of one that was cancelled or declined, or any
 * email once it has begun. What tells of a deleted one may still be sent.
 */
export async function isOvertaken(
  consultations: ConsultationRepository,
  { kind, about }: Pick<OutboxRow, 'kind' | 'about'>,
  now: Date,
): Promise<boolean> {
  if (kind !== 'reminder' && kind !== 'appointment') return false;
  const row = await consultations.find({ uid: (about ?? '').slice(aboutConsultation('').length) });
  if (row === null) return kind === 'reminder';
  if (kind === 'reminder') return row.declined_at !== null || !isAhead(row, now);
  const start = startOf(row);
  return start !== null && start <= now;
}
