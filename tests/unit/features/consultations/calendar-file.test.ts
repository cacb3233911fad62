import { describe, expect, it } from 'vitest';
import { calendarFile } from '#app/features/consultations/calendar-file.ts';

const EVENT = {
  day: '2026-11-24',
  slot: '5:00 PM',
  summary: 'Consultation',
  description: 'Words; more, and a \\ slash\nin two lines',
  location: 'By phone',
  conference: null,
  uid: 'a1b2@wren.example',
  now: new Date('2026-11-21T08:30:00.500Z'),
} as const;

/** The lines as a calendar reads them, with folded ones joined again. */
function unfolded(text: string): string[] {
  return text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
}

describe('the calendar file', () => {
  it('[9.2.01] is thirty minutes, in UTC', () => {
    expect(unfolded(calendarFile(EVENT))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//wren.example//Consultations//EN',
      'BEGIN:VEVENT',
      'UID:a1b2@wren.example',
      'SEQUENCE:0',
      'DTSTAMP:20261121T083000Z',
      'DTSTART:20261125T000000Z',
      'DTEND:20261125T003000Z',
      'SUMMARY:Consultation',
      'DESCRIPTION:Words\\; more\\, and a \\\\ slash\\nin two lines',
      'LOCATION:By phone',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('has the same id whenever it is made', () => {
    const uid = (now: Date) => /^UID:.*$/m.exec(calendarFile({ ...EVENT, now }))![0];
    expect(uid(new Date('2026-11-21T08:30:00Z'))).toBe(uid(new Date('2026-11-22T23:59:59Z')));
  });

  it('has no line of more than 75 octets, ends each with CR LF, and cuts no character in two', () => {
    const description = 'Ünïcödé 🌵 '.repeat(40).trim();
    const text = calendarFile({ ...EVENT, description });
    const lines = text.split('\r\n');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(unfolded(text)).toContain(`DESCRIPTION:${description}`);
  });
});
