import { describe, expect, it } from 'vitest';
import { greeting, looksLikeName } from '#server/mail/greeting.ts';
import {
  describeTime,
  isAhead,
  reminderTime,
  startOf,
} from '#server/features/consultations/scheduled-consultation.ts';

const when = { consultation_date: '2026-03-06', consultation_time: '9:00 AM' };

describe('a consultation', () => {
  it('begins at an instant, unless its time is none', () => {
    expect(startOf(when)?.toISOString()).toBe('2026-03-06T16:00:00.000Z');
    expect(startOf({ ...when, consultation_time: 'noon' })).toBeNull();
  });

  it.each([
    ['pending', '2026-03-06T15:59:59Z', true],
    ['confirmed', '2026-03-06T15:59:59Z', true],
    ['pending', '2026-03-06T16:00:00Z', false],
    ['cancelled', '2026-03-01T16:00:00Z', false],
    ['completed', '2026-03-01T16:00:00Z', false],
  ])('that is %s is ahead at %s: %s', (status, now, expected) => {
    expect(isAhead({ ...when, status }, new Date(now))).toBe(expected);
  });

  it('is reminded of at nine in Arizona the day before, weekends and turns of the year alike', () => {
    const due = (consultation_date: string) =>
      reminderTime({ ...when, consultation_date }, new Date('2026-01-01T00:00:00Z'))?.toISOString();
    expect(due('2026-03-06')).toBe('2026-03-05T16:00:00.000Z');
    expect(due('2026-03-09')).toBe('2026-03-08T16:00:00.000Z');
    expect(due('2027-01-01')).toBe('2026-12-31T16:00:00.000Z');
  });

  it('is not reminded of from that moment on', () => {
    expect(reminderTime(when, new Date('2026-03-05T15:59:59Z'))).not.toBeNull();
    expect(reminderTime(when, new Date('2026-03-05T16:00:00Z'))).toBeNull();
  });

  it('is told in Arizona’s time, with the year', () => {
    expect(describeTime(when)).toBe('Friday, March 6, 2026, at 9:00 AM Arizona time');
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
    expect(greeting(name)).toBe(`Hello ${name},`);
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
    expect(greeting(name)).toBe('Hello,');
  });
});
