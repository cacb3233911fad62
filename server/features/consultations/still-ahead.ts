import type { ConsultationRepository } from './consultations.repository.ts';
import { aboutConsultation, isAhead } from './scheduled-consultation.ts';

/** Whether the consultation of an email is still ahead at `now`; `about` is the email's field in the outbox. */
export async function isStillAhead(
  consultations: ConsultationRepository,
  about: string,
  now: Date,
): Promise<boolean> {
  const row = await consultations.find({ uid: about.slice(aboutConsultation('').length) });
  return row !== null && isAhead(row, now);
}
