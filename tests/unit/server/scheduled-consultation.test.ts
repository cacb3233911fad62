import { describe, expect, it } from 'vitest';
import { onContent } from '#tests/support/on-content.ts';
import { greeting, looksLikeName } from '#server/mail/greeting.ts';
import {
  describeTime,
  isAhead,
  reminderTime,
  startOf,
} from '#server/features/consultations/scheduled-consultation.ts';

/** Nine o’clock on Friday, 6 March. */
const BEGINS = onContent({ wren: '2026-03-06T16:00:00.000Z', lisbon: '2026-03-06T09:00:00.000Z' });
const A_SECOND_BEFORE = new Date(Date.parse(BEGINS) - 1_000).toISOString();
/** Nine o’clock in winter. */
const nineOn = (day: string) => `${day}T${BEGINS.slice(11)}`;

const when = { consultation_date: '2026-03-06', consultation_time: '9:00 AM' };

describe('a consultation', () => {
  it('begins at an instant, unless its time is none', () => {
    expect(startOf(when)?.toISOString()).toBe(BEGINS);
    expect(startOf({ ...when, consultation_time: 'noon' })).toBeNull();
  });

  it.each([
    ['pending', A_SECOND_BEFORE, true],
    ['confirmed', A_SECOND_BEFORE, true],
    ['pending', BEGINS, false],
    ['cancelled', '2026-03-01T16:00:00Z', false],
    ['completed', '2026-03-01T16:00:00Z', false],
  ])('that is %s is ahead at %s: %s', (status, now, expected) => {
    expect(isAhead({ ...when, status }, new Date(now))).toBe(expected);
  });

  it('is reminded of at nine the day before, weekends and turns of the year alike', () => {
    const due = (consultation_date: string) =>
      reminderTime({ ...when, consultation_date }, new Date('2026-01-01T00:00:00Z'))?.toISOString();
    expect(due('2026-03-06')).toBe(nineOn('2026-03-05'));
    expect(due('2026-03-09')).toBe(nineOn('2026-03-08'));
    expect(due('2027-01-01')).toBe(nineOn('2026-12-31'));
  });

  it('is not reminded of from that moment on', () => {
    expect(reminderTime(when, new Date(A_SECOND_BEFORE.replace('-06T', '-05T')))).not.toBeNull();
    expect(reminderTime(when, new Date(nineOn('2026-03-05')))).toBeNull();
  });

  it('is told in the business’s time, with the year', () => {
    expect(describeTime(when)).toBe(
      onContent({
        wren: 'Friday, March 6, 2026, at 9:00 AM Arizona time',
        lisbon: 'sexta-feira, 6 de março de 2026, às 09:00, hora de Lisboa',
      }),
    );
  });
});

describe('the greeting', () => {
  it.each([
    'Ada',
    'Ada Ruiz',
    'J. R. O’Neill-Østergård',
    'Dr. Müller',
    'José María',
    '王小明',
    'J.R. Tolkien',
  ])('greets %s by name', (name) => {
    expect(greeting(name)).toBe(onContent({ wren: `Hello ${name},`, lisbon: `Olá, ${name},` }));
  });

  it.each([
    'https://evil.example',
    'evil.example',
    'Ada evil.co',
    'Ada <script>',
    'Ada\u202eevil',
    'win $100',
    'Call 555-0100',
    '...',
    'a'.repeat(61),
    'you have won a prize click here',
  ])('does not repeat %s', (name) => {
    expect(looksLikeName(name)).toBe(false);
    expect(greeting(name)).toBe(onContent({ wren: 'Hello,', lisbon: 'Olá,' }));
  });
});
