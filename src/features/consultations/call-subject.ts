import { consultation } from '#content/words/consultation.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import { timeInWords } from './time-in-words.ts';

/** Of an email to a call's visitor, in the site's language: 'Your consultation on Tuesday, November 24, 2026 at 9:00 AM …'. */
export function callSubject({
  consultation_date,
  consultation_time,
}: Pick<Consultation, 'consultation_date' | 'consultation_time'>): string {
  return consultation.mailSubject(formatFullDay(consultation_date), timeInWords(consultation_time));
}
