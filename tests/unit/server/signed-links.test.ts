import { describe, expect, it } from 'vitest';
import { SignedLinks } from '#server/mail/signed-links.ts';

const SUBJECT = 'b1f0c1de-1234-4c5d-9e8f-0123456789ab';
const links = new SignedLinks('a secret that only the tests know, long enough');
const token = links.sign('appointment', SUBJECT);

/** Characters that mean something somewhere on a token's way, beside plain ones. */
const CHARACTERS = Array.from('.aZ09-_=+/%?&# \t\r\n\0,;:*"\'\\é\u00AD\u200B\uFF0E\uFFFD\uD800');

describe('a token of a mail', () => {
  it('says what it is about, for its purpose alone', () => {
    expect(links.verify('appointment', token)).toBe(SUBJECT);
    expect(links.verify('unsubscribe', token)).toBeNull();
    expect(new SignedLinks('another secret').verify('appointment', token)).toBeNull();
  });

  it.each([
    '',
    '.',
    '..',
    SUBJECT,
    `${SUBJECT}.`,
    `.${token}`,
    `${token}.`,
    `${token}.x`,
    `${token}.${token}`,
  ])('is not %j', (other) => {
    expect(links.verify('appointment', other)).toBeNull();
  });

  it('is nothing that differs from it in any one character, more, less or another', () => {
    const others = new Set<string>();
    for (let at = 0; at <= token.length; at += 1) {
      const [before, after] = [token.slice(0, at), token.slice(at)];
      others.add(before);
      others.add(after);
      others.add(before + after.slice(1));
      for (const character of CHARACTERS) {
        others.add(before + character + after);
        others.add(before + character + after.slice(1));
      }
    }
    others.delete(token);
    expect(others.size).toBeGreaterThan(4_000);
    expect([...others].filter((other) => links.verify('appointment', other) !== null)).toEqual([]);
  });
});
