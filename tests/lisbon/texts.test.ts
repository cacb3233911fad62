import { describe, expect, it } from 'vitest';
import { calendarFile } from '#app/features/consultations/calendar-file.ts';
import { openingHours } from '#shared/opening-hours.ts';
import { everyEmail } from '#tests/support/every-email.ts';
import { unwrapped } from '#tests/support/plain-text.ts';

describe('the texts of a site in Portuguese', () => {
  it('name their language in the calendar file that visitors save', () => {
    const file = calendarFile({
      day: '2026-11-24',
      slot: '9:15 AM',
      summary: 'Reunião',
      description: 'Uma reunião',
      location: 'Por telefone',
      conference: null,
      uid: 'a1b2@ines.example',
      now: new Date('2026-11-21T08:30:00Z'),
    });
    expect(file).toContain('PRODID:-//ines.example//Consultations//PT\r\n');
  });

  it('begin lines with a capital, and go on in small letters after a colon', async () => {
    const emails = await everyEmail();
    expect(openingHours.inSentence).toMatch(/^terça-feira/);
    expect(unwrapped(emails.get('receipt')?.text ?? '')).toContain(`: ${openingHours.inSentence}.`);
    expect(emails.get('appointment')?.text).toMatch(/^Sexta-feira, 6 de março de 2026/m);
  }, 60_000);
});
