import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { isGuessable } from '#server/features/session/guessable-password.ts';

const OWNER = { email: 'mira@bakery.example', name: 'Mira Solano' };

describe('a password', () => {
  it.each([
    'password12345',
    'P@ssw0rd12345',
    'qwertyuiop12',
    '1qaz2wsx3edc',
    'Bakery123456',
    'Solano1234567',
    'mira@bakery.example',
    'letmeinletmein',
    'abcdefghijkl',
    '12345678summer',
    `${business.who.name}1`,
  ])('is easily guessed: %s', async (password) => {
    expect(await isGuessable(password, OWNER)).toBe(true);
  });

  it.each([
    'Bakery-Owner-2026',
    'a long enough password',
    'correct horse battery',
    'kQ3-zzR_81pLw0aa',
    'ÄpfelUndBirnen7',
    'x7'.concat('lorem ipsum dolor sit amet '.repeat(20)),
  ])('is not: %s', async (password) => {
    expect(await isGuessable(password, OWNER)).toBe(false);
  });
});
