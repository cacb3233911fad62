import type { ConsultationRepository } from './consultations.repository.ts';
import { aboutConsultation, isAhead } from './scheduled-consultation.ts';

/** Whether the consultation that an email is about is still to come at `now`; `about` is what the outbox says. */
export async function isStillAhead(
  consultations: ConsultationRepository,
  about: string,
  now: Date,
): Promise<boolean> {
  const row = await consultations.find({ uid: about.slice(aboutConsultation('').length) });
  return row !== null && isAhead(row, now);
}
