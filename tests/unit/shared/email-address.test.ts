import { describe, expect, it } from 'vitest';
import { readableEmail } from '#server/readable-email.ts';
import { asciiEmail, isEmail } from '#shared/email-address.ts';
import { mailAddress } from '#shared/mail-address.ts';

describe('an address with a domain beyond ASCII', () => {
  it.each([
    ['user@exämple.de', 'user@xn--exmple-cua.de'],
    ['user@EXÄMPLE.de', 'user@xn--exmple-cua.de'],
    ['user@exa\u0308mple.de', 'user@xn--exmple-cua.de'],
    ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'],
    ['ito@例え。テスト', 'ito@xn--r8jz45g.xn--zckzah'],
  ])('%s is one for mail servers: %s', (typed, ascii) => {
    expect(asciiEmail(typed)).toBe(ascii);
    expect(isEmail(ascii)).toBe(true);
    expect(asciiEmail(readableEmail(ascii))).toBe(ascii);
  });

  it.each([
    'user@ä/b.de',
    'user@ä?b.de',
    'user@ä:80',
    'user@ä b.de',
    'user@１２７.0.0.1',
    'user@ä..de',
    'user@ä',
  ])('is none: %s', (typed) => {
    expect(isEmail(asciiEmail(typed))).toBe(false);
  });

  it.each(['', '@', 'user', 'User@Example.COM', 'a@b@c.com'])('leaves %j as it is', (address) => {
    expect(asciiEmail(address)).toBe(address);
    expect(readableEmail(address)).toBe(address);
  });

  it('is written to in ASCII, and read in its letters', () => {
    expect(readableEmail('user@xn--exmple-cua.de')).toBe('user@exämple.de');
    expect(readableEmail('user@xn--nonsense-.de')).toBe('user@xn--nonsense-.de');
    expect(mailAddress('user@exämple.de', 'Hello')).toBe('mailto:user@xn--exmple-cua.de?subject=Hello');
  });
});
