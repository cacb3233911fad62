// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { onContent } from '#tests/support/on-content.ts';
import { beginning, oneLine } from '#server/mail/beginning.ts';
import { greeting } from '#server/mail/greeting.ts';

describe('greeting', () => {
  it.each([
    'Ada',
    'Ada Ruiz',
    "Seán O'Brien-Núñez",
    'María del Carmen',
    'J.R. Smith',
    'Dr. Ngô Thị Hà',
    '王小明',
    'हिन्दी नाम',
    'O’Neil',
  ])('calls %s by name', (name) => {
    expect(greeting(name)).toBe(onContent({ wren: `Hello ${name},`, lisbon: `Olá, ${name},` }));
  });

  it.each([
    '',
    '...',
    'evil.example',
    'Win at evil.com',
    'www.evil',
    'https://evil.example',
    'Ada <b>Ruiz</b>',
    'Ada, you won $500',
    'Ada\nBcc: all@example.com',
    'ada@example.com',
    'x'.repeat(61),
    'call me today and win a prize',
    'Ada 🦊',
    '\u202Eelpmaxe',
  ])('calls %j nothing', (name) => {
    expect(greeting(name)).toBe(onContent({ wren: 'Hello,', lisbon: 'Olá,' }));
  });
});

describe('oneLine', () => {
  it.each([
    ['a\r\nBcc: b@example.com', 'a Bcc: b@example.com'],
    ['a\u2028b\tc\u0000d', 'a b c d'],
    ['\u202Eabc', 'abc'],
    ['  plain  ', 'plain'],
  ])('makes %j into %j', (text, line) => {
    expect(oneLine(text, 50)).toBe(line);
  });

  it('is never longer, and has no half characters', () => {
    expect(oneLine('🦊'.repeat(20), 10)).toBe(`${'🦊'.repeat(9)}…`);
    expect(oneLine('x'.repeat(10), 10)).toBe('x'.repeat(10));
    expect(beginning('word word', 6)).toBe('word…');
  });
});
