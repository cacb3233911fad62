import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import { mailAddress } from '#shared/mail-address.ts';
import { callSubject } from './call-subject.ts';
import { timeInWords } from './time-in-words.ts';

/** A `mailto:` address that starts an email about the consultation. The owner sends it. [K2] */
export function confirmationAddress(consultation: Consultation): string {
  const { name, email, consultation_date, consultation_time } = consultation;
  const when = `${formatFullDay(consultation_date)} at ${timeInWords(consultation_time)}`;
  const body = [
    `Hello ${name},`,
    '',
    `your free ${CONSULTATION_MINUTES}-minute consultation on ${when} is confirmed.`,
    '',
  ].join('\r\n');
  return mailAddress(email, callSubject(consultation), body);
}
