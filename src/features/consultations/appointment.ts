import { CONSULTATION_MINUTES } from '#shared/business.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { mailAddress } from '#shared/mail-address.ts';

const dayName = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** 'Tuesday, November 24, 2026'; 'No date' or 'Invalid date' where there is none to read. [8.59] [8.60] */
export function formatDay(day: string): string {
  if (day.trim() === '') return 'No date';
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? 'Invalid date' : dayName.format(date);
}

/** A `mailto:` address that begins a letter about the appointment. Sending it is the owner's own doing. [K2] */
export function letterAddress(consultation: Consultation): string {
  const { name, email, consultation_date, consultation_time } = consultation;
  const when = `${formatDay(consultation_date)} at ${consultation_time} Arizona time`;
  const subject = `Your consultation on ${when}`;
  const body = [
    `Hello ${name},`,
    '',
    `your free ${CONSULTATION_MINUTES}-minute consultation on ${when} is confirmed.`,
    '',
  ].join('\r\n');
  return mailAddress(email, subject, body);
}
