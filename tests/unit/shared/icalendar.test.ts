import { describe, expect, it } from 'vitest';
import { calendarText, conferenceLine, quoted, textValue, utcValue } from '#shared/icalendar.ts';

const unfolded = (text: string) => text.replaceAll('\r\n ', '');

describe('a line of a calendar', () => {
  it.each([
    ['letters of one octet', 'a'.repeat(300)],
    ['of two', 'é'.repeat(150)],
    ['of three', '漢'.repeat(100)],
    ['of four', '🌵'.repeat(75)],
    ['of all', 'aé漢🌵'.repeat(40)],
  ])('is folded after 75 octets at most, between characters: %s', (_, text) => {
    const file = calendarText([`SUMMARY:${text}`]);
    const lines = file.split('\r\n').slice(0, -1);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // No character would have fitted at the end of the line before it.
    for (const line of lines.slice(0, -1)) expect(Buffer.byteLength(line)).toBeGreaterThan(75 - 4);
    expect(unfolded(file)).toBe(`SUMMARY:${text}\r\n`);
    expect(file.isWellFormed()).toBe(true);
  });

  it.each([74, 75, 76])('of %i octets is folded only where it is too long', (octets) => {
    const lines = calendarText(['x'.repeat(octets)])
      .split('\r\n')
      .slice(0, -1);
    expect(lines).toHaveLength(octets > 75 ? 2 : 1);
  });
});

describe('a text', () => {
  it.each([
    ['a\r\nb\rc\nd', String.raw`a\nb\nc\nd`],
    [
      'next line \u0085, line \u2028 and paragraph \u2029',
      String.raw`next line \n\, line \n and paragraph \n`,
    ],
    ['a;b,c\\d', String.raw`a\;b\,c\\d`],
    ['\u202Egro.live\u202C and \u2066x\u2069', 'gro.live and x'],
    ['bell\u0007, null\u0000, escape\u001b, C1\u0090, tab\t.', String.raw`bell\, null\, escape\, C1\, tab .`],
    ['\uFEFFAna\uFFFF', 'Ana'],
    ['שלום 🌵 “Ana”', 'שלום 🌵 “Ana”'],
  ])('%j is written as %j', (text, written) => {
    expect(textValue(text)).toBe(written);
  });

  it('in quotes has no quotes and no line breaks', () => {
    expect(quoted('Ana "the\r\nBaker" \u202ERuiz\u0085')).toBe('"Ana  the Baker  Ruiz"');
  });
});

it('an instant and a conference are written as calendars want them', () => {
  expect(utcValue(new Date('2026-11-24T17:00:00.999Z'))).toBe('20261124T170000Z');
  expect(conferenceLine('https://meet.example.com/a;b,c', 'Join')).toBe(
    'CONFERENCE;VALUE=URI;FEATURE=VIDEO;LABEL="Join":https://meet.example.com/a;b,c',
  );
});
