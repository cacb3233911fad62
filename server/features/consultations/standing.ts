import type { Standing } from '#shared/contract/availability.ts';
import type { ConsultationRow } from '../../db/tables.ts';

/** The consultations that were booked before their day or time was taken off. */
export function standingOn(
  live: readonly ConsultationRow[],
  isOff: (consultation: ConsultationRow) => boolean,
): Standing[] {
  return live.filter(isOff).map(({ name, consultation_date: day, consultation_time: time }) => ({
    name,
    day,
    time,
  }));
}
