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
    expect(beginning('🇺🇸'.repeat(9), 8)).toBe(`${'🇺🇸'.repeat(3)}…`);
    expect(beginning('e\u0301'.repeat(6), 6)).toBe(`${'e\u0301'.repeat(2)}…`);
    expect(beginning(`x${'\u0301'.repeat(20)}`, 6)).toBe(`x${'\u0301'.repeat(4)}…`);
  });

  it('ends after a whole word, unless that leaves too little', () => {
    expect(beginning('Could you look at the menu', 16)).toBe('Could you look…');
    expect(beginning('Could you look at the menu', 15)).toBe('Could you look…');
    expect(beginning('Could you look at the menu', 14)).toBe('Could you…');
    expect(beginning('On a phone. Could you look', 16)).toBe('On a phone…');
    expect(beginning(`See https://bakery.example/${'a'.repeat(40)}`, 20)).toBe('See https://bakery…');
    expect(beginning('パンとコーヒーのある店です', 6)).toBe('パンとコー…');
  });
});
