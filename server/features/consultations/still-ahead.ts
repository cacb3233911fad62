import type { ConsultationRepository } from './consultations.repository.ts';
import { aboutConsultation, isAhead } from './scheduled-consultation.ts';

/**
 * Whether the consultation of an email is still expected to take place at `now`; `about` is the email's field in the
 * outbox. Who has declined it is not reminded of it.
 */
export async function isStillAhead(
  consultations: ConsultationRepository,
  about: string,
  now: Date,
): Promise<boolean> {
  const row = await consultations.find({ uid: about.slice(aboutConsultation('').length) });
  return row !== null && row.declined_at === null && isAhead(row, now);
}
