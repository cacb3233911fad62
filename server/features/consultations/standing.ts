import type { Standing } from '#shared/contract/availability.ts';
import type { ConsultationRow } from '../../db/tables.ts';
import { startOf } from './scheduled-consultation.ts';

/** The consultations that were booked before their day or time was taken off, in order of time. */
export function standingOn(
  live: readonly ConsultationRow[],
  isOff: (consultation: ConsultationRow) => boolean,
): Standing[] {
  const at = (consultation: ConsultationRow) => startOf(consultation)?.getTime() ?? Infinity;
  return live
    .filter(isOff)
    .sort((one, other) => at(one) - at(other) || one.id - other.id)
    .map(({ id, name, email, consultation_date: day, consultation_time: time }) => ({
      id,
      name,
      email,
      day,
      time,
    }));
}
